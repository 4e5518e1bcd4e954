/// How content below bars without backgrounds is faded. Bars look as in iOS 18, with backgrounds of their own: nothing is left to fade.
///
/// Source: Apple's documentation of `UIScrollEdgeEffect` (iOS 26).
@preconcurrency @MainActor open class UIScrollEdgeEffect: NSObject {
    /// How content is faded.
    public final class Style: NSObject, Sendable {
        public static let automatic = Style()
        public static let hard = Style()
        public static let soft = Style()
    }

    open var style = Style.automatic
    open var isHidden = false
}
