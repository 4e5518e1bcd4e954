import Foundation

/// Predicates and expressions of formats; a format that cannot be read ends the app with iOS's exception.
enum PredicateFormat {
    static func predicate(_ format: String, _ arguments: [Any]) -> NSPredicate {
        do {
            return try PredicateParser.predicate(format, arguments)
        } catch {
            raise(.invalidArgumentException, error.reason)
        }
    }

    static func expression(_ format: String, _ arguments: [Any]) -> NSExpression {
        do {
            return try PredicateParser.expression(format, arguments)
        } catch {
            raise(.invalidArgumentException, error.reason)
        }
    }

    /// A predicate as the class whose initializer was called; one of another class ends the app.
    static func made<Wanted>(_ predicate: NSPredicate, as type: Wanted.Type) -> Wanted {
        guard let wanted = predicate as? Wanted else {
            raise(
                .invalidArgumentException,
                "The format describes a predicate of \(Swift.type(of: predicate)), and one of \(type) was asked for: \(predicate)")
        }
        return wanted
    }
}
