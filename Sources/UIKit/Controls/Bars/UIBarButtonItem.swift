/// A button, or a space, in a navigation bar or toolbar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
    public enum Style: Int, Sendable {
        case plain = 0
        case bordered = 1
        case done = 2

        /// Stands out among others.
        public static var prominent: Style { .done }
    }

    /// A small mark at the upper right of the item; nil for none. Items with views of their own show none.
    ///
    /// Source: Apple's documentation of `UIBarButtonItem.badge` (iOS 26).
    open var badge: Badge? { didSet { changed() } }
    /// Whether the item stands without the background that bars of iOS 26 give groups of items. Bars look as in iOS 18, without any.
    open var hidesSharedBackground = false
    /// Whether the item shares its neighbours' background, which bars have in iOS 26.
    open var sharesBackground = true

    public enum SystemItem: Int, Sendable {
        case done = 0, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search, refresh,
            stop,
            camera, trash, play, pause, rewind, fastForward, undo, redo
        case close = 24
    }

    /// The kind of system item, if it is one.
    package private(set) var systemItem: SystemItem?

    @preconcurrency @MainActor public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        set(style, target, action)
    }

    public convenience init(image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }

    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        set(style, target, action)
    }

    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init()
        set(systemItem)
        (self.target, self.action) = (target.map { $0 as AnyObject }, action)
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    public convenience init(primaryAction: UIAction?) {
        self.init()
        apply(primaryAction)
    }

    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        set(systemItem)
        if let primaryAction { self.primaryAction = primaryAction }
        self.menu = menu
    }

    /// An item whose tap runs `primaryAction`, or without one shows `menu`.
    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        apply(primaryAction)
        if let title { self.title = title }
        if let image { self.image = image }
        self.menu = menu
    }

    /// An item whose tap sends `action`, or without one shows `menu`.
    public convenience init(title: String? = nil, image: UIImage? = nil, target: AnyObject?, action: Selector?, menu: UIMenu? = nil) {
        self.init()
        self.title = title
        self.image = image
        (self.target, self.action, self.menu) = (target, action, menu)
    }

    /// A space without a width of its own, which parts the items beside it.
    ///
    /// Source: Apple's documentation of `UIBarButtonItem.fixedSpace()` (iOS 26).
    public class func fixedSpace() -> Self { fixedSpace(0) }

    /// A space of `width` points.
    public class func fixedSpace(_ width: CGFloat) -> Self {
        let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
        item.width = width
        return FactoryResult.checked(item)
    }

    /// A space that takes what is left.
    public class func flexibleSpace() -> Self {
        FactoryResult.checked(UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil))
    }

    private func set(_ style: Style, _ target: Any?, _ action: Selector?) {
        self.style = style
        (self.target, self.action) = (target.map { $0 as AnyObject }, action)
    }

    /// Makes this a system item, as storyboards do.
    package func set(_ systemItem: SystemItem) {
        self.systemItem = systemItem
        style = systemItem == .done || systemItem == .save ? .done : .plain
        if let key = systemItem.titleKey { title = SystemText.text(key) }
        if let name = systemItem.symbolName { image = UIImage(systemName: name) }
    }

    private func apply(_ action: UIAction?) {
        guard let action else { return }
        primaryAction = action
        if !action.title.isEmpty { title = action.title }
        image = action.image
    }

    open var style = Style.plain { didSet { changed() } }
    open var width: CGFloat = 0 { didSet { changed() } }
    /// Titles the item may get: a bar leaves room for the longest.
    open var possibleTitles: Set<String>? { didSet { changed() } }
    open var customView: UIView? { didSet { changed() } }
    open var action: Selector?
    open weak var target: AnyObject?
    open var primaryAction: UIAction? { didSet { changed() } }
    /// The menu that a tap shows if the item has no action, and a long press otherwise; nil for none.
    open var menu: UIMenu? { didSet { changed() } }
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
    /// Whether the item shows what is chosen in its menu; without a menu, whether taps select and deselect it.
    open var changesSelectionAsPrimaryAction = false { didSet { changed() } }
    open var isSelected = false { didSet { changed() } }
    open var isHidden = false { didSet { changed() } }
    open var tintColor: UIColor? { didSet { noteOwn(.tintColor); changed() } }
    /// Stands for the item in the menu of what a bar has no room for; made of title, image and action where it is nil.
    open var menuRepresentation: UIMenuElement? { didSet { changed() } }
    @available(*, unavailable, message: "not yet in Quince: symbols of UIKit's controls that move")
    open var isSymbolAnimationEnabled: Bool {
        get { false }
        set {}
    }
    /// Whether a drag that rests on the item does what a tap does.
    open var isSpringLoaded = false { didSet { changed() } }
    /// Pictures behind the item and places of its title.
    var looks = BarButtonItemLooks()

    /// Whether a tap does something other than show the menu.
    var hasAction: Bool { primaryAction != nil || action != nil }
    var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

    /// Sends the item's action, as a tap does.
    package func performAction(_ event: UIEvent? = nil) {
        if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
        if let primaryAction { primaryAction.performWithSender(self, target: nil) }
        if let action { _ = UIApplication.shared.sendAction(action, to: target, from: self, for: event) }
    }
}

extension UIBarButtonItem.SystemItem {
    /// The text of a system item in `SystemText`.
    var titleKey: SystemText.Key? {
        switch self {
        case .done: .done
        case .cancel: .cancel
        case .edit: .edit
        case .save: .save
        case .undo: .undo
        case .redo: .redo
        default: nil
        }
    }

    /// The key of the accessibility label of system items that show only an image; nil for items with a title.
    var spokenKey: SystemText.Key? {
        switch self {
        case .add: .add
        case .compose: .compose
        case .reply: .reply
        case .action: .share
        case .organize: .organize
        case .bookmarks: .bookmarks
        case .search: .search
        case .refresh: .refresh
        case .stop: .stop
        case .camera: .camera
        case .trash: .delete
        case .play: .play
        case .pause: .pause
        case .rewind: .rewind
        case .fastForward: .fastForward
        case .close: .close
        default: nil
        }
    }

    var symbolName: String? {
        switch self {
        case .add: "plus"
        case .compose: "square.and.pencil"
        case .reply: "arrowshape.turn.up.left"
        case .action: "square.and.arrow.up"
        case .organize: "folder"
        case .bookmarks: "book"
        case .search: "magnifyingglass"
        case .refresh: "arrow.clockwise"
        case .stop: "xmark"
        case .camera: "camera"
        case .trash: "trash"
        case .play: "play.fill"
        case .pause: "pause.fill"
        case .rewind: "backward.fill"
        case .fastForward: "forward.fill"
        case .close: "xmark.circle.fill"
        default: nil
        }
    }
}
