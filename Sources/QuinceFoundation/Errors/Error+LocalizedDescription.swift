import Foundation

extension Error {
    /// The error in words for users: its own where it has some, else the system's.
    public var localizedDescription: String {
        if let error = self as? NSError, type(of: self) is NSError.Type { return ErrorText.description(of: error) }
        if let text = (self as? any LocalizedError)?.errorDescription { return text }
        return ErrorText.description(of: self as NSError)
    }
}

extension NSError {
    /// The error in words for users: that of its user info, else the system's.
    public var localizedDescription: String { ErrorText.description(of: self) }
}
