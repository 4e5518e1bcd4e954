/// Configures an app's tips. Source: Apple's documentation of `Tips`.
@frozen public enum Tips {}

extension Tips {
    /// Loads what is known of the app's tips. Until then no tip is displayed.
    ///
    /// - Parameter configuration: Of options of the same kind, the last one counts.
    /// - Throws: `TipKitError.tipsDatastoreAlreadyConfigured` when called again; the error of the file system where the datastore's folder
    ///   cannot be made.
    public static func configure(_ configuration: [ConfigurationOption] = []) throws {
        try TipCenter.shared.configure(TipConfiguration(configuration))
    }

    /// Forgets everything about the app's tips. Must be called before `configure(_:)`; the launch argument
    /// `-com.apple.TipKit.ResetDatastore 1` does the same.
    ///
    /// - Throws: `TipKitError.tipsDatastoreAlreadyConfigured` after `configure(_:)`; the error of the file system where the datastore
    ///   cannot be removed.
    public static func resetDatastore() throws { try TipCenter.shared.resetDatastore() }

    /// Displays all tips, whatever their rules and the display frequency say, also those that were invalidated in an earlier launch.
    /// The launch argument `-com.apple.TipKit.ShowAllTips 1` does the same.
    public static func showAllTipsForTesting() { TipCenter.shared.override { $0 = TipOverrides(all: .shown) } }

    /// Displays the tips of some types, whatever their rules and the display frequency say.
    /// The launch argument `-com.apple.TipKit.ShowTips ID1,ID2` does the same for tips with some identifiers.
    public static func showTipsForTesting(_ tips: [any Tip.Type]) {
        TipCenter.shared.override { for tip in tips { $0.types[ObjectIdentifier(tip)] = .shown } }
    }

    /// Displays no tips. The launch argument `-com.apple.TipKit.HideAllTips 1` does the same.
    public static func hideAllTipsForTesting() { TipCenter.shared.override { $0 = TipOverrides(all: .hidden) } }

    /// Displays no tips of some types.
    /// The launch argument `-com.apple.TipKit.HideTips ID1,ID2` does the same for tips with some identifiers.
    public static func hideTipsForTesting(_ tips: [any Tip.Type]) {
        TipCenter.shared.override { for tip in tips { $0.types[ObjectIdentifier(tip)] = .hidden } }
    }
}
