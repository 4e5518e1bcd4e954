import Foundation
import FoundationBase

extension NSRegularExpression {
    /// Calls a block for each match in a range of a text. The block does not outlive the call.
    ///
    /// - Parameter block: Gets the match, how the search is going on, and where to say that it is to stop.
    public func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Swift.Void
    ) {
        withoutActuallyEscaping(block) { Originals.enumerateMatches(of: self, in: string, options, range, $0) }
    }
}

/// Calls of `enumerateMatches(in:options:range:using:)` in apps come here: of the method above and Foundation's own, whose block escapes, the compiler
/// chooses the latter, and members of `self` need no `self.` in a block that does not escape.
@_spi(Quince) extension NSRegularExpression {
    public func __quinceEnumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Swift.Void
    ) {
        withoutActuallyEscaping(block) { Originals.enumerateMatches(of: self, in: string, options, range, $0) }
    }
}

@_spi(Quince) extension NSDataDetector {
    public func __quinceEnumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Swift.Void
    ) { enumerateMatches(in: string, options: options, range: range, using: block) }
}
