extension LayoutEngine {
    func implicitConstraints(of item: LayoutItem) -> [SolverConstraint] {
        let content = [
            item.content.compression.horizontal, item.content.compression.vertical, item.content.hugging.horizontal,
            item.content.hugging.vertical,
        ]
        return item.placement + item.baselineConstraints + item.floors + content.compactMap { $0 }
    }

    /// Makes or renews what places an item without constraints of the app.
    func updatePlacement(_ item: LayoutItem) {
        replace(&item.placement, by: wantedPlacement(of: item))
    }

    private func wantedPlacement(of item: LayoutItem) -> [SolverConstraint] {
        guard let view = item.view else { return item.guide.map { placement(of: $0, item) } ?? [] }
        if view === root { return rootPlacement(view, item) }
        return view.translatesAutoresizingMaskIntoConstraints ? autoresizing(view, item) : []
    }

    /// Moves existing constraints where only their constants differ, which is cheaper and keeps the rest of the solution.
    private func replace(_ current: inout [SolverConstraint], by wanted: [SolverConstraint]) {
        if current.isEmpty, wanted.isEmpty { return }
        let isSame =
            current.count == wanted.count
            && zip(current, wanted).allSatisfy { a, b in
                a.isInstalled && a.relation == b.relation && a.priority == b.priority && a.terms.count == b.terms.count
                    && zip(a.terms, b.terms).allSatisfy { $0.variable == $1.variable && abs($0.coefficient - $1.coefficient) < 1e-9 }
            }
        if isSame {
            // All at once: a guide whose insets change on both sides is never, as one side after the other would be, off its centre.
            do { try solver.setConstants(zip(current, wanted).map { ($0, $1.constant) }) } catch {
                for (old, new) in zip(current, wanted) { set(constant: new.constant, of: old) }
            }
            return
        }
        for constraint in current { solver.remove(constraint) }
        current = wanted
        for constraint in wanted { addImplicit(constraint) }
        hasRemoved = true
    }

    private func rootPlacement(_ view: UIView, _ item: LayoutItem) -> [SolverConstraint] {
        if let fitting {
            return [
                LayoutExpression(item.x).constraint(), LayoutExpression(item.y).constraint(),
                LayoutExpression(item.width).adding(-Double(fitting.size.width)).constraint(
                    priority: fitting.priorities.horizontal.rawValue),
                LayoutExpression(item.height).adding(-Double(fitting.size.height)).constraint(
                    priority: fitting.priorities.vertical.rawValue),
            ]
        }
        let frame = CGRect(
            x: view.center.x - view.bounds.width * view.layer.anchorPoint.x,
            y: view.center.y - view.bounds.height * view.layer.anchorPoint.y,
            width: view.bounds.width, height: view.bounds.height)
        let parts: [(SolverVariable, CGFloat, name: String, attribute: String)] = [
            (item.x, frame.minX, "Left", "minX"), (item.y, frame.minY, "Top", "minY"), (item.width, frame.width, "Width", "width"),
            (item.height, frame.height, "Height", "height"),
        ]
        return parts.map { variable, value, name, attribute in
            let owner = ImplicitConstraint { [unowned view] in
                "<NSLayoutConstraint:\(addressText(of: view)) 'UIView-Encapsulated-Layout-\(name)' \(ConstraintDescription.item(view)).\(attribute) "
                    + "== \(ConstraintDescription.number(value))   (active)>"
            }
            return LayoutExpression(variable).adding(-Double(value)).constraint(owner: owner)
        }
    }

    /// The frame of a scroll view moves over the content; the content begins at the origin.
    private func placement(of guide: UILayoutGuide, _ item: LayoutItem, in view: UIScrollView) -> [SolverConstraint] {
        let owner = self.item(for: view)
        let report = ImplicitConstraint { [unowned guide] in
            "<NSLayoutConstraint:\(addressText(of: guide)) '\(guide.identifier)' \(ConstraintDescription.item(guide))   (active)>"
        }
        let isFrame = guide.source == .scrollFrame
        let origin = isFrame ? view.bounds.origin : .zero
        func equal(_ length: SolverVariable, _ axis: NSLayoutConstraint.Axis) -> LayoutExpression {
            let whole = axis == .horizontal ? owner.width : owner.height
            if isFrame { return LayoutExpression(length).adding(whole, -1) }
            if view.takesContentSizeFromLayout { return LayoutExpression(length).adding(contentLength(of: owner, axis), -1) }
            return LayoutExpression(length).adding(-Double(axis == .horizontal ? view.contentSize.width : view.contentSize.height))
        }
        return [
            LayoutExpression(item.x).adding(-Double(origin.x)), LayoutExpression(item.y).adding(-Double(origin.y)),
            equal(item.width, .horizontal), equal(item.height, .vertical),
        ].map { $0.constraint(owner: report) }
    }

    private func placement(of guide: UILayoutGuide, _ item: LayoutItem) -> [SolverConstraint] {
        guard let source = guide.source, let view = guide.owningView else { return [] }
        if let scrolling = view as? UIScrollView, source == .scrollContent || source == .scrollFrame {
            return placement(of: guide, item, in: scrolling)
        }
        let insets = view.insets(of: source)
        let owner = self.item(for: view)
        let report = ImplicitConstraint { [unowned guide] in
            "<NSLayoutConstraint:\(addressText(of: guide)) '\(guide.identifier)' \(ConstraintDescription.item(guide))   (active)>"
        }
        let (left, right) = (Double(insets.left), Double(insets.right))
        // The keyboard stays at the view's lower edge, however high the view becomes.
        let vertical =
            source == .keyboard
            ? [
                LayoutExpression(item.y).adding(item.height, 1).adding(owner.height, -1).constraint(owner: report),
                LayoutExpression(item.height).adding(-Double(view.keyboardHeight)).constraint(owner: report),
            ]
            : [
                LayoutExpression(item.y).adding(-Double(insets.top)).constraint(owner: report),
                LayoutExpression(item.height).adding(owner.height, -1).adding(Double(insets.top + insets.bottom)).constraint(owner: report),
            ]
        let full = LayoutExpression(item.width).adding(owner.width, -1).adding(left + right)
        guard source == .readableContent else {
            return vertical + [LayoutExpression(item.x).adding(-left).constraint(owner: report), full.constraint(owner: report)]
        }
        let centered = LayoutExpression(item.x, 2).adding(item.width, 1).adding(owner.width, -1).adding(right - left)
        return vertical + [
            centered.constraint(owner: report), full.constraint(.lessThanOrEqual, owner: report),
            full.constraint(priority: 999.5, owner: report),
            LayoutExpression(item.width).adding(-Double(view.readableWidth)).constraint(.lessThanOrEqual, owner: report),
        ]
    }

    // MARK: Autoresizing masks

    /// The mask as constraints to the superview, so that constraints of others see the view follow its superview's size.
    private func autoresizing(_ view: UIView, _ item: LayoutItem) -> [SolverConstraint] {
        guard let superview = view.superview else { return [] }
        let outer = self.item(for: superview)
        let anchor = view.layer.anchorPoint
        let size = view.bounds.size
        let origin = CGPoint(x: view.center.x - size.width * anchor.x, y: view.center.y - size.height * anchor.y)
        let mask = view.autoresizingMask
        let horizontal = Self.springs(
            item.x, item.width, outer.width, start: origin.x, length: size.width, outer: superview.bounds.width,
            isStartFlexible: mask.contains(.flexibleLeftMargin), isLengthFlexible: mask.contains(.flexibleWidth),
            isEndFlexible: mask.contains(.flexibleRightMargin))
        let vertical = Self.springs(
            item.y, item.height, outer.height, start: origin.y, length: size.height, outer: superview.bounds.height,
            isStartFlexible: mask.contains(.flexibleTopMargin), isLengthFlexible: mask.contains(.flexibleHeight),
            isEndFlexible: mask.contains(.flexibleBottomMargin))
        return zip(horizontal + vertical, ["minX", "width", "minY", "height"]).map { spring, attribute in
            let owner = ImplicitConstraint(isAutoresizing: true) { [unowned view] in Self.text(of: spring, attribute, view) }
            return spring.expression.constraint(owner: owner)
        }
    }

    /// A part of an autoresizing mask: `variable = share · outer + constant`.
    private struct Spring {
        let variable: SolverVariable
        let outer: SolverVariable
        let share: Double
        let constant: Double

        var expression: LayoutExpression { LayoutExpression(variable).adding(outer, -share).adding(-constant) }
    }

    /// Two expressions that are zero: flexible parts share the superview's growth in proportion to their lengths, the others stay.
    private static func springs(
        _ startVariable: SolverVariable, _ lengthVariable: SolverVariable, _ outerVariable: SolverVariable, start: CGFloat, length: CGFloat,
        outer: CGFloat, isStartFlexible: Bool, isLengthFlexible: Bool, isEndFlexible: Bool
    ) -> [Spring] {
        let (start, length, outer) = (Double(start), Double(length), Double(outer))
        let parts = [isStartFlexible ? start : 0, isLengthFlexible ? length : 0, isEndFlexible ? outer - start - length : 0]
        let flexible = parts.reduce(0, +)
        let flags = [isStartFlexible, isLengthFlexible, isEndFlexible]
        let count = Double(flags.filter { $0 }.count)
        let shares: [Double]
        if count == 0 {
            shares = [0, 0, 1]
        } else if flexible > 0, !parts.contains(where: { $0 < 0 }) {
            shares = parts.map { $0 / flexible }
        } else {
            shares = flags.map { $0 ? 1 / count : 0 }
        }
        return [
            Spring(variable: startVariable, outer: outerVariable, share: shares[0], constant: start - shares[0] * outer),
            Spring(variable: lengthVariable, outer: outerVariable, share: shares[1], constant: length - shares[1] * outer),
        ]
    }

    private static func text(of spring: Spring, _ attribute: String, _ view: UIView) -> String {
        let mask = view.autoresizingMask
        func part(_ flag: UIView.AutoresizingMask) -> String { mask.contains(flag) ? "&" : "-" }
        let h = part(.flexibleLeftMargin) + part(.flexibleWidth) + part(.flexibleRightMargin)
        let v = part(.flexibleTopMargin) + part(.flexibleHeight) + part(.flexibleBottomMargin)
        let (item, superview) = (ConstraintDescription.item(view), ConstraintDescription.item(view.superview))
        let outer = attribute == "minX" || attribute == "width" ? "width" : "height"
        let isFlexible = spring.share != 0
        let share = spring.share == 1 ? "" : ConstraintDescription.number(CGFloat(spring.share)) + "*"
        let constant = ConstraintDescription.number(CGFloat(isFlexible ? abs(spring.constant) : spring.constant))
        let sum = spring.constant == 0 ? "" : (spring.constant < 0 ? " - " : " + ") + constant
        let right = isFlexible ? "\(share)\(superview).\(outer)\(sum)" : constant
        let names = attribute.hasPrefix("min") && !isFlexible ? ", names: '|':\(superview) " : ""
        return
            "<NSAutoresizingMaskLayoutConstraint:\(addressText(of: view)) h=\(h) v=\(v) \(item).\(attribute) == \(right)   (active\(names))>"
    }

    // MARK: Content size

    /// Makes or renews the constraints of the intrinsic content size and the baselines.
    func updateContent(_ item: LayoutItem) {
        guard let view = item.view else { return }
        if view.alignmentRectInsets != item.alignmentInsets {
            item.alignmentInsets = view.alignmentRectInsets
            reinstall(constraintsOf: item)
        }
        updateBaselines(item)
        item.measuredWidth = nil
        let size = view.intrinsicContentSize
        let insets = view.alignmentRectInsets
        setContent(item, .horizontal, size.width == UIView.noIntrinsicMetric ? nil : Double(size.width + insets.left + insets.right))
        setContent(item, .vertical, size.height == UIView.noIntrinsicMetric ? nil : Double(size.height + insets.top + insets.bottom))
        let isWidthDependent = view.widthDependentContent?.isContentWidthDependent ?? false
        guard isWidthDependent != item.isWidthDependent else { return }
        item.isWidthDependent = isWidthDependent
        if isWidthDependent { widthDependentItems.append(item) } else { widthDependentItems.removeAll { $0 === item } }
    }

    /// Lets texts that wrap ask for the height that their solved width needs. Returns whether anything changed.
    func updateWidthDependentContent() -> Bool {
        var hasChanged = false
        for item in widthDependentItems {
            guard let view = item.view, item.content.size.vertical != nil else { continue }
            let insets = view.alignmentRectInsets
            let width = Self.rounded(CGRect(x: 0, y: 0, width: value(item.width), height: 0)).width - insets.left - insets.right
            guard width != item.measuredWidth, let view = view.widthDependentContent else { continue }
            item.measuredWidth = width
            let height = Double(view.contentSize(forWidth: width).height + insets.top + insets.bottom)
            if let current = item.content.size.vertical, abs(current - height) < 1e-6 { continue }
            setContent(item, .vertical, height)
            hasChanged = true
        }
        return hasChanged
    }

    /// Sees that contents are not less than nothing wide or high. Where two texts lack room, it is all the same to the solver which of them lacks it, and
    /// how much: one may lack more than it has. Returns whether anything changed.
    func addFloors(_ changed: some Sequence<SolverVariable>) -> Bool {
        var hasChanged = false
        for variable in changed {
            guard let item = item(of: variable), item.content.compression[variable == item.width ? .horizontal : .vertical] != nil,
                variable == item.width || variable == item.height, solver.value(of: variable) < -1e-6,
                !item.floors.contains(where: { $0.terms.first?.variable == variable })
            else { continue }
            let floor = LayoutExpression(variable).constraint(.greaterThanOrEqual, priority: 999.5)
            item.floors.append(floor)
            addImplicit(floor)
            hasChanged = true
        }
        return hasChanged
    }

    private func setContent(_ item: LayoutItem, _ axis: NSLayoutConstraint.Axis, _ size: Double?) {
        // Most views have no size of their own.
        if size == nil, item.content.compression[axis] == nil, item.content.hugging[axis] == nil {
            item.content.size[axis] = nil
            return
        }
        guard let view = item.view else { return }
        item.content.size[axis] = size
        let owner = item.content.owner[axis] ?? contentOwner(view, axis)
        item.content.owner[axis] = owner
        let length = axis == .horizontal ? item.width : item.height
        var priorities = (view.contentCompressionResistancePriority(for: axis), view.contentHuggingPriority(for: axis))
        // Text of several lines gives way to the width that is required of it: it has more lines then.
        if axis == .horizontal, view is UILabel, view.widthDependentContent?.isContentWidthDependent == true {
            priorities.0 = min(priorities.0, UILayoutPriority(999))
        }
        update(&item.content.compression[axis], length, .greaterThanOrEqual, size, priorities.0, owner)
        update(&item.content.hugging[axis], length, .lessThanOrEqual, size, priorities.1, owner)
    }

    private func update(
        _ constraint: inout SolverConstraint?, _ length: SolverVariable, _ relation: SolverConstraint.Relation, _ size: Double?,
        _ priority: UILayoutPriority, _ owner: ImplicitConstraint
    ) {
        if let old = constraint, let size, old.isInstalled, old.priority == priority.rawValue { return set(constant: -size, of: old) }
        if let old = constraint { solver.remove(old) }
        constraint = nil
        guard let size, priority.rawValue > 0 else { return }
        let new = SolverConstraint(
            [.init(variable: length, coefficient: 1)], relation, constant: -size, priority: priority.rawValue, owner: owner)
        constraint = new
        addImplicit(new)
    }

    private func contentOwner(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> ImplicitConstraint {
        ImplicitConstraint { [unowned view] in
            let priorities = (view.contentHuggingPriority(for: axis), view.contentCompressionResistancePriority(for: axis))
            @MainActor func number(_ priority: UILayoutPriority) -> String { ConstraintDescription.number(CGFloat(priority.rawValue)) }
            let content = view.intrinsicContentSize
            let equation = axis == .horizontal ? (".width == ", content.width) : (".height == ", content.height)
            return
                "<NSContentSizeLayoutConstraint:\(addressText(of: view)) \(ConstraintDescription.item(view))\(equation.0)"
                + "\(ConstraintDescription.number(equation.1)) Hug:\(number(priorities.0)) "
                + "CompressionResistance:\(number(priorities.1))   (active)>"
        }
    }
}
