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

    /// Grows with the height on a usual screen.
    var rank: CGFloat {
        switch kind {
        case .medium: 400
        case .large: 800
        case .fraction(let part): 800 * part
        case .height(let height): height
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
