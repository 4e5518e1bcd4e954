import Foundation

extension StringProtocol {
    /// The text without the characters of a set at its ends.
    ///
    /// Foundation on Linux compares halves of characters beyond U+FFFF, which are in no set.
    public func trimmingCharacters(in set: CharacterSet) -> String {
        let scalars = unicodeScalars
        guard let first = scalars.firstIndex(where: { !set.contains($0) }) else { return "" }
        let last = scalars.lastIndex { !set.contains($0) } ?? first
        return String(String.UnicodeScalarView(scalars[first...last]))
    }
}
