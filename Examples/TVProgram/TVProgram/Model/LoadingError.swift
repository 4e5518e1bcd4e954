import Foundation

/// Why the programmes could not be loaded.
enum LoadingError: Error, Equatable {
    /// The service was not reached.
    case transport(code: Int, description: String)
    /// The service answered with another status than 200.
    case status(Int)
    case notJSON
    case wrongShape
}

extension LoadingError: LocalizedError {
    var errorDescription: String? {
        switch self {
        case .transport(let code, let description):
            return "\(description) (\(code))"
        case .status(let status):
            return .localizedStringWithFormat(NSLocalizedString("The service answered with status %ld.", comment: "Cause"), status)
        case .notJSON:
            return NSLocalizedString("The answer is not JSON.", comment: "Cause")
        case .wrongShape:
            return NSLocalizedString("The answer contains no programmes.", comment: "Cause")
        }
    }
}
