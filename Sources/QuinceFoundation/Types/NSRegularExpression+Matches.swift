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
