/// The build settings that the product of an app package stands for.
///
/// Source: Apple's documentation of Info.plist keys, and the manifests that Swift Playgrounds and Xcode write.
struct AppPackageSettings {
    let product: ManifestValue

    var all: [String: String] { names.merging(colors) { $1 }.merging(devices) { $1 }.merging(capabilities) { $1 } }

    private var names: [String: String] {
        var result: [String: String] = ["INFOPLIST_KEY_UILaunchScreen_Generation": "YES"]
        let keys = [
            "name": "PRODUCT_NAME", "bundleIdentifier": "PRODUCT_BUNDLE_IDENTIFIER", "displayVersion": "MARKETING_VERSION",
            "bundleVersion": "CURRENT_PROJECT_VERSION",
        ]
        for (label, key) in keys { if let text = product[label]?.text, !text.isEmpty { result[key] = text } }
        return result
    }

    /// The name of an accent colour of the system's in the app's catalog.
    static let presetAccent = "AccentColor"
    /// Xcode's setting for the accent colour that is chosen by name.
    static let preset = "APP_PLAYGROUND_GENERATED_ASSET_CATALOG_PRESET_ACCENT_COLOR"
    static let presetColors: Set<String> = [
        "blue", "brown", "cyan", "green", "indigo", "mint", "orange", "pink", "purple", "red", "teal", "yellow",
    ]

    private var colors: [String: String] {
        // Without an icon of its own, an app has a drawn one in Xcode, and the device's in Quince.
        var result = ["ASSETCATALOG_COMPILER_APPICON_NAME": product["appIcon"].flatMap(Self.asset) ?? product["iconAssetName"]?.text ?? ""]
        // The first version of Swift Playgrounds with apps named colours of catalogs alone.
        if let name = product["accentColorAssetName"]?.text { result["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"] = name }
        guard let color = product["accentColor"] else { return result }
        if let name = Self.asset(color) {
            result["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"] = name
        } else if color.name == "presetColor", let name = color.unlabeled?.name, Self.presetColors.contains(name) {
            result["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"] = Self.presetAccent
            result[Self.preset] = name
        }
        return result
    }

    /// `.asset("AppIcon")`
    private static func asset(_ value: ManifestValue) -> String? { value.name == "asset" ? value.unlabeled?.text : nil }

    // MARK: Devices

    private static let families = ["phone": "1", "pad": "2"]
    private static let orientations = [
        "portrait": "UIInterfaceOrientationPortrait", "portraitUpsideDown": "UIInterfaceOrientationPortraitUpsideDown",
        "landscapeLeft": "UIInterfaceOrientationLandscapeLeft", "landscapeRight": "UIInterfaceOrientationLandscapeRight",
    ]

    private var devices: [String: String] {
        var result: [String: String] = [:]
        let families = product["supportedDeviceFamilies"]?.elements.compactMap { Self.families[$0.name ?? ""] } ?? []
        if !families.isEmpty { result["TARGETED_DEVICE_FAMILY"] = families.sorted().joined(separator: ",") }
        for (family, suffix) in [("phone", "iPhone"), ("pad", "iPad")] {
            let names = product["supportedInterfaceOrientations"]?.elements.filter { Self.holds($0.unlabeled, on: family) } ?? []
            let values = names.compactMap { Self.orientations[$0.name ?? ""] }
            if !values.isEmpty { result["INFOPLIST_KEY_UISupportedInterfaceOrientations_" + suffix] = values.joined(separator: " ") }
        }
        return result
    }

    /// Whether a condition holds on a family of devices: `.when(deviceFamilies: [.pad])`.
    private static func holds(_ condition: ManifestValue?, on family: String) -> Bool {
        guard let families = condition?["deviceFamilies"]?.elements, !families.isEmpty else { return true }
        return families.contains { $0.name == family }
    }

    // MARK: Capabilities

    /// The keys of the texts that ask the user for permission.
    private static let purposes = [
        "bluetoothAlways": "NSBluetoothAlwaysUsageDescription", "calendars": "NSCalendarsUsageDescription",
        "camera": "NSCameraUsageDescription", "contacts": "NSContactsUsageDescription", "faceID": "NSFaceIDUsageDescription",
        "localNetwork": "NSLocalNetworkUsageDescription",
        "locationAlwaysAndWhenInUse": "NSLocationAlwaysAndWhenInUseUsageDescription",
        "locationWhenInUse": "NSLocationWhenInUseUsageDescription", "mediaLibrary": "NSAppleMusicUsageDescription",
        "microphone": "NSMicrophoneUsageDescription", "motion": "NSMotionUsageDescription",
        "nearbyInteractionAllowOnce": "NSNearbyInteractionAllowOnceUsageDescription", "photoLibrary": "NSPhotoLibraryUsageDescription",
        "photoLibraryAdd": "NSPhotoLibraryAddUsageDescription", "reminders": "NSRemindersUsageDescription",
        "speechRecognition": "NSSpeechRecognitionUsageDescription", "userTracking": "NSUserTrackingUsageDescription",
    ]

    private var capabilities: [String: String] {
        var result: [String: String] = [:]
        for capability in product["capabilities"]?.elements ?? [] {
            if let key = Self.purposes[capability.name ?? ""], let text = capability["purposeString"]?.text {
                result["INFOPLIST_KEY_" + key] = text
            }
            let services = capability.texts("bonjourServiceTypes")
            if !services.isEmpty { result["INFOPLIST_KEY_NSBonjourServices"] = services.joined(separator: " ") }
        }
        return result
    }
}
