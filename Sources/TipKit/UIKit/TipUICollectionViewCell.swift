import SwiftUI
import UIKit

/// A collection view's cell with a tip. Source: Apple's documentation of `TipUICollectionViewCell`.
@MainActor @preconcurrency public final class TipUICollectionViewCell: UICollectionViewCell {
    private var shown: (tip: any Tip, arrowEdge: Edge?, action: TipHandler)? { didSet { update() } }
    private var look = TipLook() { didSet { update() } }

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Displays a tip in the cell.
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
        contentConfiguration = HostedTip(tip: shown.tip, look: look, arrowEdge: shown.arrowEdge, action: shown.action).configuration
    }

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
