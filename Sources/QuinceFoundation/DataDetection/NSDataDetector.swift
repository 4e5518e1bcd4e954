import Foundation

/// The kinds of what a detector finds, as numbers: raw values of `NSTextCheckingResult.CheckingType`.
public typealias NSTextCheckingTypes = UInt64

/// Finds links and phone numbers in texts.
///
/// On iOS it finds dates, addresses and flights, too; asking for one of these here throws an error that says so.
open class NSDataDetector: NSObject, @unchecked Sendable {
    /// The kinds that are looked for.
    public let checkingTypes: NSTextCheckingTypes

    /// Creates a detector of some kinds.
    ///
    /// - Throws: `NSFormattingError` for no kind at all, and for kinds that Quince does not find yet.
    public init(types checkingTypes: NSTextCheckingTypes) throws {
        let known = NSTextCheckingResult.CheckingType.link.rawValue | NSTextCheckingResult.CheckingType.phoneNumber.rawValue
        guard checkingTypes != 0, checkingTypes & ~known == 0 else {
            throw NSError(
                domain: NSCocoaErrorDomain, code: NSFormattingError,
                userInfo: [
                    NSLocalizedDescriptionKey: checkingTypes == 0
                        ? "A data detector needs a kind of data." : "Not yet in Quince: NSDataDetector finds links and phone numbers only."
                ])
        }
        self.checkingTypes = checkingTypes
    }

    /// All matches in a part of a text, in their order; where two overlap, the one that begins first.
    open func matches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> [NSTextCheckingResult] {
        var found: [DetectedData] = []
        if checkingTypes & NSTextCheckingResult.CheckingType.link.rawValue != 0 { found += LinkDetector.matches(in: string, range) }
        if checkingTypes & NSTextCheckingResult.CheckingType.phoneNumber.rawValue != 0 { found += PhoneDetector.matches(in: string, range) }
        var end = 0
        return found.sorted { ($0.range.location, -$0.range.length) < ($1.range.location, -$1.range.length) }.filter { match in
            guard match.range.location >= end else { return false }
            end = match.range.location + match.range.length
            return true
        }
    }

    open func firstMatch(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> NSTextCheckingResult? {
        matches(in: string, options: options, range: range).first
    }

    open func numberOfMatches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> Int {
        matches(in: string, options: options, range: range).count
    }

    /// Calls a block with each match until it sets its last argument.
    open func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stops = ObjCBool(false)
        for match in matches(in: string, options: options, range: range) {
            block(match, [], &stops)
            if stops.boolValue { return }
        }
    }
}

extension NSTextCheckingResult.CheckingType {
    public static let replacement = NSTextCheckingResult.CheckingType(rawValue: 1 << 7)
    public static let link = NSTextCheckingResult.CheckingType(rawValue: 1 << 5)
    public static let phoneNumber = NSTextCheckingResult.CheckingType(rawValue: 1 << 11)
    public static let date = NSTextCheckingResult.CheckingType(rawValue: 1 << 3)
    public static let address = NSTextCheckingResult.CheckingType(rawValue: 1 << 4)
    public static let transitInformation = NSTextCheckingResult.CheckingType(rawValue: 1 << 12)
}
