/// Diagnostics for `UIView`, layout guides and anchors: ambiguity, and the constraints that affect a frame.
extension LayoutEngine {
    /// Pulls of a view to another place that its constraints allow.
    struct Exercise {
        var isFar: Bool
        /// The position that the view has by its constraints alone.
        var place: [Double]
        var pulls: [SolverConstraint]
    }

    /// How far a view is pulled, in points.
    private static let distance = 50.0

    func isAmbiguous(_ object: AnyObject, _ attribute: NSLayoutConstraint.Attribute) -> Bool {
        guard let item = existingItem(for: object) else { return false }
        return solver.isAmbiguous(terms(of: attribute, item))
    }

    /// The constraints that make an item's attributes what they are, those that do not mention it as well.
    func constraints(affecting object: AnyObject, _ attributes: [NSLayoutConstraint.Attribute]) -> [NSLayoutConstraint] {
        guard let item = existingItem(for: object) else { return [] }
        let found = attributes.flatMap { solver.constraints(behind: terms(of: $0, item)) }.sorted { $0.sequence < $1.sequence }
        var result: [NSLayoutConstraint] = []
        for case let constraint as NSLayoutConstraint in found.map(\.owner) where result.last !== constraint { result.append(constraint) }
        return result
    }

    private func terms(of attribute: NSLayoutConstraint.Attribute, _ item: LayoutItem) -> [SolverConstraint.Term] {
        func sum(_ start: SolverVariable, _ length: SolverVariable, _ part: Double) -> [SolverConstraint.Term] {
            [.init(variable: start, coefficient: 1), .init(variable: length, coefficient: part)].filter { $0.coefficient != 0 }
        }
        let isRightToLeft = item.view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch (attribute.withinMargins ?? attribute).absolute(isRightToLeft: isRightToLeft) {
        case .left: return sum(item.x, item.width, 0)
        case .centerX: return sum(item.x, item.width, 0.5)
        case .right: return sum(item.x, item.width, 1)
        case .width: return [.init(variable: item.width, coefficient: 1)]
        case .top, .firstBaseline: return sum(item.y, item.height, 0)
        case .centerY: return sum(item.y, item.height, 0.5)
        case .bottom, .lastBaseline: return sum(item.y, item.height, 1)
        default: return [.init(variable: item.height, coefficient: 1)]
        }
    }

    /// Takes an ambiguous item from its place to another one that fits as well, or back.
    func exerciseAmbiguity(of object: AnyObject) {
        guard let item = existingItem(for: object) else { return }
        let variables = [item.x, item.y, item.width, item.height]
        let last = exercises[ObjectIdentifier(object)]
        let isFar = last?.isFar != true
        endExercise(of: object)
        solver.optimize()
        let place = last?.place ?? variables.map { solver.value(of: $0) }
        var pulls: [SolverConstraint] = []
        for (variable, value) in zip(variables, place) where solver.isAmbiguous(variable) {
            let pull = SolverConstraint(
                [.init(variable: variable, coefficient: 1)], .equal, constant: -(value + (isFar ? Self.distance : 0)),
                priority: SolverConstraint.debugging)
            addImplicit(pull)
            pulls.append(pull)
        }
        exercises[ObjectIdentifier(object)] = Exercise(isFar: isFar, place: place, pulls: pulls)
        solve()
    }

    func endExercise(of object: AnyObject) {
        for pull in exercises.removeValue(forKey: ObjectIdentifier(object))?.pulls ?? [] { solver.remove(pull) }
    }
}
