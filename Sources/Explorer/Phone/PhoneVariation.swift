import DeviceProtocol
import Foundation

/// The surroundings that an app is explored in.
public struct PhoneVariation: Hashable, Sendable, Codable {
    public var appearance = Appearance.light
    public var contentSize = ContentSize.large
    /// Region and language, `de_DE`.
    public var locale = "en_US"
    /// Whether layouts are mirrored whatever the language is.
    public var isRightToLeft = false
    public var isLandscape = false

    public init() {}

    /// `dark`, `accessibility-large`, `de_DE`, `right to left`, `landscape`; empty for the usual surroundings.
    public var title: String {
        let usual = PhoneVariation()
        var parts: [String] = []
        if appearance != usual.appearance { parts.append(appearance.rawValue) }
        if contentSize != usual.contentSize { parts.append(contentSize.rawValue) }
        if locale != usual.locale { parts.append(locale) }
        if isRightToLeft { parts.append("right to left") }
        if isLandscape { parts.append("landscape") }
        return parts.joined(separator: ", ")
    }

    /// The settings of a phone.
    func apply(to state: inout DeviceState) {
        (state.appearance, state.contentSize, state.locale) = (appearance, contentSize, locale)
        state.languages = [locale.prefix { $0 != "@" }.replacingOccurrences(of: "_", with: "-")]
        state.orientation = isLandscape ? .landscapeLeft : .portrait
    }

    /// The launch arguments of the app, as a flow writes them.
    var arguments: [String: String] { isRightToLeft ? ["NSForceRightToLeftWritingDirection": "YES"] : [:] }

    /// The steps of a flow that make the surroundings before the app is launched. Flows cannot set the locale.
    var steps: [FlowStep] {
        let usual = PhoneVariation()
        var steps: [FlowStep] = []
        if appearance != usual.appearance { steps.append(.appearance(appearance.rawValue)) }
        if contentSize != usual.contentSize { steps.append(.textSize(contentSize.rawValue)) }
        if isLandscape { steps.append(.orientation("LANDSCAPE_LEFT")) }
        return steps + [.launch(arguments: arguments)]
    }
}
