/// The sizes of widgets, by the names tools use.
public enum WidgetFamilyName: String, Codable, Sendable, CaseIterable {
    case small, medium, large
    /// On iPads only.
    case extraLarge = "extra-large"
    case accessoryCircular = "accessory-circular"
    case accessoryRectangular = "accessory-rectangular"
    case accessoryInline = "accessory-inline"

    /// Whether it stands on the home screen, not among what the lock screen shows.
    public var isForHomeScreen: Bool { [.small, .medium, .large, .extraLarge].contains(self) }
}
