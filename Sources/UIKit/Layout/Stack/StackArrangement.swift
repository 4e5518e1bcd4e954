/// The constraints of a stack view, made as UIKit makes them and named alike (`UISV-spacing`, `UISV-fill-equally`, …).
@MainActor struct StackArrangement {
    private var constraints: [NSLayoutConstraint] = []
    private var guides: [UILayoutGuide] = []

    private typealias Attribute = NSLayoutConstraint.Attribute

    mutating func update(_ stack: UIStackView) {
        NSLayoutConstraint.deactivate(constraints)
        for guide in guides { stack.removeLayoutGuide(guide) }
        constraints = []
        guides = []
        let visible = stack.arrangedSubviews.filter { !$0.isHidden }
        hideHidden(stack)
        if !visible.isEmpty {
            alongAxis(stack, visible)
            acrossAxis(stack, visible)
        }
        NSLayoutConstraint.activate(constraints)
    }

    private mutating func add(
        _ name: String, _ first: AnyObject, _ a: Attribute, _ second: AnyObject?, _ b: Attribute,
        is relation: NSLayoutConstraint.Relation = .equal,
        multiplier: CGFloat = 1, constant: CGFloat = 0, priority: Float = 1000
    ) {
        let constraint = NSLayoutConstraint(
            item: first, attribute: a, relatedBy: relation, toItem: second, attribute: b, multiplier: multiplier, constant: constant)
        constraint.identifier = name
        constraint.priority = UILayoutPriority(priority)
        constraints.append(constraint)
    }

    /// Hidden views shrink to nothing at the end of the visible view before them, so that they grow from there when shown in an animation.
    private mutating func hideHidden(_ stack: UIStackView) {
        let (start, end, size): (Attribute, Attribute, Attribute) =
            stack.axis == .horizontal ? (.leading, .trailing, .width) : (.top, .bottom, .height)
        let across: Attribute = stack.axis == .horizontal ? .centerY : .centerX
        var previous: UIView?
        for view in stack.arrangedSubviews {
            guard view.isHidden else {
                previous = view
                continue
            }
            add("UISV-hiding", view, size, nil, .notAnAttribute)
            add("UISV-hiding", view, start, previous ?? stack, previous == nil ? start : end)
            add("UISV-hiding", view, across, stack, across)
        }
    }

    // MARK: Along the axis

    private mutating func alongAxis(_ stack: UIStackView, _ visible: [UIView]) {
        let (start, end, size): (Attribute, Attribute, Attribute) =
            stack.axis == .horizontal ? (.leading, .trailing, .width) : (.top, .bottom, .height)
        let area: AnyObject = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
        add("UISV-canvas-connection", area, start, visible.first!, start)
        add("UISV-canvas-connection", area, end, visible.last!, end)
        let pairs = zip(visible, visible.dropFirst())
        switch stack.distribution {
        case .fill:
            for (one, next) in pairs { space(stack, one, next, .equal) }
            if stack.axis == .horizontal { shareTexts(visible) }
        case .fillEqually:
            for (one, next) in pairs { space(stack, one, next, .equal) }
            for view in visible.dropFirst() { add("UISV-fill-equally", view, size, visible[0], size) }
        case .fillProportionally:
            for (one, next) in pairs { space(stack, one, next, .equal) }
            proportional(stack, visible, size, area)
        case .equalSpacing:
            for (one, next) in pairs { space(stack, one, next, .greaterThanOrEqual) }
            gaps(stack, Array(pairs), (start, end, size), betweenCenters: false)
        case .equalCentering:
            for (one, next) in pairs { space(stack, one, next, .greaterThanOrEqual) }
            gaps(stack, Array(pairs), (start, end, size), betweenCenters: true)
        }
    }

    private mutating func space(_ stack: UIStackView, _ one: UIView, _ next: UIView, _ relation: NSLayoutConstraint.Relation) {
        let spacing = stack.resolvedSpacing(after: one)
        if stack.axis == .horizontal {
            add("UISV-spacing", next, .leading, one, .trailing, is: relation, constant: spacing)
        } else if stack.isBaselineRelativeArrangement {
            add("UISV-spacing", next, .firstBaseline, one, .lastBaseline, is: relation, constant: spacing)
        } else {
            add("UISV-spacing", next, .top, one, .bottom, is: relation, constant: spacing)
        }
    }

    /// Texts of several lines have no width of their own, so those of a row share the room alike; the priority is just above that of their
    /// resistance to compression. Source: iOS 17.5, where such constraints are named `UISV-text-width-disambiguation`.
    private mutating func shareTexts(_ visible: [UIView]) {
        let texts = visible.filter { ($0 as? UILabel).map { $0.numberOfLines != 1 } ?? false }
        for text in texts.dropFirst() { add("UISV-text-width-disambiguation", text, .width, texts[0], .width, priority: 760) }
    }

    /// Sizes in proportion to the intrinsic ones; the last view takes what rounding and views without intrinsic size leave.
    private mutating func proportional(_ stack: UIStackView, _ visible: [UIView], _ size: Attribute, _ area: AnyObject) {
        func intrinsic(_ view: UIView) -> CGFloat {
            let content = view.intrinsicContentSize
            let length = size == .width ? content.width : content.height
            if length != UIView.noIntrinsicMetric { return length }
            let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            return size == .width ? fitting.width : fitting.height
        }
        let lengths = visible.map(intrinsic)
        let spacing = zip(visible, visible.dropFirst()).reduce(0) { $0 + stack.resolvedSpacing(after: $1.0) }
        let total = lengths.reduce(0, +) + spacing
        guard total > 0 else { return }
        for (index, view) in visible.enumerated() {
            add(
                "UISV-fill-proportionally", view, size, area, size, multiplier: lengths[index] / total,
                priority: index == visible.count - 1 ? 998 : 999)
        }
    }

    /// Guides span the gaps between neighbours (or between their centres) and get the same size.
    private mutating func gaps(
        _ stack: UIStackView, _ pairs: [(UIView, UIView)], _ attributes: (start: Attribute, end: Attribute, size: Attribute),
        betweenCenters: Bool
    ) {
        let name = betweenCenters ? "UISV-distributing-edge" : "UISV-equal-spacing"
        let center: Attribute = stack.axis == .horizontal ? .centerX : .centerY
        for (one, next) in pairs {
            let guide = UILayoutGuide()
            guide.identifier = "UISV-distributing"
            stack.addLayoutGuide(guide)
            if betweenCenters, attributes.size == .width {
                // A centre goes with leading in the reading direction, so the gap keeps its sign when mirrored.
                add(name, guide, attributes.start, one, center)
                add(name, guide, attributes.end, next, center)
            } else {
                add(name, guide, attributes.start, one, betweenCenters ? center : attributes.end)
                add(name, guide, attributes.end, next, betweenCenters ? center : attributes.start)
            }
            if let first = guides.first {
                // Equal centring gives way to the least spacing.
                add(
                    betweenCenters ? "UISV-equal-centering" : name, guide, attributes.size, first, attributes.size,
                    priority: betweenCenters ? 150 : 1000)
            }
            guides.append(guide)
        }
    }

    // MARK: Across the axis

    private mutating func acrossAxis(_ stack: UIStackView, _ visible: [UIView]) {
        let isRow = stack.axis == .horizontal
        let (start, end): (Attribute, Attribute) = isRow ? (.top, .bottom) : (.leading, .trailing)
        let area: AnyObject = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
        switch stack.alignment {
        case .fill:
            for view in visible {
                add("UISV-canvas-connection", area, start, view, start)
                add("UISV-canvas-connection", area, end, view, end)
            }
        case .leading:
            for view in visible { add("UISV-canvas-connection", area, start, view, start) }
            contain(stack, visible, area, [end])
        case .trailing:
            for view in visible { add("UISV-canvas-connection", area, end, view, end) }
            contain(stack, visible, area, [start])
        case .center:
            let center: Attribute = isRow ? .centerY : .centerX
            for view in visible { add("UISV-canvas-connection", area, center, view, center) }
            contain(stack, visible, area, [start, end])
        case .firstBaseline, .lastBaseline:
            let baseline: Attribute = stack.alignment == .firstBaseline ? .firstBaseline : .lastBaseline
            if isRow { for view in visible.dropFirst() { add("UISV-alignment", view, baseline, visible[0], baseline) } }
            contain(stack, visible, area, [start, end])
        }
    }

    /// Keeps every view inside the stack and the stack as small as the largest view.
    private mutating func contain(_ stack: UIStackView, _ visible: [UIView], _ area: AnyObject, _ edges: [Attribute]) {
        let isRow = stack.axis == .horizontal
        for view in visible {
            for edge in edges {
                let isStart = edge == .top || edge == .leading
                add("UISV-canvas-connection", view, edge, area, edge, is: isStart ? .greaterThanOrEqual : .lessThanOrEqual)
            }
        }
        // A weak wish to be no larger than needed, below the hugging of the views themselves.
        add("UISV-ambiguity-suppression", stack, isRow ? .height : .width, nil, .notAnAttribute, priority: 20)
    }
}
