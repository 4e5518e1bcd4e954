import QuinceFoundation

/// A part of a request that cannot be put into SQL; the app ends with iOS's exception of this reason.
struct UnsupportedQuery: Error {
    let reason: String

    init(_ reason: String) { self.reason = reason }

    static func keyPath(_ path: String, _ entity: NSEntityDescription) -> UnsupportedQuery {
        UnsupportedQuery("keypath \(path) not found in entity \(entity.name ?? "")")
    }
    static let toMany = UnsupportedQuery("to-many key not allowed here")
    static func predicate(_ predicate: Foundation.NSPredicate, _ side: String? = nil) -> UnsupportedQuery {
        let text = (predicate as? NSPredicate)?.predicateFormat ?? "BLOCKPREDICATE"
        guard let side else { return UnsupportedQuery("unimplemented SQL generation for predicate : (\(text))") }
        return UnsupportedQuery("Unable to generate SQL for predicate (\(text)) (problem on \(side))")
    }
    static func expression(_ expression: NSExpression) -> UnsupportedQuery {
        UnsupportedQuery("Unsupported function expression \(expression.description)")
    }
}
