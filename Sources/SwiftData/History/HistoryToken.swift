/// A place in the history of stores.
///
/// Source: Apple's documentation of `HistoryToken`.
public protocol HistoryToken: Codable, Comparable, Hashable, Sendable {
    associatedtype TokenType: Comparable
    /// The places by the identifiers of their stores.
    var tokenValue: [String: TokenType]? { get }
}

/// A place in the history of SwiftData's own stores.
///
/// Source: Apple's documentation of `DefaultHistoryToken`.
public struct DefaultHistoryToken: HistoryToken {
    /// The numbers of transactions by the identifiers of their stores.
    public let tokenValue: [String: Int64]?

    init(_ number: Int64, of store: String) { tokenValue = [store: number] }

    /// Whether a place comes before another one, in the stores that both know.
    public static func < (left: DefaultHistoryToken, right: DefaultHistoryToken) -> Bool {
        let (mine, theirs) = (left.tokenValue ?? [:], right.tokenValue ?? [:])
        return mine.contains { store, number in theirs[store].map { number < $0 } ?? false }
    }
}
