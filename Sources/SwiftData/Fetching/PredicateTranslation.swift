import CoreData

/// Predicates of Swift as predicates of Core Data.
///
/// Parts without a counterpart are evaluated by the models themselves, so a missing translation costs time and is never wrong.
enum PredicateTranslation {
    /// nil where some part has no counterpart.
    static func predicate<T: PersistentModel>(_ predicate: Predicate<T>) -> NSPredicate? {
        (predicate.expression as? any TranslatedCondition)?.predicate(.init(variable: predicate.variable.key))
    }

    /// The place of a translation: the variables that stand for the row.
    struct Scope {
        let variable: PredicateExpressions.VariableID
    }
}

/// An expression that is true or false.
protocol TranslatedCondition {
    func predicate(_ scope: PredicateTranslation.Scope) -> NSPredicate?
}

/// An expression with a value.
protocol TranslatedValue {
    func expression(_ scope: PredicateTranslation.Scope) -> NSExpression?
}

/// An expression that is a path of properties, from the row on.
protocol TranslatedPath {
    /// nil where it begins elsewhere; empty for the row itself.
    func path(_ scope: PredicateTranslation.Scope) -> [String]?
}

private func value(_ part: Any, _ scope: PredicateTranslation.Scope) -> NSExpression? {
    if let path = (part as? any TranslatedPath)?.path(scope) {
        return path.isEmpty ? .expressionForEvaluatedObject() : NSExpression(forKeyPath: path.joined(separator: "."))
    }
    return (part as? any TranslatedValue)?.expression(scope)
}

private func condition(_ part: Any, _ scope: PredicateTranslation.Scope) -> NSPredicate? {
    if let condition = part as? any TranslatedCondition { return condition.predicate(scope) }
    // A property that is true or false.
    guard let value = value(part, scope) else { return nil }
    return NSComparisonPredicate(
        leftExpression: value, rightExpression: NSExpression(forConstantValue: NSNumber(value: true)), modifier: .direct, type: .equalTo)
}

private func comparison(
    _ left: Any, _ right: Any, _ type: NSComparisonPredicate.Operator, _ scope: PredicateTranslation.Scope,
    _ options: NSComparisonPredicate.Options = []
) -> NSPredicate? {
    guard let left = value(left, scope), let right = value(right, scope) else { return nil }
    return NSComparisonPredicate(leftExpression: left, rightExpression: right, modifier: .direct, type: type, options: options)
}

extension PredicateExpressions.Variable: TranslatedPath {
    func path(_ scope: PredicateTranslation.Scope) -> [String]? { key == scope.variable ? [] : nil }
}

extension PredicateExpressions.KeyPath: TranslatedPath {
    func path(_ scope: PredicateTranslation.Scope) -> [String]? {
        guard let before = (root as? any TranslatedPath)?.path(scope), let type = Root.Output.self as? any PersistentModel.Type,
            let name = ModelProperties.of(type).name(keyPath)
        else { return nil }
        let valueType = Swift.type(of: keyPath as AnyKeyPath).valueType
        guard RelationshipType(valueType)?.isToMany != true else { return nil }
        guard RelationshipType(valueType) != nil || AttributeCoding.type(of: valueType) != nil else { return nil }
        return before + [name]
    }
}

extension PredicateExpressions.Value: TranslatedValue {
    func expression(_ scope: PredicateTranslation.Scope) -> NSExpression? {
        if let model = value as? any PersistentModel { return model.data.object.map { NSExpression(forConstantValue: $0) } }
        if let identifier = value as? PersistentIdentifier { return identifier.objectID.map { NSExpression(forConstantValue: $0) } }
        let type = Swift.type(of: value as Any)
        guard AttributeCoding.type(of: type) != nil else { return nil }
        return NSExpression(forConstantValue: AttributeCoding.stored(value))
    }
}

extension PredicateExpressions.NilLiteral: TranslatedValue {
    func expression(_ scope: PredicateTranslation.Scope) -> NSExpression? { NSExpression(forConstantValue: nil) }
}

extension PredicateExpressions.Equal: TranslatedCondition {
    func predicate(_ scope: PredicateTranslation.Scope) -> NSPredicate? { comparison(lhs, rhs, .equalTo, scope) }
}

extension PredicateExpressions.NotEqual: TranslatedCondition {
    func predicate(_ scope: PredicateTranslation.Scope) -> NSPredicate? { comparison(lhs, rhs, .notEqualTo, scope) }
}

extension PredicateExpressions.Comparison: TranslatedCondition {
    func predicate(_ scope: PredicateTranslation.Scope) -> NSPredicate? {
        // Texts are ordered by scalars in Swift, by the user's language nowhere.
        guard LHS.Output.self != String.self, SortTranslation.isOrderedAlike(LHS.Output.self) else { return nil }
        let type: NSComparisonPredicate.Operator =
            switch op {
            case .lessThan: .lessThan
            case .lessThanOrEqual: .lessThanOrEqualTo
            case .greaterThan: .greaterThan
            case .greaterThanOrEqual: .greaterThanOrEqualTo
            }
        return comparison(lhs, rhs, type, scope)
    }
}

extension PredicateExpressions.Conjunction: TranslatedCondition {
    func predicate(_ scope: PredicateTranslation.Scope) -> NSPredicate? {
        guard let left = condition(lhs, scope), let right = condition(rhs, scope) else { return nil }
        return NSCompoundPredicate(andPredicateWithSubpredicates: [left, right])
    }
}

extension PredicateExpressions.Disjunction: TranslatedCondition {
    func predicate(_ scope: PredicateTranslation.Scope) -> NSPredicate? {
        guard let left = condition(lhs, scope), let right = condition(rhs, scope) else { return nil }
        return NSCompoundPredicate(orPredicateWithSubpredicates: [left, right])
    }
}

extension PredicateExpressions.Negation: TranslatedCondition {
    func predicate(_ scope: PredicateTranslation.Scope) -> NSPredicate? {
        condition(wrapped, scope).map { NSCompoundPredicate(notPredicateWithSubpredicate: $0) }
    }
}

extension PredicateExpressions.CollectionContainsCollection: TranslatedCondition {
    func predicate(_ scope: PredicateTranslation.Scope) -> NSPredicate? {
        guard Base.Output.self == String.self else { return nil }
        return comparison(base, other, .contains, scope)
    }
}

extension PredicateExpressions.SequenceStartsWith: TranslatedCondition {
    func predicate(_ scope: PredicateTranslation.Scope) -> NSPredicate? {
        guard Base.Output.self == String.self else { return nil }
        return comparison(base, prefix, .beginsWith, scope)
    }
}

extension PredicateExpressions.StringLocalizedStandardContains: TranslatedCondition {
    func predicate(_ scope: PredicateTranslation.Scope) -> NSPredicate? {
        comparison(root, other, .contains, scope, [.caseInsensitive, .diacriticInsensitive])
    }
}
