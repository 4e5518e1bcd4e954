/// An item of a bar as people tap it. A finger that stays on it shows it large, for people with very large text.
class BarItemControl: UIControl {
    /// The item that the control stands for.
    let barItem: UIBarItem

    init(_ barItem: UIBarItem) {
        self.barItem = barItem
        super.init(frame: .zero)
        isOpaque = false
    }

    required init?(coder: NSCoder) { nil }

    override var showsLargeContentViewer: Bool {
        get { true }
        set { super.showsLargeContentViewer = newValue }
    }
    override var largeContentTitle: String? {
        get { barItem.title ?? accessibilityLabel }
        set { super.largeContentTitle = newValue }
    }
    override var largeContentImage: UIImage? {
        get { barItem.largeContentSizeImage ?? barItem.image }
        set { super.largeContentImage = newValue }
    }
    override var scalesLargeContentImage: Bool {
        get { barItem.largeContentSizeImage == nil }
        set { super.scalesLargeContentImage = newValue }
    }
    override var largeContentImageInsets: UIEdgeInsets {
        get { barItem.largeContentSizeImageInsets }
        set { super.largeContentImageInsets = newValue }
    }
}
