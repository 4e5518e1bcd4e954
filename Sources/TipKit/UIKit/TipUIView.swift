import SwiftUI
import UIKit

/// A tip in a layout of UIKit's. The app adds and removes it as the tip's `statusUpdates` tell.
///
/// Source: Apple's documentation of `TipUIView`.
@MainActor @preconcurrency public final class TipUIView: UIView {
    private let tip: any Tip
    private let arrowEdge: Edge?
    private let action: TipHandler
    private var look = TipLook() { didSet { update() } }
    private var content: (any UIView & UIContentView)?

    /// Creates a view of a tip.
    ///
    /// - Parameters:
    ///   - arrowEdge: The edge of the view that has an arrow; nil for none.
    ///   - actionHandler: Called with the action whose button is tapped, after the action's own handler.
    public init(
        _ tip: any Tip, arrowEdge: Edge? = nil, actionHandler: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
    ) {
        (self.tip, self.arrowEdge, action) = (tip, arrowEdge, TipHandler(actionHandler))
        super.init(frame: .zero)
        update()
    }

    @available(*, unavailable, message: "create a TipUIView with its tip")
    public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

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

    private func update() {
        let configuration = HostedTip(tip: tip, look: look, arrowEdge: arrowEdge, action: action).configuration
        if let content {
            content.configuration = configuration
        } else {
            let made = configuration.makeContentView()
            content = made
            addSubview(made)
        }
        invalidateIntrinsicContentSize()
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        guard let content else { return }
        let isNewWidth = content.frame.width != bounds.width
        content.frame = bounds
        if isNewWidth { invalidateIntrinsicContentSize() }
    }

    public override func sizeThatFits(_ size: CGSize) -> CGSize { content?.sizeThatFits(size) ?? size }

    public override var intrinsicContentSize: CGSize {
        guard bounds.width > 0 else { return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
        return CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(bounds.size).height)
    }
}
