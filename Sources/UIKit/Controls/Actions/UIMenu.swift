/// A list of menu elements.
///
/// Source: Apple's “UIMenu”.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Shows the elements in the menu around this one, between separators.
        public static let displayInline = Options(rawValue: 1 << 0)
        public static let destructive = Options(rawValue: 1 << 1)
        /// Only one of the elements is on; choosing one turns the others off.
        public static let singleSelection = Options(rawValue: 1 << 5)
        /// Shows the elements as pictures beside each other.
        public static let displayAsPalette = Options(rawValue: 1 << 7)
    }

    public enum ElementSize: Int, Sendable { case small = 0, medium, large, automatic = -1 }

    public let identifier: Identifier
    public let options: Options
    public let children: [UIMenuElement]
    private static var count = 0

    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [],
        children: [UIMenuElement] = []
    ) {
        UIMenu.count += 1
        self.identifier = identifier ?? Identifier("com.apple.menu.dynamic.\(UIMenu.count)")
        (self.options, self.children) = (options, children)
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// A menu whose elements have a size.
    ///
    /// Source: Apple's documentation of `UIMenu.init(title:subtitle:image:identifier:options:preferredElementSize:children:)` (iOS 16).
    public convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [],
        preferredElementSize: ElementSize, children: [UIMenuElement] = []
    ) {
        self.init(title: title, subtitle: subtitle, image: image, identifier: identifier, options: options, children: children)
        self.preferredElementSize = preferredElementSize
    }

    /// How large the elements are: small ones and those of medium size stand beside each other.
    open var preferredElementSize = ElementSize.automatic

    /// How the elements stand beside each other; nil for rows below each other.
    var line: MenuLine? {
        if options.contains(.displayAsPalette) { return .palette }
        switch preferredElementSize {
        case .small: return .small
        case .medium: return .medium
        case .large, .automatic: return nil
        }
    }

    /// The same menu with other elements.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        let copy = UIMenu(title: title, subtitle: subtitle, image: image, identifier: identifier, options: options, children: newChildren)
        copy.preferredElementSize = preferredElementSize
        return copy
    }

    /// The elements that are on, in this menu and in those shown inline.
    open var selectedElements: [UIMenuElement] {
        children.flatMap { element -> [UIMenuElement] in
            if let menu = element as? UIMenu, menu.options.contains(.displayInline) { return menu.selectedElements }
            return (element as? UIAction)?.state == .on ? [element] : []
        }
    }

    /// The actions that a choice is made of, in this menu and in those shown inline.
    var choices: [UIAction] {
        children.flatMap { element -> [UIAction] in
            if let menu = element as? UIMenu, menu.options.contains(.displayInline) { return menu.choices }
            return (element as? UIAction).map { [$0] } ?? []
        }
    }

    /// Turns one action on and the others off.
    func selectOnly(_ action: UIAction) { for other in choices { other.state = other === action ? .on : .off } }
}
