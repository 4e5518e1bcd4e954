/// Why driving Chromium failed.
public enum ChromiumError: Error, CustomStringConvertible {
    case notInstalled(path: String)
    case cannotStart(path: String, reason: String)
    case gone
    case timedOut(method: String, seconds: Double)
    case refused(method: String, message: String)
    case script(String)

    /// Whether the document was replaced while a promise of it was waited for.
    var isOfReplacedDocument: Bool {
        guard case .refused("Runtime.evaluate", let message) = self else { return false }
        return message.contains("context was destroyed") || message.contains("navigated or closed")
    }

    public var description: String {
        switch self {
        case .notInstalled(let path):
            "There is no Chromium at \(path): install it with “sudo apt-get install chromium”, or name another in QUINCE_CHROMIUM."
        case .cannotStart(let path, let reason): "\(path) cannot be started: \(reason)"
        case .gone: "Chromium has ended."
        case .timedOut(let method, let seconds): "Chromium did not answer \(method) within \(seconds) s."
        case .refused(let method, let message): "Chromium refused \(method): \(message)"
        case .script(let message): "The page's script failed: \(message)"
        }
    }
}
