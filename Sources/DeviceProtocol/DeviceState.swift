/// The physical orientation of a device; the cases of `UIDeviceOrientation` that a simulated device has.
public enum DeviceOrientation: String, Codable, Sendable, CaseIterable {
    case portrait
    case portraitUpsideDown = "portrait-upside-down"
    /// Home button or indicator at the right.
    case landscapeLeft = "landscape-left"
    case landscapeRight = "landscape-right"
}

public enum Appearance: String, Codable, Sendable, CaseIterable { case light, dark }

/// The twelve Dynamic Type sizes, by the names `simctl ui content_size` uses.
public enum ContentSize: String, Codable, Sendable, CaseIterable {
    case extraSmall = "extra-small", small, medium, large
    case extraLarge = "extra-large", extraExtraLarge = "extra-extra-large", extraExtraExtraLarge = "extra-extra-extra-large"
    case accessibilityMedium = "accessibility-medium", accessibilityLarge = "accessibility-large"
    case accessibilityExtraLarge = "accessibility-extra-large", accessibilityExtraExtraLarge = "accessibility-extra-extra-large"
    case accessibilityExtraExtraExtraLarge = "accessibility-extra-extra-extra-large"
}

/// Whether and how the device recognises its user's face.
public enum Biometry: String, Codable, Sendable, CaseIterable {
    /// Enrolled; each request waits until somebody says whether the face matches.
    case enrolled
    /// Enrolled; each request matches at once.
    case match
    /// Enrolled; no face matches.
    case fail
}

/// The networks that the device can use.
public enum NetworkCondition: String, Codable, Sendable, CaseIterable { case wifi, cellular, none }

/// The settings of a device that apps follow while they run.
public struct DeviceState: Codable, Equatable, Sendable {
    public var orientation: DeviceOrientation
    public var appearance: Appearance
    public var contentSize: ContentSize
    /// Preferred languages, most preferred first (`de-DE`, `en`).
    public var languages: [String]
    /// Locale identifier of the region settings (`de_DE`).
    public var locale: String
    /// Time zone identifier (`Europe/Berlin`).
    public var timeZone: String
    /// Factor on every animation's duration: 1, or 10 for slow animations.
    public var animationDrag: Double
    /// Fixed text for the status bar's clock (`9:41`); nil follows the device's clock.
    public var statusBarTime: String?
    /// Fixed values for the status bar's other items; nil follows the device.
    public var statusBar: StatusBarOverride?
    /// nil = the device does not know where it is, as a new one of Apple's Simulator.
    public var location: DeviceLocation?
    /// The biometry's answers; nil = nobody is enrolled.
    public var biometry: Biometry?
    /// The network that the device can use; nil = a wireless one.
    public var network: NetworkCondition?

    public init(
        orientation: DeviceOrientation = .portrait, appearance: Appearance = .light, contentSize: ContentSize = .large,
        languages: [String] = ["en"], locale: String = "en_US", timeZone: String = "UTC", animationDrag: Double = 1,
        statusBarTime: String? = nil, statusBar: StatusBarOverride? = nil
    ) {
        (self.orientation, self.appearance, self.contentSize) = (orientation, appearance, contentSize)
        (self.languages, self.locale, self.timeZone) = (languages, locale, timeZone)
        (self.animationDrag, self.statusBarTime) = (animationDrag, statusBarTime)
        self.statusBar = statusBar
    }
}
