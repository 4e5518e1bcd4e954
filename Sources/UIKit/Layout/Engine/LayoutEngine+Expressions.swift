extension LayoutEngine {
    /// `first - multiplier · second (relation) constant` in terms of the variables.
    func lower(_ constraint: NSLayoutConstraint) -> Installed? {
        guard let first = constraint.firstItem, let firstView = constraint.firstView, contains(firstView) else { return nil }
        let isRightToLeft = firstView.effectiveUserInterfaceLayoutDirection == .rightToLeft
        var expression = LayoutExpression()
        expression.terms.reserveCapacity(4)
        if let second = constraint.secondItem, constraint.secondAttribute != .notAnAttribute {
            guard let secondView = constraint.secondView, contains(secondView) else { return nil }
            guard let container = firstView.closestCommonAncestor(with: secondView) else { return nil }
            let factor = -Double(constraint.multiplier)
            add(constraint.firstAttribute, of: first, in: container, isRightToLeft, to: &expression)
            add(constraint.secondAttribute, of: second, times: factor, in: container, isRightToLeft, to: &expression)
        } else {
            add(constraint.firstAttribute, of: first, in: firstView, isRightToLeft, to: &expression)
        }
        // With mirrored directional edges, "after" is to the left.
        let isMirrored = isRightToLeft && constraint.firstAttribute.family == .directionalX && constraint.secondAttribute != .notAnAttribute
        if isMirrored { expression.negate() }
        let base = expression.constant
        expression.constant -= Double(constraint.constant)
        let relation = SolverConstraint.Relation(rawValue: Int8(constraint.relation.rawValue))!
        let solved = expression.constraint(relation, priority: constraint.priority.rawValue, owner: constraint)
        return Installed(constraint: constraint, solved: solved, offset: base)
    }

    /// Whether a view is in the hierarchy; what has been placed is, as those that leave are dropped.
    private func contains(_ view: UIView) -> Bool { existingItem(for: view) != nil || view.isDescendant(of: root) }

    /// Adds an item's attribute, in the coordinates of `container`, `factor` times to a sum.
    private func add(
        _ attribute: NSLayoutConstraint.Attribute, of object: AnyObject, times factor: Double = 1, in container: UIView,
        _ isRightToLeft: Bool, to sum: inout LayoutExpression
    ) {
        if let within = attribute.withinMargins {
            let carrier = (object as? UIView)?.layoutMarginsGuide ?? object
            return add(within, of: carrier, times: factor, in: container, isRightToLeft, to: &sum)
        }
        let attribute = attribute.absolute(isRightToLeft: isRightToLeft)
        if let content = scrollableEdge(object, attribute, in: container) { return sum.add(content, times: factor) }
        let view = object as? UIView
        let item = view.map { self.item(for: $0) } ?? item(for: object)
        let insets = view?.alignmentRectInsets ?? .zero
        switch attribute {
        case .width:
            sum.add(item.width, factor)
            sum.constant -= Double(insets.left + insets.right) * factor
        case .height:
            sum.add(item.height, factor)
            sum.constant -= Double(insets.top + insets.bottom) * factor
        case .left, .centerX, .right:
            addStart(of: item, object, view, .horizontal, times: factor, in: container, to: &sum)
            let part = attribute == .left ? 0 : attribute == .right ? 1 : 0.5
            if part > 0 { sum.add(item.width, part * factor) }
            sum.constant += Double(insets.left * (1 - part) - insets.right * part) * factor
        case .top, .centerY, .bottom:
            addStart(of: item, object, view, .vertical, times: factor, in: container, to: &sum)
            let part = attribute == .top ? 0 : attribute == .bottom ? 1 : 0.5
            if part > 0 { sum.add(item.height, part * factor) }
            sum.constant += Double(insets.top * (1 - part) - insets.bottom * part) * factor
        case .firstBaseline, .lastBaseline:
            addBaseline(of: object, isFirst: attribute == .firstBaseline, times: factor, in: container, to: &sum)
        default: break
        }
    }

    /// Adds where an item begins, in the coordinates of `container`.
    ///
    /// - Parameters:
    ///   - object: The view or guide whose item it is.
    ///   - view: The same, if it is a view.
    private func addStart(
        of item: LayoutItem, _ object: AnyObject, _ view: UIView?, _ axis: NSLayoutConstraint.Axis, times factor: Double,
        in container: UIView, to sum: inout LayoutExpression
    ) {
        guard object !== container else { return }
        sum.add(axis == .horizontal ? item.x : item.y, factor)
        var current = view == nil ? (object as? UILayoutGuide)?.owningView : view?.superview
        while let outer = current, outer !== container {
            let origin = outer.bounds.origin
            sum.constant -= Double(axis == .horizontal ? origin.x : origin.y) * factor
            let item = self.item(for: outer)
            sum.add(axis == .horizontal ? item.x : item.y, factor)
            current = outer.superview
        }
    }

    /// Seen from its subviews, a scroll view's right and bottom edges are those of its content.
    private func scrollableEdge(_ object: AnyObject, _ attribute: NSLayoutConstraint.Attribute, in container: UIView) -> LayoutExpression? {
        guard object === container, let view = object as? UIScrollView, view.takesContentSizeFromLayout else { return nil }
        let item = item(for: view)
        switch attribute {
        case .left, .top: return LayoutExpression()
        case .right: return LayoutExpression(contentLength(of: item, .horizontal))
        case .bottom: return LayoutExpression(contentLength(of: item, .vertical))
        default: return nil
        }
    }

    /// The length of a scroll view's content.
    func contentLength(of item: LayoutItem, _ axis: NSLayoutConstraint.Axis) -> SolverVariable {
        let path = axis == .horizontal ? \LayoutItem.contentWidth : \LayoutItem.contentHeight
        if let known = item[keyPath: path] { return known }
        let variable = makeVariable(for: item)
        item[keyPath: path] = variable
        return variable
    }

    private func addBaseline(
        of object: AnyObject, isFirst: Bool, times factor: Double, in container: UIView, to sum: inout LayoutExpression
    ) {
        guard let view = object as? UIView else {
            let item = item(for: object)
            addStart(of: item, object, nil, .vertical, times: factor, in: container, to: &sum)
            if !isFirst { sum.add(item.height, factor) }
            return
        }
        var carrier = view
        while case let next = isFirst ? carrier.forFirstBaselineLayout : carrier.forLastBaselineLayout, next !== carrier { carrier = next }
        let item = item(for: carrier)
        if item.baselines == nil {
            item.baselines = (makeVariable(for: item), makeVariable(for: item))
            updateBaselines(item)
        }
        addStart(of: item, carrier, carrier, .vertical, times: factor, in: container, to: &sum)
        sum.add(isFirst ? item.baselines!.first : item.baselines!.last, factor)
    }

    /// Ties the baseline variables to what the text says; views without text have theirs at the top and at the bottom.
    func updateBaselines(_ item: LayoutItem) {
        guard let baselines = item.baselines, let view = item.view else { return }
        for constraint in item.baselineConstraints { solver.remove(constraint) }
        let provider = view as? any BaselineProviding
        let isCentered = provider?.centersText == true
        let first = LayoutExpression(baselines.first).adding(item.height, isCentered ? -0.5 : 0)
            .adding(-Double(provider?.firstBaselineOffset ?? 0))
        let last = LayoutExpression(baselines.last).adding(item.height, isCentered ? -0.5 : -1)
            .adding(Double(provider?.lastBaselineOffset ?? 0))
        item.baselineConstraints = [first.constraint(), last.constraint()]
        for constraint in item.baselineConstraints { addImplicit(constraint) }
    }
}
