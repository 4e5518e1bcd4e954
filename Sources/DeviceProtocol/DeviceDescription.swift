import Foundation

/// The properties of a device model: its screen and its safe area. Lengths are in points, for the device held upright.
public struct DeviceDescription: Codable, Equatable, Sendable {
    public enum Idiom: String, Codable, Sendable { case phone, pad }

    /// Marketing name, as `quince sim list` shows it: `iPhone 15`.
    public var name: String
    /// Hardware identifier, as `utsname` reports it: `iPhone15,4`.
    public var identifier: String
    public var idiom: Idiom
    public var width, height: Double
    /// Pixels per point.
    public var scale: Double
    /// Safe area insets upright; in landscape the sides get `safeAreaTop`.
    public var safeAreaTop, safeAreaBottom: Double
    /// Height of the status bar upright.
    public var statusBarHeight: Double
    /// Radius of the display's corners, 0 for square ones.
    public var displayCornerRadius: Double
    /// Whether the device has a home button instead of a home indicator.
    public var hasHomeButton: Bool
    /// Whether landscape is regular width (Plus, Max, XR, 11; iPads are regular always).
    public var isRegularWidthInLandscape: Bool

    public init(
        name: String, identifier: String, idiom: Idiom, width: Double, height: Double, scale: Double, safeAreaTop: Double,
        safeAreaBottom: Double,
        statusBarHeight: Double, displayCornerRadius: Double, hasHomeButton: Bool, isRegularWidthInLandscape: Bool
    ) {
        (self.name, self.identifier, self.idiom) = (name, identifier, idiom)
        (self.width, self.height, self.scale) = (width, height, scale)
        (self.safeAreaTop, self.safeAreaBottom, self.statusBarHeight) = (safeAreaTop, safeAreaBottom, statusBarHeight)
        (self.displayCornerRadius, self.hasHomeButton) = (displayCornerRadius, hasHomeButton)
        self.isRegularWidthInLandscape = isRegularWidthInLandscape
    }
}
