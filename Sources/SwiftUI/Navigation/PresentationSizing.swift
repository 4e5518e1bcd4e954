/// How large sheets are where the screen is wide. On phones a sheet takes the width of the screen.
///
/// Source: Apple's documentation of `PresentationSizing` (iOS 18).
@MainActor @preconcurrency public protocol PresentationSizing {
    /// The size proposed to a sheet's content, which determines the sheet's size; nil dimensions are the content's own.
    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize
    /// The size of a sheet, for its content; nil for the system's. Source of the kind: SwiftUI's interface has such requirements, too.
    func _size(_ root: PresentationSizingRoot) -> CGSize?
}

extension PresentationSizing {
    public func _size(_ root: PresentationSizingRoot) -> CGSize? {
        let proposal = proposedSize(for: root, context: PresentationSizingContext())
        return proposal.replacingUnspecifiedDimensions(by: root.sizeThatFits(proposal))
    }
}

/// The content of a presentation that is to be sized.
///
/// Source: Apple's documentation of `PresentationSizingRoot` (iOS 18).
public struct PresentationSizingRoot {
    let size: (ProposedViewSize) -> CGSize
    /// The size that the content takes of a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }
}

/// Facts about a presentation that is to be sized.
///
/// Source: Apple's documentation of `PresentationSizingContext` (iOS 18), which has no public members.
public struct PresentationSizingContext {
    init() {}
}

/// A sizing of the system's.
@MainActor protocol SystemPresentationSizing: PresentationSizing {}

extension SystemPresentationSizing {
    public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        _size(root).map { ProposedViewSize($0) } ?? .unspecified
    }
}

/// The system's size.
public struct AutomaticPresentationSizing: SystemPresentationSizing {
    nonisolated public init() {}
    public func _size(_ root: PresentationSizingRoot) -> CGSize? { nil }
}

/// As large as the content.
public struct FittedPresentationSizing: SystemPresentationSizing {
    nonisolated public init() {}
    public func _size(_ root: PresentationSizingRoot) -> CGSize? { root.sizeThatFits(.unspecified) }
}

/// As large as a form: 540 × 620 points.
public struct FormPresentationSizing: SystemPresentationSizing {
    nonisolated public init() {}
    public func _size(_ root: PresentationSizingRoot) -> CGSize? { CGSize(width: 540, height: 620) }
}

/// As large as a page, about the size of paper: 704 × 920 points at most.
public struct PagePresentationSizing: SystemPresentationSizing {
    nonisolated public init() {}
    public func _size(_ root: PresentationSizingRoot) -> CGSize? { CGSize(width: 704, height: 920) }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
    public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}
extension PresentationSizing where Self == FittedPresentationSizing {
    public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}
extension PresentationSizing where Self == FormPresentationSizing {
    public static var form: FormPresentationSizing { FormPresentationSizing() }
}
extension PresentationSizing where Self == PagePresentationSizing {
    public static var page: PagePresentationSizing { PagePresentationSizing() }
}

/// Another sizing, as large as the content along some axes.
private struct PartlyFittedSizing<Base: PresentationSizing>: SystemPresentationSizing {
    let base: Base
    let horizontal, vertical: Bool
    /// Whether sizes only grow.
    let isSticky: Bool
    func _size(_ root: PresentationSizingRoot) -> CGSize? {
        let content = root.sizeThatFits(.unspecified)
        guard let size = base._size(root) else { return horizontal && vertical ? content : nil }
        func length(_ own: CGFloat, _ content: CGFloat, _ applies: Bool) -> CGFloat {
            applies ? isSticky ? max(own, content) : content : own
        }
        return CGSize(width: length(size.width, content.width, horizontal), height: length(size.height, content.height, vertical))
    }
}

extension PresentationSizing {
    /// The same, but as large as the content along some axes.
    ///
    /// Source: Apple's documentation of `PresentationSizing.fitted(horizontal:vertical:)` (iOS 18).
    public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
        PartlyFittedSizing(base: self, horizontal: horizontal, vertical: vertical, isSticky: false)
    }
    /// The same, but growing with the content along some axes.
    public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
        PartlyFittedSizing(base: self, horizontal: horizontal, vertical: vertical, isSticky: true)
    }
}

extension View {
    /// Sets how large the sheet around is where the screen is wide.
    ///
    /// Source: Apple's documentation of `presentationSizing(_:)` (iOS 18).
    nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
        nonisolated(unsafe) let sizing = sizing
        return configuringController { controller, _ in
            let presented = sequence(first: controller, next: \.parent).first { $0.presentingViewController != nil } ?? controller
            let root = PresentationSizingRoot { proposal in
                MainActor.assumeIsolated {
                    let hosting = (presented as? ElementController)?.hosting
                    return proposal == .unspecified
                        ? hosting?.intrinsicContentSize ?? .zero : hosting?.host.sizeThatFits(proposal) ?? .zero
                }
            }
            if let size = sizing._size(root), presented.preferredContentSize != size { presented.preferredContentSize = size }
        }
    }
}
