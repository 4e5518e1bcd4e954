/// The kind of device that texts with a form for each are chosen for; UIKit sets it.
@_spi(Quince) public enum DeviceKind {
    /// As `.stringsdict` files name it: `iphone` or `ipad`.
    nonisolated(unsafe) public static var name = "iphone"
}

/// Texts that an entry of a `.stringsdict` file has for devices or widths.
enum TextVariation {
    /// The entry's value for this device, or for the most room: a text or another entry; nil for an entry without such rules.
    static func choice(of entry: [String: Any]) -> Any? {
        if let texts = entry["NSStringDeviceSpecificRuleType"] as? [String: Any] {
            return texts[DeviceKind.name] ?? texts["other"] ?? texts["iphone"]
        }
        let widths = entry["NSStringVariableWidthRuleType"] as? [String: Any]
        return widths?.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }?.value
    }
}
