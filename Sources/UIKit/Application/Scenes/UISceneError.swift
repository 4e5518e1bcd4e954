/// Why a request for a scene was not met.
///
/// Source: Apple's “UISceneError”.
public struct UISceneError: CustomNSError, LocalizedError, Hashable {
    public enum Code: Int, Sendable {
        case multipleScenesNotSupported = 0
        case requestDenied = 1
        case geometryRequestUnsupported = 100
        case geometryRequestDenied = 101
    }

    public let code: Code
    private let reason: String?

    public init(_ code: Code) { self.init(code, reason: nil) }
    init(_ code: Code, reason: String?) { (self.code, self.reason) = (code, reason) }

    public static var errorDomain: String { UISceneErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:] }
    public var errorDescription: String? {
        reason ?? (code == .multipleScenesNotSupported ? "The application does not support multiple scenes." : nil)
    }

    public static var multipleScenesNotSupported: Code { .multipleScenesNotSupported }
    public static var requestDenied: Code { .requestDenied }
    public static var geometryRequestUnsupported: Code { .geometryRequestUnsupported }
    public static var geometryRequestDenied: Code { .geometryRequestDenied }

    @MainActor static func report(_ code: Code, to handler: ((any Error) -> Void)?) { handler?(UISceneError(code)) }
}

public let UISceneErrorDomain = "UISceneErrorDomain"
