import Foundation

// The methods of iOS that hand out objects; those of Foundation on Linux hand out strings. They give way to these where `nil` is passed.
extension Scanner {
    /// Scans a string; `result` receives it.
    @_disfavoredOverload @discardableResult
    public func scanString(_ string: String, into result: AutoreleasingUnsafeMutablePointer<NSString?>?) -> Bool {
        Self.keep(scanString(string), in: result)
    }

    /// Scans up to a string or to the end; `result` receives what stands before it.
    ///
    /// - Returns: Whether anything stands before it.
    @_disfavoredOverload @discardableResult
    public func scanUpTo(_ string: String, into result: AutoreleasingUnsafeMutablePointer<NSString?>?) -> Bool {
        Self.keep(scanUpToString(string), in: result)
    }

    /// Scans characters of a set; `result` receives them.
    @_disfavoredOverload @discardableResult
    public func scanCharacters(from set: CharacterSet, into result: AutoreleasingUnsafeMutablePointer<NSString?>?) -> Bool {
        Self.keep(scanCharacters(from: set), in: result)
    }

    /// Scans up to a character of a set or to the end; `result` receives what stands before it.
    ///
    /// - Returns: Whether anything stands before it.
    @_disfavoredOverload @discardableResult
    public func scanUpToCharacters(from set: CharacterSet, into result: AutoreleasingUnsafeMutablePointer<NSString?>?) -> Bool {
        Self.keep(scanUpToCharacters(from: set), in: result)
    }

    private static func keep(_ found: String?, in result: AutoreleasingUnsafeMutablePointer<NSString?>?) -> Bool {
        guard let found else { return false }
        result?.pointee = NSString(string: found)
        return true
    }
}
