import QuinceFoundation
import SwiftUI

/// A card with the sentence that asks Siri for an intent.
///
/// Source: Apple's documentation of `SiriTipView`.
public struct SiriTipView: View {
    private let phrase: String?
    private let isVisible: Binding<Bool>?
    @Environment(\.siriTipViewStyle) private var style

    /// - Parameter isVisible: Whether the card shows; its close button sets it to false. nil shows no close button.
    public init<Intent: AppIntent>(intent: Intent, isVisible: Binding<Bool>? = nil) {
        (phrase, self.isVisible) = (AppShortcutRegistry.shared.phrase(for: intent), isVisible)
    }

    public var body: some View {
        if let phrase, isVisible?.wrappedValue ?? true {
            HStack(spacing: 12) {
                Image(systemName: "mic.circle.fill").font(.title2)
                Text("“\(phrase)”").font(.subheadline.weight(.semibold)).frame(maxWidth: .infinity, alignment: .leading)
                if let isVisible {
                    Button {
                        isVisible.wrappedValue = false
                    } label: {
                        Image(systemName: "xmark").font(.footnote.weight(.semibold))
                    }
                    .buttonStyle(.plain)
                    .accessibilityLabel(Text("Close"))
                }
            }
            .padding(.horizontal, 16)
            .padding(.vertical, 12)
            .foregroundStyle(style == .dark ? Color.white : .primary)
            .background(
                style == .dark ? Color.black : Color(uiColor: .secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 16))
        }
    }
}

/// The colors of cards with sentences.
///
/// Source: Apple's documentation of `SiriTipViewStyle`.
public struct SiriTipViewStyle: Hashable, Sendable {
    private let name: String
    public static let automatic = SiriTipViewStyle(name: "automatic")
    public static let light = SiriTipViewStyle(name: "light")
    public static let dark = SiriTipViewStyle(name: "dark")
    public static let black = SiriTipViewStyle(name: "dark")
}

private struct SiriTipViewStyleKey: EnvironmentKey {
    static var defaultValue: SiriTipViewStyle { .automatic }
}

extension EnvironmentValues {
    fileprivate var siriTipViewStyle: SiriTipViewStyle {
        get { self[SiriTipViewStyleKey.self] }
        set { self[SiriTipViewStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the colors of the cards in the view.
    ///
    /// Source: Apple's documentation of `siriTipViewStyle(_:)`.
    nonisolated public func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View { environment(\.siriTipViewStyle, style) }
}

/// A button that opens the app's page in the Shortcuts app.
///
/// Source: Apple's documentation of `ShortcutsLink`.
@available(*, unavailable, message: "not yet in Quince: the Shortcuts app; show SiriTipView instead")
public struct ShortcutsLink: View {
    public init() {}
    public init(action: @escaping () -> Void) {}
    public var body: some View { EmptyView() }
}
