/// Errors of maps: of searches, directions and tiles.
///
/// Source: Apple's documentation of `MKError`.
public struct MKError: CustomNSError, Hashable, Error {
    public enum Code: UInt, Sendable {
        case unknown = 1
        case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
    }

    public let code: Code
    private let words: String?

    public init(_ code: Code) { self.init(code, userInfo: [:]) }

    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        (self.code, words) = (code, userInfo[NSLocalizedDescriptionKey] as? String)
    }

    public static var errorDomain: String { MKErrorDomain }
    public var errorCode: Int { Int(code.rawValue) }
    public var errorUserInfo: [String: Any] { words.map { [NSLocalizedDescriptionKey: $0] } ?? [:] }
    public var localizedDescription: String { words ?? "The operation couldn’t be completed. (\(MKErrorDomain) error \(code.rawValue).)" }

    public static var unknown: Code { .unknown }
    public static var serverFailure: Code { .serverFailure }
    public static var loadingThrottled: Code { .loadingThrottled }
    public static var placemarkNotFound: Code { .placemarkNotFound }
    public static var directionsNotFound: Code { .directionsNotFound }
    public static var decodingFailed: Code { .decodingFailed }
}

public let MKErrorDomain = "MKErrorDomain"
