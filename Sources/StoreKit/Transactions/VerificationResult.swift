import UIKit

/// A value with the outcome of the verification of its signature.
///
/// Values of the local store are always verified. Source: Apple's documentation of `VerificationResult`.
public enum VerificationResult<SignedType> {
    case unverified(SignedType, VerificationError)
    case verified(SignedType)

    /// The reason for which a signature is invalid.
    public enum VerificationError: LocalizedError, Sendable {
        case revokedCertificate
        case invalidCertificateChain
        case invalidDeviceVerification
        case invalidEncoding
        case invalidSignature
        case missingRequiredProperties

        public var errorDescription: String? { systemText("The signature is invalid.") }
    }

    /// The value where it is verified.
    ///
    /// - Throws: A `VerificationError`.
    public var payloadValue: SignedType {
        get throws {
            switch self {
            case .verified(let value): return value
            case .unverified(_, let error): throw error
            }
        }
    }

    /// The value, verified or not.
    public var unsafePayloadValue: SignedType {
        switch self {
        case .verified(let value), .unverified(let value, _): value
        }
    }
}

extension VerificationResult: Sendable where SignedType: Sendable {}

extension VerificationResult.VerificationError: Hashable {}
extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}

/// A value that has a JSON form, which is what the store signs.
protocol SignedPayload {
    var jsonRepresentation: Data { get }
    var signedDate: Date { get }
}

extension Transaction: SignedPayload {}
extension Product.SubscriptionInfo.RenewalInfo: SignedPayload {}
extension AppTransaction: SignedPayload {}

/// A compact JSON web signature. Without Apple's key it has no signature, and says so in its header.
struct CompactJWS {
    static let header = Data(#"{"alg":"none","typ":"JWT"}"#.utf8)
    let payload: Data

    var text: String { "\(Self.encode(Self.header)).\(Self.encode(payload))." }

    private static func encode(_ data: Data) -> String {
        data.base64EncodedString().replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_")
            .replacingOccurrences(of: "=", with: "")
    }
}

extension VerificationResult where SignedType == Transaction {
    /// The value as the store's server has it, in three parts with dots. The local store's has no signature.
    public var jwsRepresentation: String { CompactJWS(payload: payloadData).text }
    public var headerData: Data { CompactJWS.header }
    public var payloadData: Data { unsafePayloadValue.jsonRepresentation }
    public var signedDate: Date { unsafePayloadValue.signedDate }
    @available(*, unavailable, message: "not yet in Quince: signatures of the local store")
    public var signature: Never { fatalError() }
}

extension VerificationResult where SignedType == Product.SubscriptionInfo.RenewalInfo {
    /// The value as the store's server has it, in three parts with dots. The local store's has no signature.
    public var jwsRepresentation: String { CompactJWS(payload: payloadData).text }
    public var headerData: Data { CompactJWS.header }
    public var payloadData: Data { unsafePayloadValue.jsonRepresentation }
    public var signedDate: Date { unsafePayloadValue.signedDate }
    @available(*, unavailable, message: "not yet in Quince: signatures of the local store")
    public var signature: Never { fatalError() }
}

extension VerificationResult where SignedType == AppTransaction {
    /// The value as the store's server has it, in three parts with dots. The local store's has no signature.
    public var jwsRepresentation: String { CompactJWS(payload: payloadData).text }
    public var headerData: Data { CompactJWS.header }
    public var payloadData: Data { unsafePayloadValue.jsonRepresentation }
    public var signedDate: Date { unsafePayloadValue.signedDate }
    @available(*, unavailable, message: "not yet in Quince: signatures of the local store")
    public var signature: Never { fatalError() }
}
