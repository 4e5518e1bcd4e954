import QuinceFoundation
import UIKit

/// Says who has shared something. Without a highlight, of which the device has none, it is empty, as on devices.
///
/// Source: Apple's documentation of `SWAttributionView`.
@preconcurrency @MainActor open class SWAttributionView: UIView {
    /// Source: Apple's documentation of `SWAttributionView.DisplayContext`.
    public enum DisplayContext: Int, Sendable { case summary = 0, detail }
    /// Source: Apple's documentation of `SWAttributionView.HorizontalAlignment`.
    public enum HorizontalAlignment: Int, Sendable { case `default` = 0, leading, center, trailing }
    /// Source: Apple's documentation of `SWAttributionView.BackgroundStyle`.
    public enum BackgroundStyle: Int, Sendable { case `default` = 0, color, material }

    open var highlight: SWHighlight?
    open var displayContext = DisplayContext.summary
    open var horizontalAlignment = HorizontalAlignment.default
    open var backgroundStyle = BackgroundStyle.default
    open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }
    open var menuTitleForHideAction: String?
    open var supplementalMenu: UIMenu?

    open override var intrinsicContentSize: CGSize { .zero }
}
