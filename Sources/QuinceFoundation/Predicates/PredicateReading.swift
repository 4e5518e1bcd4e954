/// Reads predicates of formats that come from outside and may be wrong, which ends no process.
package enum PredicateReading {
    /// Why a format cannot be read.
    package struct Failure: Error, Equatable {
        package let reason: String
    }

    /// The predicate of a format without arguments. Evaluating it may still end the process where it compares values of different kinds.
    package static func predicate(_ format: String) throws(Failure) -> NSPredicate {
        do { return try PredicateParser.predicate(format) } catch { throw Failure(reason: error.reason) }
    }
}
