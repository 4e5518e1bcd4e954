import Foundation

// `CFString` is a value here, and references that are counted by hand need an object: `Unmanaged.passRetained(text as CFString)` makes one.

extension Unmanaged where Instance == NSString {
    /// A reference to a text that its receiver releases.
    public static func passRetained(_ value: String) -> Unmanaged<NSString> { passRetained(NSString(string: value)) }
}
