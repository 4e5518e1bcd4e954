import QuinceFoundation

/// The reason why a request about advertisements failed. Source: Apple's documentation of `AdAttributionKitError`.
public enum AdAttributionKitError: LocalizedError, Hashable, Sendable {
    case unknown, impressionInvalid, impressionExpired, impressionDeveloperModeExpired, impressionNotActive, impressionUnsupported
    case postbackNotFound, conversionValueInvalid, viewDurationInvalid, reengagementURLInvalid

    public var errorDescription: String? {
        switch self {
        case .impressionUnsupported: "Impressions are not supported on this device."
        case .postbackNotFound: "No advertisement has led to this installation."
        case .conversionValueInvalid: "The conversion value must be from 0 to 63."
        default: "The request failed."
        }
    }
}

/// Source: Apple's documentation of `CoarseConversionValue`.
public enum CoarseConversionValue: String, Codable, Hashable, Sendable { case low, medium, high }

/// A report of an installation to its advertiser. No advertisement has led to one here.
///
/// Source: Apple's documentation of `Postback`.
public struct Postback: Hashable, Sendable {
    /// - Parameter fineConversionValue: 0…63.
    /// - Throws: `AdAttributionKitError.postbackNotFound`.
    public static func updateConversionValue(_ fineConversionValue: Int, lockPostback: Bool) async throws {
        try await updateConversionValue(fineConversionValue, coarseConversionValue: .low, lockPostback: lockPostback)
    }

    public static func updateConversionValue(
        _ fineConversionValue: Int, coarseConversionValue: CoarseConversionValue, lockPostback: Bool
    ) async throws {
        guard (0...63).contains(fineConversionValue) else { throw AdAttributionKitError.conversionValueInvalid }
        throw AdAttributionKitError.postbackNotFound
    }
}

/// An advertisement that was shown; the device supports none. Source: Apple's documentation of `AppImpression`.
public struct AppImpression: Hashable, Sendable {
    public static var isSupported: Bool { false }
    /// - Throws: `AdAttributionKitError.impressionUnsupported`.
    public init(compactJWS: String) async throws { throw AdAttributionKitError.impressionUnsupported }
    public func beginView() async throws { throw AdAttributionKitError.impressionUnsupported }
    public func endView() async throws { throw AdAttributionKitError.impressionUnsupported }
    public func handleTap() async throws { throw AdAttributionKitError.impressionUnsupported }
}
