extension UIColor {
    /// The default tint colour: the one that the bundle's `NSAccentColorName` names (Xcode writes it from the setting "Global Accent Color
    /// Name"), or the system's blue.
    static let accent: UIColor = {
        guard let name = Bundle.main.object(forInfoDictionaryKey: "NSAccentColorName") as? String else { return .systemBlue }
        return UIColor(named: name) ?? .systemBlue
    }()
}
