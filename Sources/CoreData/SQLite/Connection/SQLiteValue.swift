import QuinceFoundation

/// A value of SQLite's.
enum SQLiteValue: Equatable {
    case null
    case integer(Int64)
    case double(Double)
    case text(String)
    case blob(Data)
}
