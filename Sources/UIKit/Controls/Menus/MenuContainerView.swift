/// A menu on the screen: what lies behind is out of reach until something is chosen or the menu is dismissed.
final class MenuContainerView: UIView {
    private let source: MenuSource
    private let preview: MenuPreviewView?
    private let region = MenuDismissRegion()
    private let backdrop = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterial))
    private var panels: [MenuPanelView] = []
    private var isEnding = false
    /// Called when the menu begins to go, and again when it is gone.
    var willEnd: () -> Void = {}
    var didEnd: () -> Void = {}
    /// Called with a tap on the preview.
    var onPreviewTap: () -> Void = {}

    /// The animations that run along with the appearance or dismissal of the menu; nil for none.
    var alongside: ContextMenuAnimator?

    static let (growDuration, shrinkDuration): (TimeInterval, TimeInterval) = (0.4, 0.25)

    init(_ menu: UIMenu, source: MenuSource, preview: MenuPreviewView? = nil) {
        (self.source, self.preview) = (source, preview)
        super.init(frame: .zero)
        isOpaque = false
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        accessibilityViewIsModal = true
        addSubview(region)
        region.onTap = { [weak self] in self?.dismiss() }
        if let preview {
            insertSubview(backdrop, at: 0)
            backdrop.isUserInteractionEnabled = false
            addSubview(preview)
            preview.onTap = { [weak self] in self?.onPreviewTap() }
        }
        // A preview alone has no panel.
        if !menu.children.isEmpty { push(menu) }
    }

    required init?(coder: NSCoder) { nil }

    private var root: MenuPanelView? { panels.first }

    // MARK: Showing

    /// Shows the menu in the window of its source; false where there is none.
    func present() -> Bool {
        guard let window = source.view?.window else { return false }
        frame = window.bounds
        window.addSubview(self)
        layoutIfNeeded()
        guard UIView.areAnimationsEnabled else {
            alongside?.animate()
            alongside?.complete()
            return true
        }
        let begin = collapsed(root)
        UIView.performWithoutAnimation {
            root?.transform = begin
            root?.alpha = 0
            backdrop.alpha = 0
            preview?.prepareToGrow(from: sourceRect)
        }
        let along = alongside
        UIView.animate(
            withDuration: Self.growDuration, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
            options: [.allowUserInteraction]
        ) {
            self.root?.transform = .identity
            self.root?.alpha = 1
            self.backdrop.alpha = 1
            self.preview?.grow()
            along?.animate()
        } completion: { _ in
            along?.complete()
        }
        return true
    }

    /// The small shape that the root panel grows from: at the point of the source that is nearest to it.
    private func collapsed(_ panel: MenuPanelView?) -> CGAffineTransform {
        guard let panel else { return .identity }
        let scale: CGFloat = 0.2
        let origin = CGPoint(
            x: min(max(sourceRect.midX, panel.frame.minX), panel.frame.maxX),
            y: panel.frame.midY > sourceRect.midY ? panel.frame.minY : panel.frame.maxY)
        return CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: (origin.x - panel.center.x) * (1 - scale), ty: (origin.y - panel.center.y) * (1 - scale))
    }

    /// Takes the menu away; `completion` runs when it is gone.
    func dismiss(animated: Bool = true, completion: @escaping () -> Void = {}) {
        guard !isEnding else { return }
        isEnding = true
        isUserInteractionEnabled = false
        accessibilityViewIsModal = false
        accessibilityElementsHidden = true
        alongside = nil
        willEnd()
        let along = alongside
        let finish = {
            self.removeFromSuperview()
            along?.complete()
            self.didEnd()
            completion()
        }
        guard animated, UIView.areAnimationsEnabled, window != nil else {
            along?.animate()
            return finish()
        }
        UIView.animate(
            withDuration: Self.shrinkDuration, delay: 0, options: [.curveEaseInOut],
            animations: {
                for panel in self.panels {
                    panel.transform = self.collapsed(self.root)
                    panel.alpha = 0
                }
                self.backdrop.alpha = 0
                self.preview?.shrink(to: self.sourceRect)
                along?.animate()
            }, completion: { _ in finish() })
    }

    // MARK: Levels

    private func push(_ menu: UIMenu) {
        let panel = MenuPanelView(menu, isSubmenu: !panels.isEmpty)
        panel.onChoose = { [weak self] in self?.choose($0) }
        panel.onBack = { [weak self] in self?.pop() }
        panel.onResize = { [weak self] in self?.setNeedsLayout() }
        let parent = panels.last
        panels.append(panel)
        addSubview(panel)
        guard let parent else { return }
        parent.accessibilityElementsHidden = true
        parent.isUserInteractionEnabled = false
        setNeedsLayout()
        layoutIfNeeded()
        UIView.performWithoutAnimation { panel.alpha = 0 }
        UIView.animate(withDuration: Self.shrinkDuration) {
            panel.alpha = 1
            parent.transform = CGAffineTransform(scaleX: 0.94, y: 0.94)
        }
    }

    /// Goes back from a submenu.
    private func pop() {
        guard panels.count > 1 else { return }
        let panel = panels.removeLast()
        panels.last?.isUserInteractionEnabled = true
        panels.last?.accessibilityElementsHidden = false
        panel.isUserInteractionEnabled = false
        panel.accessibilityElementsHidden = true
        UIView.animate(
            withDuration: Self.shrinkDuration,
            animations: {
                panel.alpha = 0
                self.panels.last?.transform = .identity
            }, completion: { _ in panel.removeFromSuperview() })
    }

    private func choose(_ row: MenuContent.Row) {
        switch row {
        case .submenu(let menu): push(menu)
        case .loading: break
        case .action(let action, let menu):
            if menu.options.contains(.singleSelection) { menu.selectOnly(action) }
            source.willChoose(action)
            let keeps = action.attributes.contains(.keepsMenuPresented)
            if !keeps { dismiss() }
            action.performWithSender(source.sender, target: nil)
            if keeps { panels.forEach { $0.rebuild() } }
        }
    }

    /// Replaces the menu that is shown; submenus close.
    func show(_ menu: UIMenu) {
        panels.forEach { $0.removeFromSuperview() }
        panels = []
        push(menu)
        setNeedsLayout()
    }

    var menu: UIMenu? { panels.last?.menu }

    // MARK: Touches that opened the menu

    /// Follows the finger that opened the menu.
    func track(_ location: (UIView) -> CGPoint) { if let panel = panels.last { panel.track(location(panel)) } }
    /// The finger that opened the menu was lifted: on a row, it chooses that.
    func release(_ location: (UIView) -> CGPoint) { if let panel = panels.last { panel.release(location(panel)) } }

    // MARK: Layout

    private var sourceRect: CGRect {
        guard let view = source.view, view.window === window else { return CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0) }
        return view.convert(source.rect, to: self)
    }

    /// The area in which menus are placed: the safe area above the keyboard, with a margin.
    private var area: CGRect {
        var area = bounds.inset(by: safeAreaInsets)
        if let window { area.size.height -= max(KeyboardController.shared.overlap(with: window) - safeAreaInsets.bottom, 0) }
        // Where there is no safe area, as at the sides of a phone, the screen's edge needs a margin.
        return area.shrunk(dx: MenuMetrics.screenMargin, dy: safeAreaInsets.bottom > 0 ? 0 : MenuMetrics.screenMargin)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        region.frame = bounds
        backdrop.frame = bounds
        if let preview {
            let panelHeight = root.map { $0.fullHeight } ?? 0
            preview.place(in: area, from: sourceRect, menuHeight: panelHeight)
            place(root, beside: preview.restingFrame, gap: MenuMetrics.sourceGap)
        } else {
            place(root, beside: sourceRect, gap: MenuMetrics.sourceGap)
        }
        for (parent, panel) in zip(panels, panels.dropFirst()) { place(panel, over: parent) }
    }

    private func place(_ panel: MenuPanelView?, beside rect: CGRect, gap: CGFloat) {
        guard let panel else { return }
        let area = area
        let above = rect.minY - gap - area.minY, below = area.maxY - rect.maxY - gap
        let opensUpwards = panel.fullHeight > below && above > below
        panel.turnUpsideDown(opensUpwards && source.order == .priority)
        let height = min(panel.fullHeight, max(opensUpwards ? above : below, MenuMetrics.rowHeight))
        let width = min(MenuMetrics.width, area.width)
        // Along the edge of what it belongs to that is nearer to the screen's; in the middle under what is there.
        let isCentred = abs(rect.midX - bounds.midX) < bounds.width / 12
        let wanted = isCentred ? rect.midX - width / 2 : rect.midX < bounds.midX ? rect.minX : rect.maxX - width
        let x = min(max(wanted, area.minX), area.maxX - width)
        let wantedY = opensUpwards ? rect.minY - gap - height : rect.maxY + gap
        set(panel, CGRect(x: x, y: min(max(wantedY, area.minY), area.maxY - height), width: width, height: height))
    }

    /// A submenu lies over its row.
    private func place(_ panel: MenuPanelView, over parent: MenuPanelView) {
        let row = parent.frame(of: panel.menu) ?? .zero
        let frame = CGRect(
            x: parent.center.x - parent.bounds.width / 2, y: parent.center.y - parent.bounds.height / 2, width: parent.bounds.width,
            height: parent.bounds.height)
        let height = min(panel.fullHeight, area.height)
        set(panel, CGRect(x: frame.minX, y: min(frame.minY + row.minY, area.maxY - height), width: frame.width, height: height))
    }

    /// Panels may be scaled: their frames are not theirs then.
    private func set(_ panel: MenuPanelView, _ rect: CGRect) {
        let scale = max(traitCollection.displayScale, 1)
        func snapped(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        panel.bounds = CGRect(x: 0, y: 0, width: snapped(rect.width), height: snapped(rect.height))
        panel.center = CGPoint(
            x: snapped(rect.minX) + panel.bounds.width / 2, y: snapped(max(rect.minY, area.minY)) + panel.bounds.height / 2)
    }
}

/// All of the screen beside a menu: a touch dismisses it.
final class MenuDismissRegion: UIView {
    var onTap: () -> Void = {}

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        accessibilityIdentifier = "PopoverDismissRegion"
    }

    required init?(coder: NSCoder) { nil }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { onTap() }
}
