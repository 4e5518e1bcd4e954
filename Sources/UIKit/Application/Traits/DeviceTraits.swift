import DeviceProtocol
import DeviceRuntime

/// The traits that follow from the device and its settings alone.
package enum DeviceTraits {
    /// Traits of the display as the device is set now; size classes are those of an interface in `orientation`.
    ///
    /// - Parameter width: The width of a window that shares the display, in points.
    static func make(orientation: UIInterfaceOrientation, width: CGFloat? = nil) -> UITraitCollection {
        let device = DeviceSettings.current.description
        let state = DeviceSettings.current.state
        var values = TraitValues()
        values.userInterfaceIdiom = device.idiom == .pad ? .pad : .phone
        values.userInterfaceStyle = state.appearance == .dark ? .dark : .light
        values.displayScale = device.scale
        values.displayGamut = .P3
        values.preferredContentSizeCategory = UIContentSizeCategory(state.contentSize)
        values.layoutDirection = isRightToLeft(state.languages) ? .rightToLeft : .leftToRight
        values.forceTouchCapability = .unavailable
        values.accessibilityContrast = .normal
        values.legibilityWeight = .regular
        values.userInterfaceLevel = .base
        values.activeAppearance = .active
        values.sceneCaptureState = .inactive
        values.imageDynamicRange = .standard
        (values.horizontalSizeClass, values.verticalSizeClass) = sizeClasses(device, isLandscape: orientation.isLandscape)
        if let width { values.horizontalSizeClass = width < SplitLayout.regularWidth ? .compact : .regular }
        return UITraitCollection(values: values)
    }

    static func sizeClasses(_ device: DeviceDescription, isLandscape: Bool) -> (UIUserInterfaceSizeClass, UIUserInterfaceSizeClass) {
        if device.idiom == .pad { return (.regular, .regular) }
        if isLandscape { return (device.isRegularWidthInLandscape ? .regular : .compact, .compact) }
        return (.compact, .regular)
    }

    static var initial: UITraitCollection { make(orientation: .portrait) }

    /// Interfaces read from right to left if the app is localised into the preferred language and that language does.
    private static func isRightToLeft(_ languages: [String]) -> Bool {
        if isForcedRightToLeft { return true }
        func code(_ language: String) -> String { String(language.prefix { $0 != "-" && $0 != "_" }) }
        let localizations = Set((Bundle.main.localizations + (AppInformation.main.strings("CFBundleLocalizations") ?? [])).map(code))
        guard let language = languages.map(code).first(where: localizations.contains) else { return false }
        return rightToLeftLanguages.contains(language)
    }

    /// Whether the app was launched for the pseudolanguage that is read from right to left.
    ///
    /// Source: Apple's “Testing Right-to-Left Languages”.
    private static let isForcedRightToLeft = forcesRightToLeft(CommandLine.arguments)

    static func forcesRightToLeft(_ arguments: [String]) -> Bool {
        guard let key = arguments.firstIndex(of: "-NSForceRightToLeftWritingDirection") else { return false }
        return arguments.dropFirst(key + 1).first.map { ["YES", "yes", "true", "1"].contains($0) } ?? false
    }

    private static let rightToLeftLanguages: Set<String> = ["ar", "fa", "he", "ur", "yi", "ps", "ug", "ckb", "dv"]

    /// Whether the system itself reads from right to left, whatever the app does.
    package static var isSystemRightToLeft: Bool {
        DeviceSettings.current.state.languages.first.map { rightToLeftLanguages.contains(String($0.prefix { $0 != "-" && $0 != "_" })) }
            ?? false
    }
}
