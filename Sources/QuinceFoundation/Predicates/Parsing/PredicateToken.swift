/// A word or sign of a predicate format.
enum PredicateToken: Equatable {
    /// A key or the name of a function; never a reserved word.
    case name(String)
    case keyword(PredicateKeyword)
    /// `$name`
    case variable(String)
    /// `@count`
    case collectionOperator(String)
    case integer(Int64)
    case number(Double)
    case text(String)
    /// `%@`, `%K` or `%ld`, without the sign.
    case argument(String)
    case sign(String)
    case end
}
