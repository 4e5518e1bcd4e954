import QuinceFoundation

public let MLModelErrorDomain = "com.apple.CoreML"

/// Why a model failed. Source: Apple's documentation of `MLModelError`.
public struct MLModelError: CustomNSError, LocalizedError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case generic = 0, featureType, io, customLayer, customModel, update, parameters, modelDecryptionKeyFetch
    }
    public let code: Code
    private let text: String
    public init(_ code: Code) { self.init(code, "The operation couldn’t be completed. (\(MLModelErrorDomain) error \(code.rawValue).)") }
    init(_ code: Code, _ text: String) { (self.code, self.text) = (code, text) }
    public static var errorDomain: String { MLModelErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorDescription: String? { text }
}
