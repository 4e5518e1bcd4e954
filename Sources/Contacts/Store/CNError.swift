import QuinceFoundation

public let CNErrorDomain = "CNErrorDomain"

/// Why a request about contacts failed. Source: Apple's documentation of `CNError`.
public struct CNError: CustomNSError, LocalizedError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case communicationError = 1, dataAccessError = 2, authorizationDenied = 100, noAccessableWritableContainers = 101
        case recordDoesNotExist = 200, insertedRecordAlreadyExists = 201, containmentCycle = 202, containmentScope = 203
        case parentRecordDoesNotExist = 204, recordIdentifierInvalid = 205, recordNotWritable = 206, parentContainerNotWritable = 207
        case validationMultipleErrors = 300, validationTypeMismatch = 301, validationConfigurationError = 302, predicateInvalid = 400
        case policyViolation = 500, clientIdentifierInvalid = 600, vCardMalformed = 700, vCardSummarizationError = 701
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { CNErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorDescription: String? {
        switch code {
        case .authorizationDenied: "Access Denied"
        case .recordDoesNotExist: "Updated Record Does Not Exist"
        default: "The operation couldn’t be completed. (\(CNErrorDomain) error \(code.rawValue).)"
        }
    }
    public static var authorizationDenied: Code { .authorizationDenied }
    public static var communicationError: Code { .communicationError }
    public static var dataAccessError: Code { .dataAccessError }
    public static var recordDoesNotExist: Code { .recordDoesNotExist }
    public static var vCardMalformed: Code { .vCardMalformed }
}
