import CoreGraphics
import QuinceFoundation

// The user's settings of captions, as a new device has them. Source: Apple's documentation of Media Accessibility.

/// Source: Apple's documentation of `MACaptionAppearanceDomain`.
public enum MACaptionAppearanceDomain: Int, Sendable { case `default` = 0, user }
/// Source: Apple's documentation of `MACaptionAppearanceDisplayType`.
public enum MACaptionAppearanceDisplayType: Int, Sendable { case forcedOnly = 0, automatic, alwaysOn }
/// Source: Apple's documentation of `MACaptionAppearanceBehavior`.
public enum MACaptionAppearanceBehavior: Int, Sendable { case useValue = 0, useContentIfAvailable }
/// Source: Apple's documentation of `MACaptionAppearanceTextEdgeStyle`.
public enum MACaptionAppearanceTextEdgeStyle: Int, Sendable { case undefined = 0, none, raised, depressed, uniform, dropShadow }
/// Source: Apple's documentation of `MACaptionAppearanceFontStyle`.
public enum MACaptionAppearanceFontStyle: Int, Sendable {
    case `default` = 0, monospacedWithSerif, proportionalWithSerif, monospacedWithoutSerif, proportionalWithoutSerif, casual, cursive
    case smallCapital
}

public let MAMediaCharacteristicDescribesMusicAndSoundForAccessibility: CFString =
    "public.accessibility.describes-music-and-sound"
public let MAMediaCharacteristicDescribesVideoForAccessibility: CFString = "public.accessibility.describes-video"
public let MAMediaCharacteristicTranscribesSpokenDialogForAccessibility: CFString =
    "public.accessibility.transcribes-spoken-dialog"
public let kMACaptionAppearanceSettingsChangedNotification: CFString = "kMACaptionAppearanceSettingsChangedNotification"
public let kMAAudibleMediaSettingsChangedNotification: CFString = "kMAAudibleMediaSettingsChangedNotification"

/// The settings of captions that a process has chosen.
private final class CaptionSettings: @unchecked Sendable {
    static let shared = CaptionSettings()
    private let lock = NSLock()
    private var type = MACaptionAppearanceDisplayType.automatic
    private var languages: [String] = []

    var displayType: MACaptionAppearanceDisplayType {
        get { lock.withLock { type } }
        set { lock.withLock { type = newValue } }
    }
    var selectedLanguages: [String] { lock.withLock { languages } }
    func add(_ language: String) {
        lock.withLock {
            languages.removeAll { $0 == language }
            languages.insert(language, at: 0)
        }
    }
}

/// Whether captions are shown. The system's default, or what the app has set since it was started.
public func MACaptionAppearanceGetDisplayType(_ domain: MACaptionAppearanceDomain) -> MACaptionAppearanceDisplayType {
    domain == .user ? CaptionSettings.shared.displayType : .automatic
}
public func MACaptionAppearanceSetDisplayType(_ domain: MACaptionAppearanceDomain, _ displayType: MACaptionAppearanceDisplayType) {
    if domain == .user { CaptionSettings.shared.displayType = displayType }
}
/// Adds a language to the front of those that the user has chosen.
@discardableResult public func MACaptionAppearanceAddSelectedLanguage(_ domain: MACaptionAppearanceDomain, _ language: CFString) -> Bool {
    guard domain == .user, !language.isEmpty else { return false }
    CaptionSettings.shared.add(language)
    return true
}
public func MACaptionAppearanceCopySelectedLanguages(_ domain: MACaptionAppearanceDomain) -> Unmanaged<NSArray> {
    Unmanaged.passRetained(NSArray(array: domain == .user ? CaptionSettings.shared.selectedLanguages : []))
}
public func MACaptionAppearanceCopyPreferredCaptioningMediaCharacteristics(_ domain: MACaptionAppearanceDomain) -> Unmanaged<NSArray> {
    Unmanaged.passRetained(NSArray())
}
/// Whether the user has sounds and music described, as a new device has not.
public func MAAudibleMediaCopyPreferredCharacteristics() -> Unmanaged<NSArray> { Unmanaged.passRetained(NSArray()) }

// The looks of captions: white text on a black window of half opacity.

public func MACaptionAppearanceCopyForegroundColor(
    _ domain: MACaptionAppearanceDomain, _ behavior: UnsafeMutablePointer<MACaptionAppearanceBehavior>?
) -> Unmanaged<CGColor> {
    behavior?.pointee = .useContentIfAvailable
    return Unmanaged.passRetained(CGColor(red: 1, green: 1, blue: 1, alpha: 1))
}
public func MACaptionAppearanceCopyBackgroundColor(
    _ domain: MACaptionAppearanceDomain, _ behavior: UnsafeMutablePointer<MACaptionAppearanceBehavior>?
) -> Unmanaged<CGColor> {
    behavior?.pointee = .useContentIfAvailable
    return Unmanaged.passRetained(CGColor(red: 0, green: 0, blue: 0, alpha: 1))
}
public func MACaptionAppearanceCopyWindowColor(
    _ domain: MACaptionAppearanceDomain, _ behavior: UnsafeMutablePointer<MACaptionAppearanceBehavior>?
) -> Unmanaged<CGColor> {
    behavior?.pointee = .useContentIfAvailable
    return Unmanaged.passRetained(CGColor(red: 0, green: 0, blue: 0, alpha: 1))
}
public func MACaptionAppearanceGetForegroundOpacity(
    _ domain: MACaptionAppearanceDomain, _ behavior: UnsafeMutablePointer<MACaptionAppearanceBehavior>?
) -> CGFloat {
    behavior?.pointee = .useContentIfAvailable
    return 1
}
public func MACaptionAppearanceGetBackgroundOpacity(
    _ domain: MACaptionAppearanceDomain, _ behavior: UnsafeMutablePointer<MACaptionAppearanceBehavior>?
) -> CGFloat {
    behavior?.pointee = .useContentIfAvailable
    return 0.5
}
public func MACaptionAppearanceGetWindowOpacity(
    _ domain: MACaptionAppearanceDomain, _ behavior: UnsafeMutablePointer<MACaptionAppearanceBehavior>?
) -> CGFloat {
    behavior?.pointee = .useContentIfAvailable
    return 0
}
public func MACaptionAppearanceGetWindowRoundedCornerRadius(
    _ domain: MACaptionAppearanceDomain, _ behavior: UnsafeMutablePointer<MACaptionAppearanceBehavior>?
) -> CGFloat {
    behavior?.pointee = .useContentIfAvailable
    return 0
}
public func MACaptionAppearanceGetRelativeCharacterSize(
    _ domain: MACaptionAppearanceDomain, _ behavior: UnsafeMutablePointer<MACaptionAppearanceBehavior>?
) -> CGFloat {
    behavior?.pointee = .useContentIfAvailable
    return 1
}
public func MACaptionAppearanceGetTextEdgeStyle(
    _ domain: MACaptionAppearanceDomain, _ behavior: UnsafeMutablePointer<MACaptionAppearanceBehavior>?
) -> MACaptionAppearanceTextEdgeStyle {
    behavior?.pointee = .useContentIfAvailable
    return .none
}
/// Whether flashing lights in videos are dimmed: not on a new device.
public func MADimFlashingLightsEnabled() -> Bool { false }

@available(*, unavailable, message: "not yet in Quince: fonts of captions")
public func MACaptionAppearanceCopyFontDescriptorForStyle(
    _ domain: MACaptionAppearanceDomain, _ behavior: UnsafeMutablePointer<MACaptionAppearanceBehavior>?,
    _ fontStyle: MACaptionAppearanceFontStyle
) -> Unmanaged<NSObject> { fatalError() }
@available(*, unavailable, message: "not yet in Quince: captions of images")
public func MAImageCaptioningCopyCaption(_ url: CFURL, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> CFString? { nil }
@available(*, unavailable, message: "not yet in Quince: pictures without flashing lights")
open class MAFlashingLightsProcessor {}
