/// Asks for an appearance of everything presented with a view.
@MainActor struct PreferredSchemeModifier: NodeModifier {
    typealias Body = Never
    let scheme: ColorScheme?
    nonisolated init(scheme: ColorScheme?) { self.scheme = scheme }
    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        node.observe(inputs) { [unowned node] in
            let scheme = modifier.value.scheme
            AnyAttribute.untracked {
                inputs.host.preferences.schemeSource = node
                inputs.host.preferences.preferredScheme = .some(scheme)
            }
        }
        inputs.scope.atEnd {
            MainActor.assumeIsolated {
                // A view that has taken this one's place may have said something meanwhile.
                guard inputs.host.preferences.schemeSource === node else { return }
                inputs.host.preferences.preferredScheme = .some(nil)
            }
        }
        return node
    }
}

/// The preference of appearances.
///
/// Source: Apple's documentation of `PreferredColorSchemeKey`.
@available(*, unavailable, message: "not yet in Quince: the preference of preferredColorScheme(_:); use the modifier")
public struct PreferredColorSchemeKey: PreferenceKey {
    public typealias Value = ColorScheme?
    public static var defaultValue: ColorScheme? { nil }
    public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {}
}

extension View {
    /// Sets the appearance of everything presented with the view; nil for the device's.
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        modifier(PreferredSchemeModifier(scheme: colorScheme))
    }
}
