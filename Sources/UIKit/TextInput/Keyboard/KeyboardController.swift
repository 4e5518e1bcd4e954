import DeviceProtocol
import DeviceRuntime

/// Shows the keyboard, or what the first responder has instead of it, from below; tells everyone who makes room.
@MainActor final class KeyboardController {
    private(set) static var shared = KeyboardController()
    /// Replaces the keyboard by that of the next application.
    static func reset() {
        EditMenu.hide()
        shared = KeyboardController()
    }

    private(set) var window: TextEffectsWindow?
    private let host = UIView()
    private let keyboard = KeyboardView()
    private weak var input: UIView?
    private weak var accessory: UIView?
    /// The frame of the keyboard at rest or at the end of its animation, in the scene's coordinates; below the scene while hidden.
    private(set) var frame = CGRect.zero
    private(set) var isShown = false
    /// Whether a finger holds it below its place.
    var isPulled = false
    /// Counts the movements, so that the end of one that was overtaken says nothing.
    private var movement = 0

    /// The duration of the keyboard's animation, in seconds, and its curve.
    static let duration: TimeInterval = 0.25
    static let curve = UIView.AnimationCurve.easeInOut

    // MARK: Windows

    /// The window of the keyboard and the menu, where there is one.
    var windows: [UIWindow] { [window].compactMap { $0 } }

    /// The window above the app's own, with the keyboard and the editing menu.
    func effectsWindow(for view: UIView) -> UIView? { (view.window?.windowScene).map(installed) }

    private func installed(in scene: UIWindowScene) -> TextEffectsWindow {
        let scene = UIApplication.shared.stage.coveringScene(for: scene)
        if let window, window.windowScene === scene { return window }
        let made = TextEffectsWindow(windowScene: scene)
        // Above the app's windows, below the status bar and the home indicator.
        made.windowLevel = UIWindow.Level(UIWindow.Level.statusBar.rawValue - 1)
        made.onLayout = { [weak self] in self?.sceneChanged() }
        made.addSubview(host)
        if let window, window.windowScene !== scene { window.windowScene?.ownedWindows.removeAll { $0 === window } }
        window = made
        scene.ownedWindows.append(made)
        made.isHidden = false
        return made
    }

    // MARK: Following the first responder

    /// Shows, exchanges or hides the keyboard as the first responder wants it.
    func update(animated: Bool = true) {
        SystemBars.shared.followInput()
        let responder = FirstResponder.current
        let views = inputViews(of: responder)
        guard views.input != nil || views.accessory != nil, let scene = scene(of: responder) else { return hide(animated: animated) }
        let window = installed(in: scene)
        show(views.input, views.accessory, in: window, for: responder)
        move(to: place(in: window), isShown: true, animated: animated)
    }

    private func scene(of responder: UIResponder?) -> UIWindowScene? {
        responder?.chain.lazy.compactMap { ($0 as? UIWindow)?.windowScene }.first
    }

    /// The nearest views of the responder chain; the keyboard itself for what takes text.
    private func inputViews(of responder: UIResponder?) -> (input: UIView?, accessory: UIView?) {
        guard let responder else { return (nil, nil) }
        let chain = responder.chain
        let own = chain.lazy.compactMap(\.inputView).first
        let accessory = chain.lazy.compactMap(\.inputAccessoryView).first
        return (own ?? (TextInputRouting.takesText(responder) ? keyboard : nil), accessory)
    }

    private func show(_ input: UIView?, _ accessory: UIView?, in window: TextEffectsWindow, for responder: UIResponder?) {
        window.isHidden = false
        for old in host.subviews where old !== input && old !== accessory { old.removeFromSuperview() }
        for view in [input, accessory].compactMap({ $0 }) where view.superview !== host { host.addSubview(view) }
        (self.input, self.accessory) = (input, accessory)
        guard input === keyboard else { return }
        let view = responder as? UIView
        let isDark = (view?.traitCollection ?? window.traitCollection).userInterfaceStyle == .dark
        keyboard.configure(for: responder as? any UITextInputTraits, isDark: isDark)
    }

    // MARK: Geometry

    func place(in window: UIWindow) -> CGRect {
        let size = window.bounds.size, bottom = window.safeAreaInsets.bottom
        let accessoryHeight = accessory.map { height(of: $0, width: size.width) } ?? 0
        let total = accessoryHeight + inputHeight(in: size, bottom: bottom)
        return CGRect(x: 0, y: size.height - total, width: size.width, height: total)
    }

    private func inputHeight(in size: CGSize, bottom: CGFloat) -> CGFloat {
        guard let input else { return bottom }
        guard input === keyboard else { return height(of: input, width: size.width) + bottom }
        return KeyboardMetrics.height(in: size, bottom: bottom, device: DeviceSettings.current.description)
    }

    private func height(of view: UIView, width: CGFloat) -> CGFloat {
        let sizesItself = (view as? UIInputView)?.allowsSelfSizing == true
        if !sizesItself, view.bounds.height > 0 { return view.bounds.height }
        let size = view.intrinsicContentSize.height
        if size > 0 { return size }
        return view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    private func layOutHost() {
        let accessoryHeight = accessory.map { height(of: $0, width: frame.width) } ?? 0
        accessory?.frame = CGRect(x: 0, y: 0, width: frame.width, height: accessoryHeight)
        guard let input else { return }
        let below = input === keyboard ? 0 : window?.safeAreaInsets.bottom ?? 0
        input.frame = CGRect(x: 0, y: accessoryHeight, width: frame.width, height: max(frame.height - accessoryHeight - below, 0))
        host.backgroundColor = input === keyboard ? .clear : .systemGroupedBackground
    }

    /// The device turned, or the window got another size.
    private func sceneChanged() {
        guard let window else { return }
        guard isShown else {
            frame = hiddenFrame(frame, in: window)
            host.frame = frame
            return
        }
        let new = place(in: window)
        if new != frame, !isPulled { move(to: new, isShown: true, animated: false) }
    }

    /// Scenes came or went: side by side they have one keyboard in common, as wide as the display.
    func stageChanged() {
        guard isShown, let old = window, let scene = scene(of: FirstResponder.current) else { return }
        guard old.windowScene !== UIApplication.shared.stage.coveringScene(for: scene) else { return }
        host.removeFromSuperview()
        old.isHidden = true
        update(animated: false)
    }

    private func hiddenFrame(_ frame: CGRect, in window: UIWindow) -> CGRect {
        CGRect(x: 0, y: window.bounds.height, width: window.bounds.width, height: frame.height)
    }

    // MARK: Moving

    private func hide(animated: Bool) {
        guard isShown, let window else { return }
        move(to: hiddenFrame(frame, in: window), isShown: false, animated: animated)
    }

    private func move(to end: CGRect, isShown: Bool, animated: Bool) {
        guard let window else { return }
        let begin = self.isShown ? frame : hiddenFrame(end, in: window)
        if !self.isShown { host.frame = begin }
        movement += 1
        isPulled = false
        let (current, moves) = (movement, begin != end)
        (frame, self.isShown) = (end, isShown)
        if isShown { layOutHost() }
        let notice = KeyboardNotice(begin: begin, end: end, duration: moves && animated ? Self.duration : 0, isShown: isShown)
        notice.postWill(moves: moves)
        let apply = {
            self.host.frame = end
            UIApplication.shared.stage.visible.forEach(KeyboardAvoidance.update)
        }
        let finish = { [weak self] in
            guard let self, self.movement == current else { return }
            if !isShown { self.clear() }
            notice.postDid(moves: moves)
        }
        guard moves, animated, UIView.areAnimationsEnabled else {
            UIView.performWithoutAnimation(apply)
            return finish()
        }
        UIView.animate(withDuration: Self.duration, delay: 0, options: [.curveEaseInOut], animations: apply) { _ in finish() }
    }

    /// Follows a finger: without an animation, and without notifications until it lets go.
    func moveAtOnce(to place: CGRect) {
        frame = place
        UIView.performWithoutAnimation {
            host.frame = place
            UIApplication.shared.stage.visible.forEach(KeyboardAvoidance.update)
        }
    }

    private func clear() {
        for view in host.subviews { view.removeFromSuperview() }
        (input, accessory) = (nil, nil)
    }

    /// The text of the first responder changed by other means than the keyboard's own keys.
    func textChanged() { if isShown, input === keyboard { keyboard.textChanged() } }

    /// How much of a view's lower part the keyboard covers, in points.
    func overlap(with view: UIView) -> CGFloat {
        guard isShown, let window, let scene = view.window?.windowScene else { return 0 }
        guard scene === window.windowScene || window.windowScene is DisplayScene else { return 0 }
        let place = view.convert(frame, from: window)
        guard place.minX < view.bounds.maxX, place.maxX > view.bounds.minX else { return 0 }
        return min(max(view.bounds.maxY - place.minY, 0), view.bounds.height)
    }
}

/// The window of the keyboard and the editing menu; touches beside them go to the app.
final class TextEffectsWindow: SystemWindow {
    var onLayout: () -> Void = {}

    override var takesTouches: Bool { true }

    override func layoutSubviews() {
        super.layoutSubviews()
        onLayout()
    }
}
