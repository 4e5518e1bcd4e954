import Foundation

extension NSString {
    /// The path with a component behind it, joined by exactly one slash.
    ///
    /// Slashes that follow one another count as one, and none stays at the end; Foundation on Linux keeps them.
    public func appendingPathComponent(_ str: String) -> String {
        let path = String(describing: self)
        let joined = path.isEmpty ? str : str.isEmpty ? path : path + "/" + str
        let isAbsolute = joined.utf8.first == UInt8(ascii: "/")
        return (isAbsolute ? "/" : "") + joined.split(separator: "/").joined(separator: "/")
    }
}
