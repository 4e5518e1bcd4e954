extension LayoutEngine {
    /// `first - multiplier · second (relation) constant` in terms of the variables.
    func lower(_ constraint: NSLayoutConstraint) -> Installed? {
        guard let first = constraint.firstItem, let firstView = Self.view(of: first), firstView.isDescendant(of: root) else { return nil }
        let isRightToLeft = firstView.effectiveUserInterfaceLayoutDirection == .rightToLeft
        var expression: LayoutExpression
        if let second = constraint.secondItem, constraint.secondAttribute != .notAnAttribute {
            guard let secondView = Self.view(of: second), secondView.isDescendant(of: root) else { return nil }
            guard let container = firstView.closestCommonAncestor(with: secondView) else { return nil }
            expression = self.expression(first, constraint.firstAttribute, in: container, isRightToLeft)
            let other = self.expression(second, constraint.secondAttribute, in: container, isRightToLeft)
            expression.add(other, times: -Double(constraint.multiplier))
        } else {
            expression = self.expression(first, constraint.firstAttribute, in: firstView, isRightToLeft)
        }
        // With mirrored directional edges, "after" is to the left.
        let isMirrored = isRightToLeft && constraint.firstAttribute.family == .directionalX && constraint.secondAttribute != .notAnAttribute
        if isMirrored {
            var mirrored = LayoutExpression(constant: -expression.constant)
            for term in expression.terms { mirrored.add(term.variable, -term.coefficient) }
            expression = mirrored
        }
        let base = expression.constant
        let relation = SolverConstraint.Relation(rawValue: Int8(constraint.relation.rawValue))!
        let solved = expression.adding(-Double(constraint.constant)).constraint(
            relation, priority: constraint.priority.rawValue, owner: constraint)
        return Installed(constraint: constraint, solved: solved, offset: base)
    }

    private func expression(
        _ object: AnyObject, _ attribute: NSLayoutConstraint.Attribute, in container: UIView, _ isRightToLeft: Bool
    ) -> LayoutExpression {
        if let within = attribute.withinMargins {
            guard let view = object as? UIView else { return expression(object, within, in: container, isRightToLeft) }
            return expression(view.layoutMarginsGuide, within, in: container, isRightToLeft)
        }
        let attribute = attribute.absolute(isRightToLeft: isRightToLeft)
        if let content = scrollableEdge(object, attribute, in: container) { return content }
        let item = item(for: object)
        let insets = (object as? UIView)?.alignmentRectInsets ?? .zero
        let (horizontal, vertical) = (Double(insets.left + insets.right), Double(insets.top + insets.bottom))
        switch attribute {
        case .width: return LayoutExpression(item.width).adding(-horizontal)
        case .height: return LayoutExpression(item.height).adding(-vertical)
        case .left: return start(object, .horizontal, in: container).adding(Double(insets.left))
        case .right: return start(object, .horizontal, in: container).adding(item.width, 1).adding(-Double(insets.right))
        case .centerX:
            return start(object, .horizontal, in: container).adding(item.width, 0.5).adding(Double(insets.left - insets.right) / 2)
        case .top: return start(object, .vertical, in: container).adding(Double(insets.top))
        case .bottom: return start(object, .vertical, in: container).adding(item.height, 1).adding(-Double(insets.bottom))
        case .centerY:
            return start(object, .vertical, in: container).adding(item.height, 0.5).adding(Double(insets.top - insets.bottom) / 2)
        case .firstBaseline, .lastBaseline: return baseline(object, isFirst: attribute == .firstBaseline, in: container)
        default: return LayoutExpression()
        }
    }

    /// Where an item begins, in the coordinates of `container`.
    private func start(_ object: AnyObject, _ axis: NSLayoutConstraint.Axis, in container: UIView) -> LayoutExpression {
        var sum = LayoutExpression()
        var current: UIView?
        if let guide = object as? UILayoutGuide {
            sum.add(axis == .horizontal ? item(for: guide).x : item(for: guide).y, 1)
            current = guide.owningView
        } else {
            current = object as? UIView
        }
        while let view = current, view !== container {
            if view !== object {
                let origin = view.bounds.origin
                sum.constant -= Double(axis == .horizontal ? origin.x : origin.y)
            }
            sum.add(axis == .horizontal ? item(for: view).x : item(for: view).y, 1)
            current = view.superview
        }
        return sum
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

    private func baseline(_ object: AnyObject, isFirst: Bool, in container: UIView) -> LayoutExpression {
        guard let view = object as? UIView else {
            let top = start(object, .vertical, in: container)
            return isFirst ? top : top.adding(item(for: object).height, 1)
        }
        var carrier = view
        while case let next = isFirst ? carrier.forFirstBaselineLayout : carrier.forLastBaselineLayout, next !== carrier { carrier = next }
        let item = item(for: carrier)
        if item.baselines == nil {
            item.baselines = (makeVariable(for: item), makeVariable(for: item))
            updateBaselines(item)
        }
        return start(carrier, .vertical, in: container).adding(isFirst ? item.baselines!.first : item.baselines!.last, 1)
    }

    /// Ties the baseline variables to what the text says; views without text have theirs at the top and at the bottom.
    func updateBaselines(_ item: LayoutItem) {
        guard let view = item.view, let baselines = item.baselines else { return }
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
