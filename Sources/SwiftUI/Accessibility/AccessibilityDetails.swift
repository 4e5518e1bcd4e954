/// The level of a heading.
///
/// Source: Apple's documentation of `AccessibilityHeadingLevel`.
public enum AccessibilityHeadingLevel: UInt, Sendable {
    case unspecified
    case h1, h2, h3, h4, h5, h6
}

/// A kind of text that determines how VoiceOver speaks it, such as the punctuation of source code.
///
/// Source: Apple's documentation of `AccessibilityTextContentType`.
public struct AccessibilityTextContentType: Equatable, Sendable {
    let context: UIAccessibilityTextualContext?
    public static let plain = AccessibilityTextContentType(context: nil)
    public static let console = AccessibilityTextContentType(context: .console)
    public static let fileSystem = AccessibilityTextContentType(context: .fileSystem)
    public static let messaging = AccessibilityTextContentType(context: .messaging)
    public static let narrative = AccessibilityTextContentType(context: .narrative)
    public static let sourceCode = AccessibilityTextContentType(context: .sourceCode)
    public static let spreadsheet = AccessibilityTextContentType(context: .spreadsheet)
    public static let wordProcessing = AccessibilityTextContentType(context: .wordProcessing)
}

/// How an area takes touches at once while VoiceOver runs.
///
/// Source: Apple's documentation of `AccessibilityDirectTouchOptions`.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Touches count once people have activated the area.
    public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1)
    /// Nothing is spoken when the area is touched.
    public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 2)
}

extension View {
    /// Makes the view a heading of a level.
    nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        accessibilityContent { content, _ in
            content.addedTraits.insert(.header)
            content.headingLevel = level == .unspecified ? nil : Int(level.rawValue)
        }
    }
    /// Says what kind of text the view has.
    nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
        accessibilityContent { content, _ in content.textualContext = value.context }
    }
    /// Says whether people can do something with the view.
    nonisolated public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View {
        accessibilityContent { content, _ in content.respondsToUserInteraction = respondsToUserInteraction }
    }
    /// Has touches reach the view at once while VoiceOver runs.
    nonisolated public func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = [])
        -> some View
    {
        accessibilityContent { content, _ in
            if isDirectTouchArea {
                content.addedTraits.insert(.allowsDirectInteraction)
            } else {
                content.removedTraits.insert(.allowsDirectInteraction)
            }
        }
    }

    /// Says what people who speak to the device may call the view, the first one shown.
    nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
        accessibilityContent { content, environment in content.userInputLabels = inputLabels.map { $0.spokenText(in: environment) } }
    }
    nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) })
    }
    @_disfavoredOverload nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
        accessibilityInputLabels(inputLabels.map { Text($0) })
    }

    /// Keeps the colours of the view while people have all others inverted.
    ///
    /// No simulated device inverts colours; what UIKit's views inside say of it is what an app finds.
    nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
        accessibilityItem { item, _ in item.view?.accessibilityIgnoresInvertColors = active }
    }

}
