/// The user's preferred action for a double tap or a squeeze of a pencil.
///
/// Source: Apple's documentation of `PencilPreferredAction` (iOS 17.5).
public struct PencilPreferredAction: Hashable, Sendable {
    private let name: String
    public static let ignore = PencilPreferredAction(name: "ignore")
    public static let switchEraser = PencilPreferredAction(name: "switchEraser")
    public static let switchPrevious = PencilPreferredAction(name: "switchPrevious")
    public static let showColorPalette = PencilPreferredAction(name: "showColorPalette")
    public static let showInkAttributes = PencilPreferredAction(name: "showInkAttributes")
    public static let showContextualPalette = PencilPreferredAction(name: "showContextualPalette")
    public static let runSystemShortcut = PencilPreferredAction(name: "runSystemShortcut")

    init(_ action: UIPencilPreferredAction) {
        self =
            switch action {
            case .ignore: .ignore
            case .switchEraser: .switchEraser
            case .switchPrevious: .switchPrevious
            case .showColorPalette: .showColorPalette
            case .showInkAttributes: .showInkAttributes
            case .showContextualPalette: .showContextualPalette
            case .runSystemShortcut: .runSystemShortcut
            }
    }

    private init(name: String) { self.name = name }
}

extension EnvironmentValues {
    /// The preferred action for a double tap on a pencil, as UIKit's pencil interaction says.
    ///
    /// Source: Apple's documentation of `EnvironmentValues.preferredPencilDoubleTapAction` (iOS 17.5).
    public var preferredPencilDoubleTapAction: PencilPreferredAction {
        MainActor.assumeIsolated { PencilPreferredAction(UIPencilInteraction.preferredTapAction) }
    }
    /// The preferred action for a squeeze of a pencil; nothing on a simulated device, which has no pencil.
    ///
    /// Source: Apple's documentation of `EnvironmentValues.preferredPencilSqueezeAction` (iOS 17.5).
    public var preferredPencilSqueezeAction: PencilPreferredAction { .ignore }
}
