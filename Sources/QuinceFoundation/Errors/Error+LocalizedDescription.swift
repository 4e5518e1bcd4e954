import Foundation

extension Error {
    /// The error in words for users: its own where it has some, else the system's.
    ///
    /// Of a value whose static type is `NSError` it is Foundation's own property, which subclasses override.
    public var localizedDescription: String {
        if let error = self as? NSError, type(of: self) is NSError.Type { return ErrorText.description(of: error) }
        if let text = (self as? any LocalizedError)?.errorDescription { return text }
        return ErrorText.description(of: self as NSError)
    }
}
