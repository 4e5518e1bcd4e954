/// A closure that an action calls.
public typealias UIActionHandler = (UIAction) -> Void

/// A title, an image and code to run, for menus, buttons and bar items.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    public let identifier: Identifier
    open var discoverabilityTitle: String?
    open var attributes: Attributes
    open var state: State
    /// Shown in place of `image` while the state is on.
    open var selectedImage: UIImage?
    private let handler: UIActionHandler
    /// The object that sent the action, while its handler runs; nil otherwise.
    open internal(set) var sender: Any?
    private static var count = 0

    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off, handler: @escaping UIActionHandler
    ) {
        UIAction.count += 1
        self.identifier = identifier ?? Identifier("com.apple.action.dynamic.\(UIAction.count)")
        (self.discoverabilityTitle, self.attributes, self.state, self.handler) = (discoverabilityTitle, attributes, state, handler)
        self.selectedImage = selectedImage
        super.init(title: title, subtitle: subtitle, image: image)
    }

    open override var title: String {
        get { menuTitle }
        set { menuTitle = newValue }
    }
    open override var image: UIImage? {
        get { menuImage }
        set { menuImage = newValue }
    }

    /// Runs the handler as if it came from `sender`.
    open func performWithSender(_ sender: Any?, target: Any?) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}
