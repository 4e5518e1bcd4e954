import QuinceFoundation

/// Whether the app may read the user's accounts. Source: Apple's documentation of `AuthorizationStatus`.
public enum AuthorizationStatus: Int, Hashable, Sendable { case notDetermined = 0, denied, authorized }

/// The reason why a request failed. Source: Apple's documentation of `FinanceError`.
public enum FinanceError: LocalizedError, Hashable, Sendable {
    case dataRestricted(FinanceStore.DataType)
    case unknown

    public var errorDescription: String? { "Financial data isn’t available on this device." }
}

/// The user's accounts and orders in Wallet; as in Apple's Simulator there are none.
///
/// Source: Apple's documentation of `FinanceStore`.
public final class FinanceStore: Sendable {
    /// The kinds of data. Source: Apple's documentation of `FinanceStore.DataType`.
    public enum DataType: Hashable, Sendable { case financialData, orders }

    public static let shared = FinanceStore()
    private init() {}

    public static func isDataAvailable(_ type: DataType) -> Bool { false }
    public func authorizationStatus() async throws -> AuthorizationStatus { throw FinanceError.dataRestricted(.financialData) }
    public func requestAuthorization() async throws -> AuthorizationStatus { throw FinanceError.dataRestricted(.financialData) }
}
