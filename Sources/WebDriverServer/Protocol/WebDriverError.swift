/// An error of the W3C WebDriver protocol, as its response carries it.
public struct WebDriverError: Error, Equatable, CustomStringConvertible {
    /// The error codes of the specification; raw values are those of its JSON.
    public enum Code: String, Sendable, CaseIterable {
        case elementClickIntercepted = "element click intercepted"
        case elementNotInteractable = "element not interactable"
        case invalidArgument = "invalid argument"
        case invalidElementState = "invalid element state"
        case invalidSelector = "invalid selector"
        case invalidSessionID = "invalid session id"
        case moveTargetOutOfBounds = "move target out of bounds"
        case noSuchAlert = "no such alert"
        case noSuchElement = "no such element"
        case noSuchWindow = "no such window"
        case scriptTimeout = "script timeout"
        case sessionNotCreated = "session not created"
        case staleElementReference = "stale element reference"
        case timeout
        case unableToCaptureScreen = "unable to capture screen"
        case unexpectedAlertOpen = "unexpected alert open"
        case unknownCommand = "unknown command"
        case unknownError = "unknown error"
        case unknownMethod = "unknown method"
        case unsupportedOperation = "unsupported operation"

        /// The HTTP status. Source: “Errors” of the W3C WebDriver specification.
        public var status: Int {
            switch self {
            case .elementClickIntercepted, .elementNotInteractable, .invalidArgument, .invalidElementState, .invalidSelector: 400
            case .invalidSessionID, .noSuchAlert, .noSuchElement, .noSuchWindow, .staleElementReference, .unknownCommand: 404
            case .unknownMethod: 405
            case .moveTargetOutOfBounds, .scriptTimeout, .sessionNotCreated, .timeout, .unableToCaptureScreen, .unexpectedAlertOpen,
                .unknownError, .unsupportedOperation:
                500
            }
        }
    }

    public var code: Code
    public var message: String

    public init(_ code: Code, _ message: String) { (self.code, self.message) = (code, message) }

    public var description: String { "\(code.rawValue): \(message)" }

    /// The response's `value`.
    var json: JSONValue { ["error": .string(code.rawValue), "message": .string(message), "traceback": ""] }
}
