/// One level of a menu: rows on a material.
final class MenuPanelView: UIView {
    /// Cuts the corners off, within the shadow.
    private let plate = UIView()
    private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    private let scroller = UIScrollView()
    private let titleLabel = UILabel()
    private var header: MenuRowView?
    private var rows: [MenuRowView] = []
    private var parts: [Part] = []
    private var loaded: [ObjectIdentifier: [UIMenuElement]] = [:]
    private var asked: Set<ObjectIdentifier> = []
    private var isUpsideDown = false
    let menu: UIMenu
    /// Called with a row that was chosen; the header of a submenu asks to go back.
    var onChoose: (MenuContent.Row) -> Void = { _ in }
    var onBack: () -> Void = {}
    /// Called when the panel's height changed.
    var onResize: () -> Void = {}

    /// The parts of a panel, from top to bottom.
    private enum Part {
        case row(MenuRowView)
        case line(UIView, [MenuRowView], MenuLine)
        case title(UILabel)
        case hairline(UIView)
        case gap(UIView)

        var view: UIView {
            switch self {
            case .row(let row): row
            case .line(let view, _, _): view
            case .title(let label): label
            case .hairline(let line), .gap(let line): line
            }
        }
    }

    init(_ menu: UIMenu, isSubmenu: Bool) {
        self.menu = menu
        super.init(frame: .zero)
        plate.layer.cornerRadius = MenuMetrics.cornerRadius
        plate.layer.cornerCurve = .continuous
        plate.clipsToBounds = true
        addSubview(plate)
        plate.addSubview(material)
        plate.addSubview(scroller)
        (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (0.2, 32, CGSize(width: 0, height: 8))
        scroller.contentInsetAdjustmentBehavior = .never
        scroller.alwaysBounceVertical = false
        if isSubmenu { makeHeader() }
        rebuild()
        load()
    }

    required init?(coder: NSCoder) { nil }

    private func makeHeader() {
        let row = MenuRowView(.submenu(menu), hasMarks: true)
        row.becomeHeader()
        header = row
        plate.insertSubview(row, belowSubview: scroller)
        row.panel = self
    }

    /// Shows the menu with the last element on top.
    func turnUpsideDown(_ isUpsideDown: Bool) {
        guard isUpsideDown != self.isUpsideDown else { return }
        self.isUpsideDown = isUpsideDown
        rebuild()
    }

    // MARK: Building

    /// Takes up changed states and what deferred elements have handed over.
    func rebuild() {
        for part in parts { part.view.removeFromSuperview() }
        (parts, rows) = ([], [])
        let plain = MenuContent(menu, loaded: loaded)
        let content = isUpsideDown ? plain.reversed : plain
        if header == nil, !menu.title.isEmpty { addTitle(menu.title) }
        for (index, section) in content.sections.enumerated() {
            if index > 0 { add(.gap(makeLine(UIColor { UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.16 : 0.08) }))) }
            if !section.title.isEmpty { addTitle(section.title) }
            for (place, part) in section.parts.enumerated() {
                if place > 0 { add(.hairline(makeLine(.separator))) }
                let views = part.rows.map { makeRow($0, hasMarks: content.hasMarks || header != nil, part.line) }
                if let line = part.line { add(.line(makeContainer(views, line), views, line)) } else { add(.row(views[0])) }
            }
        }
        setNeedsLayout()
    }

    private func makeRow(_ row: MenuContent.Row, hasMarks: Bool, _ line: MenuLine?) -> MenuRowView {
        let view = MenuRowView(row, hasMarks: hasMarks, line: line)
        view.panel = self
        rows.append(view)
        return view
    }

    /// Holds what stands beside each other; hairlines are between, but for palettes.
    private func makeContainer(_ views: [MenuRowView], _ line: MenuLine) -> UIView {
        let container = UIView()
        for view in views { container.addSubview(view) }
        if line != .palette { for _ in views.dropFirst() { container.addSubview(makeLine(.separator)) } }
        return container
    }

    private func layOut(_ container: UIView, _ views: [MenuRowView], _ line: MenuLine) {
        let hairline = 1 / max(traitCollection.displayScale, 1)
        let margin: CGFloat = line == .palette ? 6 : 0
        let width = (container.bounds.width - 2 * margin) / CGFloat(views.count)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let lines = container.subviews.filter { !($0 is MenuRowView) }
        for (index, view) in views.enumerated() {
            let place = CGFloat(isRightToLeft ? views.count - 1 - index : index)
            view.frame = CGRect(x: margin + place * width, y: 0, width: width, height: container.bounds.height)
            guard index < lines.count else { continue }
            lines[index].frame = CGRect(x: CGFloat(index + 1) * width, y: 0, width: hairline, height: container.bounds.height)
        }
    }

    private func add(_ part: Part) {
        parts.append(part)
        scroller.addSubview(part.view)
    }

    private func addTitle(_ text: String) {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: .caption1)
        label.textColor = .secondaryLabel
        add(.title(label))
        add(.hairline(makeLine(.separator)))
    }

    private func makeLine(_ color: UIColor) -> UIView {
        let line = UIView()
        line.backgroundColor = color
        return line
    }

    private func load() {
        for element in MenuContent(menu, loaded: loaded).unloaded where asked.insert(ObjectIdentifier(element)).inserted {
            element.load { [weak self] elements in
                guard let self else { return }
                self.loaded[ObjectIdentifier(element)] = elements
                self.rebuild()
                self.load()
                self.onResize()
            }
        }
    }

    // MARK: Layout

    private func height(of part: Part, width: CGFloat) -> CGFloat {
        switch part {
        case .row(let row): row.height(width: width)
        case .line(_, _, let line): line.height
        case .title: MenuMetrics.titleHeight
        case .hairline: 1 / max(traitCollection.displayScale, 1)
        case .gap: MenuMetrics.sectionGap
        }
    }

    private var headerHeight: CGFloat { header.map { $0.height(width: MenuMetrics.width) + MenuMetrics.sectionGap } ?? 0 }
    private var contentHeight: CGFloat { parts.reduce(0) { $0 + height(of: $1, width: MenuMetrics.width) } }
    /// The height that shows everything.
    var fullHeight: CGFloat { headerHeight + contentHeight }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.shadowPath = CGPath(
            roundedRect: bounds, cornerWidth: MenuMetrics.cornerRadius, cornerHeight: MenuMetrics.cornerRadius, transform: nil)
        plate.frame = bounds
        material.frame = bounds
        let top = headerHeight
        header?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(top - MenuMetrics.sectionGap, 0))
        scroller.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(bounds.height - top, 0))
        scroller.contentSize = CGSize(width: bounds.width, height: contentHeight)
        scroller.isScrollEnabled = contentHeight > scroller.bounds.height + 0.5
        var y: CGFloat = 0
        for part in parts {
            let height = height(of: part, width: bounds.width)
            let inset: CGFloat = if case .title = part { MenuMetrics.sideMargin } else { 0 }
            part.view.frame = CGRect(x: inset, y: y, width: bounds.width - 2 * inset, height: height)
            if case .line(let view, let rows, let line) = part { layOut(view, rows, line) }
            y += height
        }
    }

    /// The frame of a submenu's row, in the panel.
    func frame(of menu: UIMenu) -> CGRect? {
        layoutIfNeeded()
        return rows.first { if case .submenu(let own) = $0.row { own === menu } else { false } }.map { $0.convert($0.bounds, to: self) }
    }

    // MARK: Touches

    private func row(at point: CGPoint) -> MenuRowView? {
        guard bounds.contains(point) else { return nil }
        if let header, header.frame.contains(point) { return header }
        guard scroller.frame.contains(point) else { return nil }
        return rows.first { $0.bounds.contains(convert(point, to: $0)) }
    }

    /// Highlights the row under a finger; none for nil.
    func track(_ point: CGPoint?) {
        let current = point.flatMap(row)
        for row in rows + [header].compactMap({ $0 }) { row.isHighlighted = row === current }
    }

    /// A finger was lifted: chooses the row under it.
    func release(_ point: CGPoint) {
        let current = row(at: point)
        track(nil)
        if let current { choose(current) }
    }

    func choose(_ row: MenuRowView) {
        guard row.isEnabled else { return }
        if row === header { onBack() } else { onChoose(row.row) }
    }
}
