/// Whether people work with what is behind a presentation.
///
/// Source: Apple's documentation of `PresentationBackgroundInteraction`.
public struct PresentationBackgroundInteraction: Sendable {
    enum Kind: Sendable {
        case automatic, enabled, disabled
        case upThrough(PresentationDetent)
    }
    let kind: Kind
    public static var automatic: PresentationBackgroundInteraction { PresentationBackgroundInteraction(kind: .automatic) }
    public static var enabled: PresentationBackgroundInteraction { PresentationBackgroundInteraction(kind: .enabled) }
    public static var disabled: PresentationBackgroundInteraction { PresentationBackgroundInteraction(kind: .disabled) }
    /// As long as the sheet is no higher than that.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        PresentationBackgroundInteraction(kind: .upThrough(detent))
    }
}

/// The first response of a sheet to a swipe over its scroll view: scrolling or resizing.
///
/// Source: Apple's documentation of `PresentationContentInteraction`.
public struct PresentationContentInteraction: Equatable, Sendable {
    let scrolls: Bool?
    /// The system's default: resizing.
    public static var automatic: PresentationContentInteraction { PresentationContentInteraction(scrolls: nil) }
    public static var resizes: PresentationContentInteraction { PresentationContentInteraction(scrolls: false) }
    public static var scrolls: PresentationContentInteraction { PresentationContentInteraction(scrolls: true) }
}

/// The style of a presentation in compact size classes.
///
/// Source: Apple's documentation of `PresentationAdaptation`.
public struct PresentationAdaptation: Equatable, Sendable {
    let style: UIModalPresentationStyle
    public static var automatic: PresentationAdaptation { PresentationAdaptation(style: .automatic) }
    /// Stays what it is.
    public static var none: PresentationAdaptation { PresentationAdaptation(style: .none) }
    public static var popover: PresentationAdaptation { PresentationAdaptation(style: .popover) }
    public static var sheet: PresentationAdaptation { PresentationAdaptation(style: .formSheet) }
    public static var fullScreenCover: PresentationAdaptation { PresentationAdaptation(style: .fullScreen) }
}

extension View {
    /// Sets the heights at which the sheet around rests.
    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        modifier(PresentationModifier { $0.change { $0.detents = detents.sorted } })
    }
    /// Sets the heights at which the sheet around rests, and follows the one it rests at.
    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>) -> some View {
        modifier(
            PresentationModifier { settings in
                settings.change { ($0.detents, $0.choices, $0.selection) = (detents.sorted, detents, selection) }
            })
    }
    /// Shows or hides the mark by which the sheet around is dragged.
    nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        modifier(PresentationModifier { $0.change { $0.showsIndicator = visibility == .visible } })
    }
    /// Sets the radius of the corners of the sheet around, in points; nil for the system's.
    nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        modifier(PresentationModifier { $0.change { $0.cornerRadius = cornerRadius } })
    }
    /// Keeps people from pulling the sheet around down.
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(PresentationModifier { $0.change { $0.isModal = isDisabled } })
    }
    /// Sets what the sheet or popover around is filled with.
    nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        modifier(PresentationModifier { $0.ground.replace(AnyView(Rectangle().fill(style))) })
    }
    /// Sets the view behind the content of the sheet or popover around.
    nonisolated public func presentationBackground<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        let ground = content()
        return modifier(
            PresentationModifier {
                $0.ground.replace(AnyView(ground.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)))
            })
    }
    /// Says whether people work with what is behind the sheet around.
    nonisolated public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
        modifier(PresentationModifier { $0.change { $0.undimmed = interaction } })
    }
    /// Says what swipes over the content of the sheet around do first: resize it, or scroll.
    nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
        modifier(PresentationModifier { $0.change { $0.scrollsFirst = behavior.scrolls == true } })
    }
    /// Says what the popover around becomes where there is little room.
    nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
    }
    /// Says what the popover around becomes in compact widths and in compact heights.
    nonisolated public func presentationCompactAdaptation(horizontal: PresentationAdaptation, vertical: PresentationAdaptation) -> some View
    { modifier(PresentationModifier { $0.change { $0.compact = (horizontal, vertical) } }) }
}

extension Set<PresentationDetent> {
    /// UIKit's detents, the lowest first.
    @MainActor fileprivate var sorted: [UISheetPresentationController.Detent] { sorted { $0.rank < $1.rank }.map(\.detent) }
}
