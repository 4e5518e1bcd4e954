/// A button that opens an address.
///
/// Source: Apple's documentation of `Link`.
@MainActor @preconcurrency public struct Link<Label: View>: View {
    private let destination: URL
    nonisolated(unsafe) private let label: Label
    @Environment(\.openURL) private var openURL
    @Environment(\.isInWidget) private var isInWidget

    nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    @ViewBuilder public var body: some View {
        if isInWidget {
            label.modifier(WidgetPartModifier(destination))
        } else {
            Button {
                openURL(destination)
            } label: {
                label
            }
            .accessibilityAddTraits(.isLink)
        }
    }
}

extension Link where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) { self.init(destination: destination) { Text(titleKey) } }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}
