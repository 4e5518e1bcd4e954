/// A height at which a sheet rests.
///
/// Source: Apple's documentation of `PresentationDetent`.
public struct PresentationDetent: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case medium, large
        case fraction(CGFloat)
        case height(CGFloat)
    }
    private let kind: Kind

    /// About half the screen; not there in compact heights.
    public static let medium = PresentationDetent(kind: .medium)
    public static let large = PresentationDetent(kind: .large)
    /// A share of the full height.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(kind: .fraction(fraction)) }
    /// A height in points.
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(kind: .height(height)) }

    var identifier: UISheetPresentationController.Detent.Identifier {
        switch kind {
        case .medium: .medium
        case .large: .large
        case .fraction(let part): UISheetPresentationController.Detent.Identifier("fraction \(part)")
        case .height(let height): UISheetPresentationController.Detent.Identifier("height \(height)")
        }
    }

    @MainActor var detent: UISheetPresentationController.Detent {
        switch kind {
        case .medium: .medium()
        case .large: .large()
        case .fraction(let part): .custom(identifier: identifier) { $0.maximumDetentValue * part }
        case .height(let height): .custom(identifier: identifier) { min(height, $0.maximumDetentValue) }
        }
    }
}

extension View {
    /// Sets the heights at which the sheet around rests.
    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        configuringController { controller, _ in controller.sheetPresentationController?.detents = detents.map(\.detent) }
    }
    /// Sets the heights at which the sheet around rests, and follows the one it rests at.
    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>) -> some View {
        configuringController { controller, _ in
            guard let sheet = controller.sheetPresentationController else { return }
            sheet.detents = detents.map(\.detent)
            sheet.selectedDetentIdentifier = selection.wrappedValue.identifier
            let follower = DetentFollower { identifier in
                if let chosen = detents.first(where: { $0.identifier == identifier }) { selection.wrappedValue = chosen }
            }
            sheet.delegate = follower
            (controller as? ElementController)?.detentFollower = follower
        }
    }
    /// Shows or hides the mark by which the sheet around is dragged.
    nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        configuringController { controller, _ in controller.sheetPresentationController?.prefersGrabberVisible = visibility == .visible }
    }
    /// Sets the radius of the corners of the sheet around; nil for the system's.
    nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        configuringController { controller, _ in controller.sheetPresentationController?.preferredCornerRadius = cornerRadius }
    }
    /// Keeps people from pulling the sheet around down.
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        configuringController { controller, _ in controller.isModalInPresentation = isDisabled }
    }
}

/// Tells at which height a sheet rests.
@MainActor final class DetentFollower: NSObject, UISheetPresentationControllerDelegate {
    private let told: (UISheetPresentationController.Detent.Identifier?) -> Void

    init(_ told: @escaping (UISheetPresentationController.Detent.Identifier?) -> Void) {
        self.told = told
        super.init()
    }

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController) {
        told(sheetPresentationController.selectedDetentIdentifier)
    }
}
