/// The apps of the system.
public enum SystemApps {
    public static let home = "com.apple.springboard"
    public static let settings = "com.apple.Preferences"
    /// The link that opens Settings, as `UIApplication.openSettingsURLString` is.
    public static let settingsScheme = "app-settings:"
}
