import DeviceProtocol

/// The device models there are, with the figures of the real ones.
public enum DeviceCatalogue {
    public static let defaultModel = "iPhone 15"

    /// Every model, in the order lists show them.
    public static let models: [DeviceDescription] = [
        phone("iPhone SE (3rd generation)", "iPhone14,6", 375, 667, scale: 2, top: 20, home: true),
        phone("iPhone 8", "iPhone10,4", 375, 667, scale: 2, top: 20, home: true),
        phone("iPhone 8 Plus", "iPhone10,5", 414, 736, scale: 3, top: 20, home: true, wide: true),
        phone("iPhone X", "iPhone10,6", 375, 812, scale: 3, top: 44, corner: 39),
        phone("iPhone XS", "iPhone11,2", 375, 812, scale: 3, top: 44, corner: 39),
        phone("iPhone XR", "iPhone11,8", 414, 896, scale: 2, top: 48, corner: 41.5, wide: true),
        phone("iPhone 11", "iPhone12,1", 414, 896, scale: 2, top: 48, corner: 41.5, wide: true),
        phone("iPhone 11 Pro", "iPhone12,3", 375, 812, scale: 3, top: 44, corner: 39),
        phone("iPhone 13", "iPhone14,5", 390, 844, scale: 3, top: 47, corner: 47.33),
        phone("iPhone 14", "iPhone14,7", 390, 844, scale: 3, top: 47, corner: 47.33),
        phone("iPhone 14 Plus", "iPhone14,8", 428, 926, scale: 3, top: 47, corner: 53.33, wide: true),
        phone("iPhone 15", "iPhone15,4", 393, 852, scale: 3, top: 59, status: 54, corner: 55),
        phone("iPhone 15 Pro", "iPhone16,1", 393, 852, scale: 3, top: 59, status: 54, corner: 55),
        phone("iPhone 15 Pro Max", "iPhone16,2", 430, 932, scale: 3, top: 59, status: 54, corner: 55, wide: true),
        pad("iPad (10th generation)", "iPad13,18", 820, 1180, corner: 25),
        pad("iPad Pro (11-inch)", "iPad14,3", 834, 1194, corner: 18),
        pad("iPad Pro (12.9-inch)", "iPad14,5", 1024, 1366, corner: 18),
    ]

    /// The model of this name or hardware identifier, however it is capitalised.
    public static func model(_ name: String) throws -> DeviceDescription {
        let wanted = key(name)
        if let model = models.first(where: { key($0.name) == wanted || key($0.identifier) == wanted }) { return model }
        // "iPhone SE" and "iPad Pro 11" are clear enough.
        let beginnings = models.filter { key($0.name).hasPrefix(wanted) && !wanted.isEmpty }
        if beginnings.count == 1 { return beginnings[0] }
        throw SimulatorError(
            "no device is called “\(name)”", nextStep: "Choose one of: " + models.map(\.name).joined(separator: ", ") + ".")
    }

    private static func key(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "," } }

    private static func phone(
        _ name: String, _ identifier: String, _ width: Double, _ height: Double, scale: Double, top: Double, status: Double? = nil,
        corner: Double = 0, home: Bool = false, wide: Bool = false
    ) -> DeviceDescription {
        DeviceDescription(
            name: name, identifier: identifier, idiom: .phone, width: width, height: height, scale: scale, safeAreaTop: top,
            safeAreaBottom: home ? 0 : 34, statusBarHeight: status ?? top, displayCornerRadius: corner, hasHomeButton: home,
            isRegularWidthInLandscape: wide)
    }

    private static func pad(_ name: String, _ identifier: String, _ width: Double, _ height: Double, corner: Double) -> DeviceDescription {
        DeviceDescription(
            name: name, identifier: identifier, idiom: .pad, width: width, height: height, scale: 2, safeAreaTop: 24, safeAreaBottom: 20,
            statusBarHeight: 24, displayCornerRadius: corner, hasHomeButton: false, isRegularWidthInLandscape: true)
    }
}
