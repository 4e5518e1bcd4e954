import CoreGraphics
import QuinceFoundation

/// The availability of registered fonts. The simulated device registers fonts for the running app.
///
/// Source: Apple's documentation of `CTFontManagerScope`.
public enum CTFontManagerScope: UInt32, Sendable {
    case none = 0
    case process = 1
    case persistent = 2
    case session = 3

    public static var user: CTFontManagerScope { .persistent }
}

/// Why a font cannot be registered; code of an error of *kCTFontManagerErrorDomain*.
///
/// Source: Apple's documentation of `CTFontManagerError`.
public enum CTFontManagerError: CFIndex, Sendable {
    case fileNotFound = 101
    case insufficientPermissions = 102
    case unrecognizedFormat = 103
    case invalidFontData = 104
    case alreadyRegistered = 105
    case exceededResourceLimit = 106
    case notRegistered = 201
    case inUse = 202
    case systemRequired = 203
}

public let kCTFontManagerErrorDomain: CFString = "com.apple.CoreText.CTFontManagerErrorDomain"
/// In errors: the URLs of the fonts, as an array.
public let kCTFontManagerErrorFontURLsKey: CFString = "CTFontManagerErrorFontURLs"

/// Makes the fonts of a file available by name.
///
/// - Returns: Whether it was registered; where not, `error` receives the reason (*CTFontManagerError*).
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    report(registrationProblem(fontURL), fontURL, error)
}

/// Takes back the fonts of a file.
///
/// - Returns: Whether they were registered; where not, `error` receives the reason (*CTFontManagerError*).
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    let isRegistered = fontURL.path.map(FontLibrary.shared.unregister) ?? false
    return report(isRegistered ? nil : .notRegistered, fontURL, error)
}

/// Makes a font available by name.
///
/// - Returns: Whether it was registered; where not, `error` receives the reason (*CTFontManagerError*).
@discardableResult
public func CTFontManagerRegisterGraphicsFont(_ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
    guard let url = fontFile(font) else { return report(.invalidFontData, NSURL(fileURLWithPath: "/"), error) }
    return report(registrationProblem(url), url, error)
}

/// Takes back a font.
///
/// - Returns: Whether it was registered; where not, `error` receives the reason (*CTFontManagerError*).
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(_ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
    guard let url = fontFile(font), let path = url.path else { return report(.notRegistered, NSURL(fileURLWithPath: "/"), error) }
    return report(FontLibrary.shared.unregister(file: path) ? nil : .notRegistered, url, error)
}

/// The file of a font in memory: faces are opened by their paths. The same data has the same file.
private func fontFile(_ font: CGFont) -> CFURL? {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in font.data { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("Font-\(String(hash, radix: 16)).ttf")
    if !FileManager.default.fileExists(atPath: url.path) {
        do { try font.data.write(to: url, options: .atomic) } catch { return nil }
    }
    return url as NSURL
}

/// Makes the fonts of files available by name.
///
/// - Parameter registrationHandler: Called once, with the errors that came up and `true`; what it returns is of no effect then.
public func CTFontManagerRegisterFontURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool, _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
    let errors = fontURLs.compactMap { item -> CFError? in
        guard let url = (item as? URL).map({ $0 as NSURL }) ?? item as? NSURL else { return nil }
        return registrationProblem(url).map { fontError($0, url) }
    }
    _ = registrationHandler?(errors, true)
}

private func registrationProblem(_ url: CFURL) -> CTFontManagerError? {
    guard let path = url.path, FileManager.default.fileExists(atPath: path) else { return .fileNotFound }
    if FontLibrary.shared.isRegistered(file: path) { return .alreadyRegistered }
    return FontLibrary.shared.register(file: path) ? nil : .unrecognizedFormat
}

private func fontError(_ problem: CTFontManagerError, _ url: CFURL) -> CFError {
    CFError(domain: kCTFontManagerErrorDomain, code: problem.rawValue, userInfo: [kCTFontManagerErrorFontURLsKey: [url]])
}

private func report(
    _ problem: CTFontManagerError?, _ url: CFURL, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    guard let problem else { return true }
    error?.pointee = Unmanaged.passRetained(fontError(problem, url))
    return false
}
