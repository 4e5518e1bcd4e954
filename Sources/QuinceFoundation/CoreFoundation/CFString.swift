import Foundation

// Lengths and positions count UTF-16 code units, as in Core Foundation.

public func CFStringGetLength(_ theString: CFString!) -> CFIndex { theString?.utf16.count ?? 0 }
public func CFStringGetLength(_ theString: CFMutableString!) -> CFIndex { theString?.length ?? 0 }

/// The UTF-16 code unit at a position, which must lie in the string.
public func CFStringGetCharacterAtIndex(_ theString: CFString!, _ idx: CFIndex) -> UniChar {
    NSString(string: theString ?? "").character(at: idx)
}

/// Makes a string of a C string; nil where the bytes are none in the encoding.
public func CFStringCreateWithCString(
    _ alloc: CFAllocator!, _ cStr: UnsafePointer<CChar>!, _ encoding: CFStringEncoding
) -> CFString! {
    cStr.flatMap { String(cString: $0, encoding: String.Encoding(coreFoundation: encoding)) }
}

/// Makes a string of bytes; nil where they are none in the encoding.
public func CFStringCreateWithBytes(
    _ alloc: CFAllocator!, _ bytes: UnsafePointer<UInt8>!, _ numBytes: CFIndex, _ encoding: CFStringEncoding,
    _ isExternalRepresentation: Bool
) -> CFString! {
    guard let bytes, numBytes >= 0 else { return nil }
    return String(data: Data(bytes: bytes, count: numBytes), encoding: String.Encoding(coreFoundation: encoding))
}

public func CFStringCreateCopy(_ alloc: CFAllocator!, _ theString: CFString!) -> CFString! { theString }

/// Makes an empty string that can be changed. Its length is not limited, whatever `maxLength` says.
public func CFStringCreateMutable(_ alloc: CFAllocator!, _ maxLength: CFIndex) -> CFMutableString! { NSMutableString(string: "") }

/// Makes a copy that can be changed. Its length is not limited, whatever `maxLength` says.
public func CFStringCreateMutableCopy(_ alloc: CFAllocator!, _ maxLength: CFIndex, _ theString: CFString!) -> CFMutableString! {
    NSMutableString(string: theString ?? "")
}

/// The part of a string in a range, which must lie in the string.
public func CFStringCreateWithSubstring(_ alloc: CFAllocator!, _ str: CFString!, _ range: CFRange) -> CFString! {
    NSString(string: str ?? "").substring(with: NSRange(location: range.location, length: range.length))
}

/// Writes a string with a zero at its end into a buffer of `bufferSize` bytes.
///
/// - Returns: Whether the buffer was large enough and the encoding has all characters.
public func CFStringGetCString(
    _ theString: CFString!, _ buffer: UnsafeMutablePointer<CChar>!, _ bufferSize: CFIndex, _ encoding: CFStringEncoding
) -> Bool {
    guard let theString, let buffer, let bytes = theString.data(using: String.Encoding(coreFoundation: encoding)), bytes.count < bufferSize
    else { return false }
    bytes.withUnsafeBytes { UnsafeMutableRawBufferPointer(start: buffer, count: bufferSize).copyMemory(from: $0) }
    buffer[bytes.count] = 0
    return true
}

/// The most bytes that a number of UTF-16 code units take in an encoding.
public func CFStringGetMaximumSizeForEncoding(_ length: CFIndex, _ encoding: CFStringEncoding) -> CFIndex {
    switch CFStringBuiltInEncodings(rawValue: encoding) {
    case .UTF8: length * 3
    case .ASCII, .isoLatin1, .windowsLatin1, .macRoman, .nextStepLatin: length
    case .unicode, .UTF16BE, .UTF16LE: length * 2
    default: length * 4
    }
}

/// The options for comparing and searching strings.
public struct CFStringCompareFlags: OptionSet, Sendable {
    public let rawValue: CFOptionFlags
    public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }

    public static let compareCaseInsensitive = CFStringCompareFlags(rawValue: 1)
    public static let compareBackwards = CFStringCompareFlags(rawValue: 4)
    public static let compareAnchored = CFStringCompareFlags(rawValue: 8)
    public static let compareNonliteral = CFStringCompareFlags(rawValue: 16)
    public static let compareLocalized = CFStringCompareFlags(rawValue: 32)
    public static let compareNumerically = CFStringCompareFlags(rawValue: 64)
    public static let compareDiacriticInsensitive = CFStringCompareFlags(rawValue: 128)
    public static let compareWidthInsensitive = CFStringCompareFlags(rawValue: 256)
    public static let compareForcedOrdering = CFStringCompareFlags(rawValue: 512)

    fileprivate var options: String.CompareOptions {
        var options = String.CompareOptions(rawValue: rawValue & ~(16 | 32))
        // Foundation names the literal comparison, Core Foundation the other.
        if !contains(.compareNonliteral) { options.insert(.literal) }
        return options
    }
}

/// Compares two strings, in the user's language where the flags say so.
public func CFStringCompare(_ theString1: CFString!, _ theString2: CFString!, _ compareOptions: CFStringCompareFlags) -> CFComparisonResult
{
    let locale: Locale? = compareOptions.contains(.compareLocalized) ? .current : nil
    let result = (theString1 ?? "").compare(theString2 ?? "", options: compareOptions.options, locale: locale)
    return CFComparisonResult(rawValue: result.rawValue) ?? .compareEqualTo
}

/// The range of one string in another; its location is `kCFNotFound` where there is none.
public func CFStringFind(_ theString: CFString!, _ stringToFind: CFString!, _ compareOptions: CFStringCompareFlags) -> CFRange {
    let range = NSString(string: theString ?? "").range(of: stringToFind ?? "", options: compareOptions.options)
    return range.location == NSNotFound
        ? CFRange(location: kCFNotFound, length: 0) : CFRange(location: range.location, length: range.length)
}

public func CFStringHasPrefix(_ theString: CFString!, _ prefix: CFString!) -> Bool { (theString ?? "").hasPrefix(prefix ?? "") }
public func CFStringHasSuffix(_ theString: CFString!, _ suffix: CFString!) -> Bool { (theString ?? "").hasSuffix(suffix ?? "") }

// MARK: Changing strings

public func CFStringAppend(_ theString: CFMutableString!, _ appendedString: CFString!) { theString?.append(appendedString ?? "") }
public func CFStringReplaceAll(_ theString: CFMutableString!, _ replacement: CFString!) { theString?.setString(replacement ?? "") }

public func CFStringUppercase(_ theString: CFMutableString!, _ locale: CFLocale!) {
    change(theString) { $0.uppercased(with: locale as Locale?) }
}

public func CFStringLowercase(_ theString: CFMutableString!, _ locale: CFLocale!) {
    change(theString) { $0.lowercased(with: locale as Locale?) }
}

public func CFStringCapitalize(_ theString: CFMutableString!, _ locale: CFLocale!) {
    change(theString) { $0.capitalized(with: locale as Locale?) }
}

/// Removes white space at both ends.
public func CFStringTrimWhitespace(_ theString: CFMutableString!) {
    change(theString) { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
}

/// Removes differences that the flags name: of case, diacritics or width.
public func CFStringFold(_ theString: CFMutableString!, _ theFlags: CFStringCompareFlags, _ theLocale: CFLocale!) {
    change(theString) { $0.folding(options: theFlags.options, locale: theLocale as Locale?) }
}

/// Unicode's normalization forms.
public enum CFStringNormalizationForm: CFIndex, Sendable {
    case D = 0
    case KD = 1
    case C = 2
    case KC = 3
}

public func CFStringNormalize(_ theString: CFMutableString!, _ theForm: CFStringNormalizationForm) {
    change(theString) { text in
        switch theForm {
        case .D: text.decomposedStringWithCanonicalMapping
        case .KD: text.decomposedStringWithCompatibilityMapping
        case .C: text.precomposedStringWithCanonicalMapping
        case .KC: text.precomposedStringWithCompatibilityMapping
        }
    }
}

private func change(_ string: CFMutableString?, _ body: (String) -> String) {
    guard let string else { return }
    string.setString(body(String(describing: string)))
}
