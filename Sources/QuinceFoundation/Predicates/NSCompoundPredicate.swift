import Foundation

/// A conjunction, disjunction or negation of predicates.
open class NSCompoundPredicate: NSPredicate {
    /// The logical operator that combines the subpredicates.
    public enum LogicalType: UInt, Sendable {
        case not = 0
        case and = 1
        case or = 2
    }

    open private(set) var compoundPredicateType: LogicalType
    open private(set) var subpredicates: [Any]

    private var parts: [Foundation.NSPredicate] { subpredicates as? [Foundation.NSPredicate] ?? [] }

    public init(type: LogicalType, subpredicates: [Foundation.NSPredicate]) {
        (compoundPredicateType, self.subpredicates) = (type, subpredicates)
        super.init(value: false)
    }

    /// True where every subpredicate is; without any always true.
    public convenience init(andPredicateWithSubpredicates subpredicates: [Foundation.NSPredicate]) {
        self.init(type: .and, subpredicates: subpredicates)
    }

    /// True where one of the subpredicates is; without any always false.
    public convenience init(orPredicateWithSubpredicates subpredicates: [Foundation.NSPredicate]) {
        self.init(type: .or, subpredicates: subpredicates)
    }

    public convenience init(notPredicateWithSubpredicate predicate: Foundation.NSPredicate) {
        self.init(type: .not, subpredicates: [predicate])
    }

    open override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
        switch compoundPredicateType {
        case .and: parts.allSatisfy { $0.evaluate(with: object, substitutionVariables: bindings) }
        case .or: parts.contains { $0.evaluate(with: object, substitutionVariables: bindings) }
        case .not: parts.first.map { !$0.evaluate(with: object, substitutionVariables: bindings) } ?? true
        }
    }

    open override var predicateFormat: String {
        let texts = parts.map(Self.text)
        switch compoundPredicateType {
        case .not: return "NOT " + (texts.first ?? "TRUEPREDICATE")
        case .and: return texts.isEmpty ? "TRUEPREDICATE" : texts.joined(separator: " AND ")
        case .or: return texts.isEmpty ? "FALSEPREDICATE" : texts.joined(separator: " OR ")
        }
    }

    /// A part as it stands in the whole: conjunctions and disjunctions in parentheses.
    private static func text(of part: Foundation.NSPredicate) -> String {
        guard let compound = part as? NSCompoundPredicate else { return (part as? NSPredicate)?.predicateFormat ?? "BLOCKPREDICATE" }
        return compound.compoundPredicateType == .not || compound.parts.count < 2
            ? compound.predicateFormat : "(\(compound.predicateFormat))"
    }

    override func replacing(_ variables: [String: Any]) -> NSPredicate {
        NSCompoundPredicate(
            type: compoundPredicateType, subpredicates: parts.map { ($0 as? NSPredicate)?.replacing(variables) ?? $0 })
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCompoundPredicate else { return false }
        return compoundPredicateType == other.compoundPredicateType && parts == other.parts
    }
}
