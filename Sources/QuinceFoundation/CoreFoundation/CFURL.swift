import Foundation

/// Makes a URL of a text; nil where the text is none. Escapes in the text stay as they are.
public func CFURLCreateWithString(_ allocator: CFAllocator!, _ URLString: CFString!, _ baseURL: CFURL!) -> CFURL! {
    guard let URLString else { return nil }
    return URL(string: URLString, relativeTo: baseURL as URL?) as NSURL?
}

/// The notation of a path.
public enum CFURLPathStyle: CFIndex, Sendable {
    case cfurlposixPathStyle = 0
    case cfurlWindowsPathStyle = 2
}

/// Makes the URL of a file.
///
/// - Parameter pathStyle: POSIX's; for Windows' paths there is no URL.
public func CFURLCreateWithFileSystemPath(
    _ allocator: CFAllocator!, _ filePath: CFString!, _ pathStyle: CFURLPathStyle, _ isDirectory: Bool
) -> CFURL! {
    guard let filePath, pathStyle == .cfurlposixPathStyle else { return nil }
    return NSURL(fileURLWithPath: filePath, isDirectory: isDirectory)
}

/// The path of a file's URL, without escapes.
public func CFURLCopyFileSystemPath(_ anURL: CFURL!, _ pathStyle: CFURLPathStyle) -> CFString! {
    pathStyle == .cfurlposixPathStyle ? anURL?.path : nil
}

public func CFURLGetString(_ anURL: CFURL!) -> CFString! { anURL?.relativeString }
public func CFURLGetBaseURL(_ anURL: CFURL!) -> CFURL! { anURL?.baseURL as NSURL? }
public func CFURLCopyAbsoluteURL(_ relativeURL: CFURL!) -> CFURL! { relativeURL?.absoluteURL as NSURL? }
public func CFURLCopyScheme(_ anURL: CFURL!) -> CFString! { anURL?.scheme }
public func CFURLCopyHostName(_ anURL: CFURL!) -> CFString! { anURL?.host }
public func CFURLCopyLastPathComponent(_ url: CFURL!) -> CFString! { url?.lastPathComponent }
public func CFURLCopyPathExtension(_ url: CFURL!) -> CFString! { url?.pathExtension }
/// The number of the port; -1 where the URL has none.
public func CFURLGetPortNumber(_ anURL: CFURL!) -> Int32 { anURL?.port?.int32Value ?? -1 }

/// Escapes a text.
///
/// - Parameters:
///   - charactersToLeaveUnescaped: Characters that stay although URLs forbid them; nil: none.
///   - legalURLCharactersToBeEscaped: Characters that are escaped although URLs allow them; nil: none.
///   - encoding: The encoding of the escaped bytes.
/// - Returns: nil where the encoding lacks a character of the text.
public func CFURLCreateStringByAddingPercentEscapes(
    _ allocator: CFAllocator!, _ originalString: CFString!, _ charactersToLeaveUnescaped: CFString!,
    _ legalURLCharactersToBeEscaped: CFString!, _ encoding: CFStringEncoding
) -> CFString! {
    guard let originalString else { return nil }
    let kept = Set(charactersToLeaveUnescaped ?? "")
    let escaped = Set(legalURLCharactersToBeEscaped ?? "")
    var text = ""
    for character in originalString {
        if !escaped.contains(character), kept.contains(character) || character.isLegalInURL {
            text.append(character)
        } else {
            guard let bytes = String(character).data(using: String.Encoding(coreFoundation: encoding)) else { return nil }
            text += bytes.map { String(format: "%%%02X", Int($0)) }.joined()
        }
    }
    return text
}

/// Replaces escapes by the characters that they stand for, except those of `charactersToLeaveEscaped`; nil there: all escapes stay.
public func CFURLCreateStringByReplacingPercentEscapes(
    _ allocator: CFAllocator!, _ originalString: CFString!, _ charactersToLeaveEscaped: CFString!
) -> CFString! {
    guard let originalString, let charactersToLeaveEscaped else { return originalString }
    guard !charactersToLeaveEscaped.isEmpty else { return originalString.removingPercentEncoding }
    let marked = charactersToLeaveEscaped.reduce(originalString) { text, character in
        let escape = String(character).utf8.map { String(format: "%%%02X", Int($0)) }.joined()
        return text.replacingOccurrences(of: escape, with: escape.replacingOccurrences(of: "%", with: "%25"), options: .caseInsensitive)
    }
    return marked.removingPercentEncoding
}

extension Character {
    /// Whether a URL may hold the character somewhere (RFC 3986: unreserved and reserved characters).
    fileprivate var isLegalInURL: Bool {
        isASCII && (isLetter || isNumber || "-._~:/?@!$&'()*+,;=".contains(self))
    }
}
