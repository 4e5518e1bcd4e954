/// An item that appears enlarged in the middle of the screen during a long press, for users with very large text.
///
/// Source: Apple's “UILargeContentViewerItem”.
@preconcurrency @MainActor public protocol UILargeContentViewerItem: NSObjectProtocol {
    var showsLargeContentViewer: Bool { get }
    var largeContentTitle: String? { get }
    var largeContentImage: UIImage? { get }
    /// Whether the picture grows to the size there is, as pictures without fixed sizes should.
    var scalesLargeContentImage: Bool { get }
    /// Room around the picture, where its content is not in its middle.
    var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {}

/// The settings of a view for the large content viewer.
struct LargeContent {
    var isShown: Bool?
    var title: String?
    var image: UIImage?
    var scales = false
    var insets = UIEdgeInsets.zero
}
