/// An entry of a menu: an action or another menu.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
    public enum State: Int, Sendable { case off = 0, on, mixed }

    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let disabled = Attributes(rawValue: 1 << 0)
        public static let destructive = Attributes(rawValue: 1 << 1)
        public static let hidden = Attributes(rawValue: 1 << 2)
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    var menuTitle: String
    var menuSubtitle: String?
    var menuImage: UIImage?

    init(title: String, subtitle: String?, image: UIImage?) {
        (menuTitle, menuSubtitle, menuImage) = (title, subtitle, image)
        super.init()
    }

    open var title: String { menuTitle }
    open var subtitle: String? {
        get { menuSubtitle }
        set { menuSubtitle = newValue }
    }
    open var image: UIImage? { menuImage }
}
