import SwiftUI
import UIKit

/// A collection view's supplementary view with a tip. Source: Apple's documentation of `TipUICollectionReusableView`.
@MainActor @preconcurrency public final class TipUICollectionReusableView: UICollectionReusableView {
    private var shown: (tip: any Tip, arrowEdge: Edge?, action: TipHandler)? { didSet { update() } }
    private var look = TipLook() { didSet { update() } }
    private var content: (any UIView & UIContentView)?

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Displays a tip in the view.
    ///
    /// - Parameters:
    ///   - arrowEdge: The edge of the tip that has an arrow; nil for none.
    ///   - actionHandler: Called with the action whose button is tapped, after the action's own handler.
    @discardableResult public func configureTip(
        _ tip: any Tip, arrowEdge: Edge? = nil, actionHandler: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
    ) -> Self {
        shown = (tip, arrowEdge, TipHandler(actionHandler))
        return self
    }

    private func update() {
        guard let shown else { return }
        let configuration = HostedTip(tip: shown.tip, look: look, arrowEdge: shown.arrowEdge, action: shown.action).configuration
        if let content {
            content.configuration = configuration
        } else {
            let made = configuration.makeContentView()
            content = made
            addSubview(made)
            setNeedsLayout()
        }
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        content?.frame = bounds
    }

    public override func sizeThatFits(_ size: CGSize) -> CGSize { content?.sizeThatFits(size) ?? super.sizeThatFits(size) }

    public override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { sizeThatFits(targetSize) }

    /// The tip's background; nil for the system's.
    public override var backgroundColor: UIColor? {
        get { ownBackground }
        set {
            ownBackground = newValue
            look.background = TipLook.background(newValue)
        }
    }
    private var ownBackground: UIColor?

    /// The tip's background.
    public var backgroundStyle: any ShapeStyle {
        get { look.background ?? Color(uiColor: .secondarySystemBackground) }
        set { look.background = newValue }
    }
    /// The radius of the tip's corners, in points.
    public var cornerRadius: CGFloat {
        get { look.cornerRadius }
        set { look.cornerRadius = newValue }
    }
    /// The size of the tip's image, in points.
    public var imageSize: CGSize {
        get { look.imageSize }
        set { look.imageSize = newValue }
    }
    /// The foreground style of the tip's image; nil for the tint colour.
    public var imageStyle: (any ShapeStyle)? {
        get { look.imageStyle }
        set { look.imageStyle = newValue }
    }
    /// The looks of the tip.
    public var viewStyle: any TipViewStyle {
        get { look.viewStyle }
        set { look.viewStyle = newValue }
    }
}
