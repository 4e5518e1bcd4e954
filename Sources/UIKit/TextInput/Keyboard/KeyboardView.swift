import DeviceRuntime

/// The on-screen keyboard.
final class KeyboardView: UIView {
    private(set) var layout = KeyboardLayout(.default, plane: .letters, language: "en")
    private var keys: [(key: KeyboardKey, view: KeyboardKeyView)] = []
    private var style = KeyboardStyle()
    private var plane = KeyboardPlane.letters
    private(set) var isShifted = false
    private var isCapsLocked = false
    private var lastShift: TimeInterval = -1
    private var pressed: [ObjectIdentifier: Int] = [:]
    private let repeatTimer = GestureTimer()
    private var popUps: [Int: KeyPopUpView] = [:]
    private let trackpadTimer = GestureTimer()
    private var heldSpace: (touch: ObjectIdentifier, place: CGPoint)?
    /// Moves the caret, while a finger holds the space bar.
    private var trackpad: (touch: ObjectIdentifier, pad: KeyboardTrackpad)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isMultipleTouchEnabled = true
        accessibilityElementsHidden = true
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: What is shown

    /// Shows the keys that a text input wants.
    func configure(for input: (any UITextInputTraits)?, isDark: Bool) {
        style = KeyboardStyle(input, isDark: isDark)
        plane = style.type == .numbersAndPunctuation ? .numbers : .letters
        (isShifted, isCapsLocked) = (false, false)
        backgroundColor = style.background
        rebuild()
        textChanged()
    }

    private func rebuild() {
        layout = KeyboardLayout(style.type, plane: plane, language: style.language)
        for (_, view) in keys { view.removeFromSuperview() }
        for view in popUps.values { view.removeFromSuperview() }
        popUps = [:]
        keys = layout.rows.flatMap { $0 }.map { ($0, KeyboardKeyView()) }
        for (_, view) in keys { addSubview(view) }
        updateKeys()
        setNeedsLayout()
    }

    private var isReturnEnabled: Bool { !style.enablesReturnAutomatically || TextInputRouting.hasText }

    private func updateKeys() {
        let isReturnEnabled = isReturnEnabled
        for (index, (key, view)) in keys.enumerated() {
            view.show(
                key, style, isShifted: isShifted, isCapsLocked: isCapsLocked, isPad: layout.isPad,
                isPressed: trackpad == nil && pressed.values.contains(index) && !popsUp(index),
                isEnabled: key != .return || isReturnEnabled, isBlank: trackpad != nil)
        }
        updatePopUps()
    }

    // MARK: Pop-ups

    /// Phones show the letter under the finger above it.
    private func popsUp(_ index: Int) -> Bool {
        guard keys.indices.contains(index), case .character = keys[index].key else { return false }
        return DeviceSettings.current.description.idiom == .phone && !layout.isPad
    }

    private func updatePopUps() {
        let shown = Set(trackpad == nil ? pressed.values.filter(popsUp) : [])
        for index in Set(popUps.keys).subtracting(shown) { popUps.removeValue(forKey: index)?.removeFromSuperview() }
        for index in shown where popUps[index] == nil {
            guard case .character(let text) = keys[index].key else { continue }
            let view = KeyPopUpView(isShifted ? text.uppercased() : text, style, over: keys[index].view.frame, in: bounds.width)
            addSubview(view)
            popUps[index] = view
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = KeyboardMetrics.keys(in: bounds, safe: safeAreaInsets, device: DeviceSettings.current.description)
        for ((_, view), frame) in zip(keys, layout.frames(in: area).flatMap { $0 }) { view.frame = frame }
    }

    /// The text around the caret changed: sentences begin with a capital.
    func textChanged() {
        if !isCapsLocked { isShifted = plane == .letters && style.wantsCapital(after: TextInputRouting.textBeforeCaret) }
        updateKeys()
    }

    // MARK: Elements

    /// The keys as automation sees them, row by row; gaps are none.
    var keyElements: [KeyElement] {
        keys.compactMap { key, view in
            guard let name = KeyName(key, style, isShifted: isShifted, isPad: layout.isPad, plane: plane) else { return nil }
            return KeyElement(view: view, name: name, isEnabled: key != .return || isReturnEnabled, isSelected: key == .shift && isShifted)
        }
    }

    // MARK: Touches

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            guard let index = key(at: touch.location(in: self)) else { continue }
            pressed[ObjectIdentifier(touch)] = index
            if keys[index].key == .delete { startDeleting() }
            if keys[index].key == .space { startTrackpad(touch) }
        }
        updateKeys()
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches where pressed[ObjectIdentifier(touch)] != nil {
            if let trackpad {
                if trackpad.touch == ObjectIdentifier(touch) { trackpad.pad.move(to: touch.location(in: self)) }
                continue
            }
            pressed[ObjectIdentifier(touch)] = key(at: touch.location(in: self))
        }
        updateKeys()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        repeatTimer.cancel()
        guard !endTrackpad(touches) else { return }
        let used = touches.compactMap { pressed.removeValue(forKey: ObjectIdentifier($0)) }
        for index in used where keys.indices.contains(index) { use(keys[index].key) }
        updateKeys()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        repeatTimer.cancel()
        _ = endTrackpad(touches)
        for touch in touches { pressed[ObjectIdentifier(touch)] = nil }
        updateKeys()
    }

    /// The key nearest to a point: fingers between two keys press one of them.
    private func key(at point: CGPoint) -> Int? {
        func distance(_ rect: CGRect) -> CGFloat {
            hypot(max(rect.minX - point.x, 0, point.x - rect.maxX), max(rect.minY - point.y, 0, point.y - rect.maxY))
        }
        let places = keys.indices.filter { keys[$0].key != .gap }.map { ($0, distance(keys[$0].view.frame)) }
        guard let nearest = places.min(by: { $0.1 < $1.1 }), nearest.1 < 24 else { return nil }
        return nearest.0
    }

    // MARK: The space bar held down

    private func startTrackpad(_ touch: UITouch) {
        heldSpace = (ObjectIdentifier(touch), touch.location(in: self))
        trackpadTimer.start(KeyboardTrackpad.delay) { [weak self] in self?.spaceWasHeld() }
    }

    /// The finger that pressed the space bar is still there: it moves the caret from now on.
    func spaceWasHeld() {
        guard let heldSpace, let index = pressed[heldSpace.touch], keys.indices.contains(index), keys[index].key == .space,
            let pad = KeyboardTrackpad(at: heldSpace.place)
        else { return }
        trackpad = (heldSpace.touch, pad)
        updateKeys()
    }

    /// Whether touches that end have moved the caret; then they type nothing.
    private func endTrackpad(_ touches: Set<UITouch>) -> Bool {
        trackpadTimer.cancel()
        heldSpace = nil
        guard let trackpad else { return false }
        for touch in touches { pressed[ObjectIdentifier(touch)] = nil }
        if touches.contains(where: { ObjectIdentifier($0) == trackpad.touch }) {
            trackpad.pad.end()
            self.trackpad = nil
        }
        updateKeys()
        return true
    }

    /// A key held down deletes again and again.
    private func startDeleting() {
        repeatTimer.start(0.5) { [weak self] in self?.deleteAgain() }
    }

    private func deleteAgain() {
        guard pressed.values.contains(where: { keys.indices.contains($0) && keys[$0].key == .delete }) else { return }
        TextInputRouting.deleteBackward(1)
        repeatTimer.start(0.1) { [weak self] in self?.deleteAgain() }
    }

    private func use(_ key: KeyboardKey) {
        switch key {
        case .character(let text):
            TextInputRouting.insert(isShifted ? text.uppercased() : text)
            if !isCapsLocked { isShifted = false }
        case .space:
            TextInputRouting.insert(" ")
            if plane != .letters { change(to: .letters) }
        case .return: TextInputRouting.insert("\n")
        case .delete: TextInputRouting.deleteBackward(1)
        case .shift: return shift()
        case .plane(let plane): return change(to: plane)
        case .gap: return
        }
        textChanged()
    }

    /// Twice quickly keeps capitals.
    private func shift() {
        let now = CACurrentMediaTime()
        if isCapsLocked {
            (isCapsLocked, isShifted) = (false, false)
        } else if now - lastShift < TouchDispatcher.multipleTapInterval, lastShift >= 0 {
            (isCapsLocked, isShifted) = (true, true)
        } else {
            isShifted.toggle()
        }
        lastShift = now
    }

    private func change(to plane: KeyboardPlane) {
        self.plane = plane
        pressed = [:]
        rebuild()
        textChanged()
    }
}
