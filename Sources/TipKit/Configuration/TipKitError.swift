import QuinceFoundation

/// An error of the tips' datastore. Source: Apple's documentation of `TipKitError`.
public struct TipKitError: LocalizedError, Hashable, Sendable, CustomStringConvertible {
    private enum Kind { case invalidPredicateValueType, missingGroupContainerEntitlements, tipsDatastoreAlreadyConfigured }
    private let kind: Kind

    /// A rule's predicate has a value that cannot be kept.
    public static let invalidPredicateValueType = TipKitError(kind: .invalidPredicateValueType)
    /// The app has no app group of the identifier.
    public static let missingGroupContainerEntitlements = TipKitError(kind: .missingGroupContainerEntitlements)
    /// `Tips.configure(_:)` has been called already.
    public static let tipsDatastoreAlreadyConfigured = TipKitError(kind: .tipsDatastoreAlreadyConfigured)

    public var description: String {
        switch kind {
        case .invalidPredicateValueType: "A value in a rule's predicate must be Codable and Sendable."
        case .missingGroupContainerEntitlements: "The app's entitlements have no app group of this identifier."
        case .tipsDatastoreAlreadyConfigured: "The tips datastore is configured already: configure it once, and reset it before that."
        }
    }

    public var errorDescription: String? { description }
}
