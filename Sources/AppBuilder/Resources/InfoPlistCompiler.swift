import Foundation

/// Makes a bundle's Info.plist: the project's own with settings substituted, and the keys Xcode generates.
struct InfoPlistCompiler {
    let target: AppTarget

    /// - Throws: `BuildFailure` for an unreadable property list.
    func compile() throws -> [String: Any] {
        var plist = try ownPlist()
        if target.isLibrary { return libraryKeys().merging(plist) { _, own in own } }
        for (key, value) in generatedKeys() where plist[key] == nil { plist[key] = value }
        // One that is left empty is the setting's, too.
        if (plist["CFBundleIdentifier"] as? String ?? "").isEmpty { plist["CFBundleIdentifier"] = target.bundleIdentifier }
        plist["CFBundleExecutable"] = target.productName
        // Classes of documents are looked up in it.
        if target.moduleName != BuildSettings.identifier(target.productName) { plist["QuinceModuleName"] = target.moduleName }
        plist["CFBundleSupportedPlatforms"] = ["iPhoneSimulator"]
        plist["DTPlatformName"] = "iphonesimulator"
        // The device starts the app's process on the iOS that the app was built for.
        plist["DTPlatformVersion"] = target.settings.system.version
        plist["DTSDKName"] = target.settings.system.sdkName
        plist["MinimumOSVersion"] =
            plist["MinimumOSVersion"] ?? target.settings.string("IPHONEOS_DEPLOYMENT_TARGET", default: target.settings.system.version)
        plist["UIDeviceFamily"] = deviceFamily
        // Signatures, which hold the groups on iOS, there are none here.
        if !target.entitlements.groups.isEmpty { plist["QuinceApplicationGroups"] = target.entitlements.groups }
        if !target.entitlements.keychainGroups.isEmpty {
            plist["QuinceKeychainGroups"] = target.entitlements.keychainGroups
            plist["QuinceTeamPrefix"] = target.entitlements.teamPrefix
        }
        // Where no catalog has a colour of the name, UIKit's own tint stays.
        let accent = target.settings.string("ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME", default: "")
        if !accent.isEmpty { plist["NSAccentColorName"] = accent }
        return plist
    }

    /// The keys of a framework, or of the bundle of a package's resources.
    private func libraryKeys() -> [String: Any] {
        let name =
            (target.resourceBundle.map { ($0 as NSString).lastPathComponent as NSString })?.deletingPathExtension ?? target.productName
        let isFramework = target.resourceBundle?.hasSuffix(".framework") == true
        let identifier =
            target.bundleIdentifier.isEmpty ? name.replacingOccurrences(of: "_", with: ".") + ".resources" : target.bundleIdentifier
        return [
            "CFBundleIdentifier": identifier, "CFBundleName": name, "CFBundleDevelopmentRegion": target.developmentRegion,
            "CFBundleInfoDictionaryVersion": "6.0", "CFBundlePackageType": isFramework ? "FMWK" : "BNDL",
            "CFBundleShortVersionString": target.settings.string("MARKETING_VERSION", default: "1.0"),
            "CFBundleVersion": target.settings.string("CURRENT_PROJECT_VERSION", default: "1"),
            "CFBundleSupportedPlatforms": ["iPhoneSimulator"],
        ]
    }

    private func ownPlist() throws -> [String: Any] {
        guard let url = target.infoPlist else { return [:] }
        let next = "Correct the file; Xcode's property list editor shows what is wrong."
        guard let plist = try ProjectFile.propertyList(url, nextStep: next) as? [String: Any] else {
            throw BuildFailure("the top of the file is no dictionary", at: url, line: 1, nextStep: next)
        }
        return try plist.reduce(into: [:]) { result, entry in
            do { result[try target.settings.expand(entry.key)] = try expand(entry.value) } catch let problem as SettingExpansion.Problem {
                throw BuildFailure(
                    "the value of '\(entry.key.prefix(60))' \(problem.reason)", at: url, line: line(of: entry.key, in: url),
                    nextStep: "Write the value without references to so many settings.")
            }
        }
    }

    private func expand(_ value: Any) throws -> Any {
        switch value {
        case let text as String: try target.settings.expand(text)
        case let list as [Any]: try list.map(expand)
        case let dictionary as [String: Any]: try dictionary.mapValues(expand)
        default: value
        }
    }

    /// The line of a key; 0 where it is not spelled out.
    private func line(of key: String, in file: URL) -> Int {
        let lines = ((try? ProjectFile.text(file)) ?? "").split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        return (lines.firstIndex { $0.contains(key) } ?? -1) + 1
    }

    private var deviceFamily: [Int] {
        let numbers = target.settings.string("TARGETED_DEVICE_FAMILY", default: "1").split(whereSeparator: { ", ".contains($0) }).compactMap
        { Int($0) }
        return numbers.isEmpty ? [1] : numbers
    }

    // MARK: Generated keys

    private func generatedKeys() -> [String: Any] {
        let settings = target.settings
        guard settings.bool("GENERATE_INFOPLIST_FILE") else { return [:] }
        var plist: [String: Any] = [
            "CFBundleDevelopmentRegion": target.developmentRegion, "CFBundleInfoDictionaryVersion": "6.0",
            "CFBundleName": target.productName,
            "CFBundlePackageType": "APPL", "CFBundleShortVersionString": settings.string("MARKETING_VERSION", default: "1.0"),
            "CFBundleVersion": settings.string("CURRENT_PROJECT_VERSION", default: "1"), "LSRequiresIPhoneOS": true,
        ]
        if target.isExtension {
            plist["CFBundlePackageType"] = "XPC!"
            plist["LSRequiresIPhoneOS"] = nil
        }
        let prefix = "INFOPLIST_KEY_"
        for name in settings.names where name.hasPrefix(prefix) {
            guard let value = settings[name], !value.isEmpty else { continue }
            generate(String(name.dropFirst(prefix.count)), value, into: &plist)
        }
        return plist
    }

    private func generate(_ key: String, _ value: String, into plist: inout [String: Any]) {
        switch key {
        case "UILaunchScreen_Generation": if value == "YES" { plist["UILaunchScreen"] = ["UILaunchScreen": [String: Any]()] }
        case "UIApplicationSceneManifest_Generation":
            if value == "YES" {
                plist["UIApplicationSceneManifest"] =
                    ["UIApplicationSupportsMultipleScenes": true, "UISceneConfigurations": [String: Any]()] as [String: Any]
            }
        case "UISupportedInterfaceOrientations_iPad": plist["UISupportedInterfaceOrientations~ipad"] = BuildSettings.words(value)
        case "UISupportedInterfaceOrientations_iPhone": plist["UISupportedInterfaceOrientations~iphone"] = BuildSettings.words(value)
        case _ where Self.lists.contains(key): plist[key] = BuildSettings.words(value)
        default:
            switch value {
            case "YES": plist[key] = true
            case "NO": plist[key] = false
            default: plist[key] = value
            }
        }
    }

    private static let lists: Set<String> = [
        "UISupportedInterfaceOrientations", "UIRequiredDeviceCapabilities", "UIBackgroundModes", "NSBonjourServices",
    ]
}
