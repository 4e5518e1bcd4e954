import QuinceFoundation

public let SNErrorDomain = "com.apple.SoundAnalysis"

/// The reason why sound was not analyzed. Source: Apple's documentation of `SNError`.
public struct SNError: CustomNSError, LocalizedError, Hashable, Sendable {
    public enum Code: Int, Sendable { case unknownError = 1, operationFailed, invalidFormat, invalidModel, invalidFile }

    public let code: Code
    public init(_ code: Code) { self.code = code }

    public static var unknownError: Code { .unknownError }
    public static var operationFailed: Code { .operationFailed }
    public static var invalidFormat: Code { .invalidFormat }
    public static var invalidModel: Code { .invalidModel }
    public static var invalidFile: Code { .invalidFile }

    public static var errorDomain: String { SNErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorDescription: String? {
        switch code {
        case .invalidModel: "The model that classifies sounds is not on this device."
        case .invalidFile: "The file can’t be opened."
        default: "Sound analysis failed."
        }
    }
}
