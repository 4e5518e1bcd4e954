/// The settings that views make for the bars around them and the edges of the screen.
struct BarPreferences {
    typealias Bar = ToolbarPlacement.Bar

    /// How a bar's background looks.
    struct Background {
        /// Nil for the system's.
        var style: AnyShapeStyle?
        var visibility = Visibility.automatic
        /// Whether the background ends without a line.
        var hidesLine = false
    }

    var visibility: [Bar: Visibility] = [:]
    var backgrounds: [Bar: Background] = [:]
    var schemes: [Bar: ColorScheme] = [:]
    var hidesStatusBar = false
    var hidesOverlays = false
    var deferredEdges: Edge.Set = []

    /// Whether a bar is hidden.
    func isHidden(_ bar: Bar) -> Bool { visibility[bar] == .hidden }
}

/// Says something about the bars around a view as long as it is there.
@MainActor struct BarModifier: NodeModifier {
    typealias Body = Never
    nonisolated(unsafe) let change: (inout BarPreferences) -> Void

    nonisolated init(change: @escaping (inout BarPreferences) -> Void) { self.change = change }

    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        let source = BarSource()
        let preferences = inputs.host.preferences
        node.observe(inputs) {
            let (change, environment) = (modifier.value.change, inputs.environment.value)
            AnyAttribute.untracked { preferences.setBars(change, environment, from: source) }
        }
        inputs.scope.atEnd { MainActor.assumeIsolated { preferences.removeBars(from: source) } }
        return node
    }
}

/// One modifier's place among those that speak of bars.
final class BarSource {}

extension View {
    /// Shows or hides bars.
    nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        modifier(BarModifier { [bars = bars.bars] in for bar in bars { $0.visibility[bar] = visibility } })
    }

    /// Shows or hides bars.
    ///
    /// Source: Apple's documentation of `toolbarVisibility(_:for:)` (iOS 18).
    nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        modifier(BarModifier { [bars = bars.bars] in for bar in bars { $0.visibility[bar] = visibility } })
    }

    /// Shows or hides the background of bars.
    ///
    /// Source: Apple's documentation of `toolbarBackgroundVisibility(_:for:)` (iOS 18).
    nonisolated public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        modifier(BarModifier { [bars = bars.bars] in for bar in bars { $0.backgrounds[bar, default: .init()].visibility = visibility } })
    }

    /// Sets what lies behind the items of bars. It shows while the bar's background does: when content is below the bar, unless
    /// `toolbarBackground(_:for:)` with a visibility says otherwise.
    nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        modifier(
            BarModifier { [bars = bars.bars] in for bar in bars { $0.backgrounds[bar, default: .init()].style = AnyShapeStyle(style) } })
    }

    /// Shows or hides the background of bars.
    nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        modifier(BarModifier { [bars = bars.bars] in for bar in bars { $0.backgrounds[bar, default: .init()].visibility = visibility } })
    }

    /// Sets the appearance of bars; nil for the one around.
    nonisolated public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
        modifier(BarModifier { [bars = bars.bars] in for bar in bars { $0.schemes[bar] = colorScheme } })
    }

    /// Hides the status bar.
    nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View {
        modifier(BarModifier { $0.hidesStatusBar = hidden })
    }

    /// Hides the status bar.
    @available(iOS, deprecated: 100000.0, renamed: "statusBarHidden(_:)")
    nonisolated public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }

    /// Hides what the system shows over apps, as the home indicator; people still see it when they touch the screen.
    nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
        modifier(BarModifier { $0.hidesOverlays = visibility == .hidden })
    }

    /// Has gestures of the app come before the system's at some edges of the screen.
    nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View {
        modifier(BarModifier { $0.deferredEdges.formUnion(edges) })
    }
}
