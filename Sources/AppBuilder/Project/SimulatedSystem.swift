/// An iOS that an app can be built for and run on. Its interfaces decide what `#available` holds for; a point release holds with its major version.
public enum SimulatedSystem: Int, Sendable, CaseIterable, Codable {
    case iOS17 = 17
    case iOS18 = 18
    case iOS26 = 26

    /// The one of projects that do not tell which SDK they are for.
    static let oldest = iOS17

    /// `17.0`, as `UIDevice.systemVersion` and `SDK_VERSION` have it.
    public var version: String { "\(rawValue).0" }

    /// The name of its SDK, `iphonesimulator17.0`.
    var sdkName: String { "iphonesimulator" + version }

    /// The settings that Xcode takes from the SDK. A target that names no deployment target has the SDK's version.
    var settings: [String: String] {
        [
            "SDK_NAME": sdkName, "SDK_NAMES": sdkName, "SDK_VERSION": version, "SDK_VERSION_ACTUAL": "\(rawValue)0000",
            "SDK_VERSION_MAJOR": "\(rawValue)0000", "SDK_VERSION_MINOR": "\(rawValue)0000", "IPHONEOS_DEPLOYMENT_TARGET": version,
        ]
    }

    /// The first one that is no older than a version; the newest where there is none.
    ///
    /// - Parameter version: `18.2`; a text that is no version counts as 0.
    init(atLeast version: String) {
        let major = Int(version.prefix(while: \.isNumber)) ?? 0
        self = Self.allCases.first { $0.rawValue >= major } ?? Self.allCases[Self.allCases.count - 1]
    }

    /// The iOS of an Xcode's SDK.
    ///
    /// - Parameter xcode: The Xcode's major version, 15.
    init(xcode: Int) { self = xcode >= 26 ? .iOS26 : xcode >= 16 ? .iOS18 : .iOS17 }
}

extension SimulatedSystem: Comparable {
    public static func < (first: SimulatedSystem, second: SimulatedSystem) -> Bool { first.rawValue < second.rawValue }
}
