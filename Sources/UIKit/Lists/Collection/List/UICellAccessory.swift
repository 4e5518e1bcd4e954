/// An accessory beside the content of a list cell: *UICellAccessory*.
@preconcurrency @MainActor public struct UICellAccessory {
    public typealias ActionHandler = () -> Void
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int

    public enum DisplayedState: Int, Sendable {
        case always = 0
        case whenEditing = 1
        case whenNotEditing = 2
    }

    public enum LayoutDimension: Hashable {
        /// The accessory's own width.
        case actual
        /// A width all accessories of a side share, so that they line up.
        case standard
        case custom(CGFloat)
    }

    /// The side of the cell an accessory of the app stands at.
    public enum Placement {
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

        /// Before the first accessory of a type.
        public static func position(before type: AccessoryType) -> Position {
            { accessories in accessories.firstIndex { $0.accessoryType == type } ?? accessories.count }
        }
        /// After the last accessory of a type.
        public static func position(after type: AccessoryType) -> Position {
            { accessories in (accessories.lastIndex { $0.accessoryType == type } ?? accessories.count - 1) + 1 }
        }
    }

    public enum AccessoryType: Hashable {
        case checkmark
        case customView
        case delete
        case detail
        case disclosureIndicator
        case insert
        case label
        case multiselect
        case outlineDisclosure
        case reorder
    }

    public struct DisclosureIndicatorOptions {
        public var isHidden: Bool
        public var reservedLayoutWidth: LayoutDimension
        public var tintColor: UIColor?
        public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden ?? false, reservedLayoutWidth ?? .standard, tintColor)
        }
    }

    public typealias CheckmarkOptions = DisclosureIndicatorOptions
    public typealias DetailOptions = DisclosureIndicatorOptions

    public struct OutlineDisclosureOptions {
        public enum Style: Int, Sendable {
            case automatic = 0
            /// The whole cell opens and closes.
            case header = 1
            /// Only the indicator does.
            case cell = 2
        }

        public var style: Style
        public var isHidden: Bool
        public var reservedLayoutWidth: LayoutDimension
        public var tintColor: UIColor?
        public init(
            style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.style = style ?? .automatic
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden ?? false, reservedLayoutWidth ?? .standard, tintColor)
        }
    }

    public struct DeleteOptions {
        public var isHidden: Bool
        public var reservedLayoutWidth: LayoutDimension
        public var tintColor: UIColor?
        public var backgroundColor: UIColor?
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth) = (isHidden ?? false, reservedLayoutWidth ?? .standard)
            (self.tintColor, self.backgroundColor) = (tintColor, backgroundColor)
        }
    }

    public typealias InsertOptions = DeleteOptions
    public typealias MultiselectOptions = DeleteOptions

    public struct ReorderOptions {
        public var isHidden: Bool
        public var reservedLayoutWidth: LayoutDimension
        public var tintColor: UIColor?
        /// Whether a line separates the handle from accessories before it.
        public var showsVerticalSeparator: Bool
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            showsVerticalSeparator: Bool? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth) = (isHidden ?? false, reservedLayoutWidth ?? .standard)
            (self.tintColor, self.showsVerticalSeparator) = (tintColor, showsVerticalSeparator ?? true)
        }
    }

    public struct LabelOptions {
        public var isHidden: Bool
        public var reservedLayoutWidth: LayoutDimension
        public var tintColor: UIColor?
        public var font: UIFont
        public var adjustsFontForContentSizeCategory: Bool
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, font: UIFont? = nil,
            adjustsFontForContentSizeCategory: Bool? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden ?? false, reservedLayoutWidth ?? .actual, tintColor)
            self.font = font ?? .preferredFont(forTextStyle: .body)
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
        }
    }

    /// A view of the app as an accessory.
    public struct CustomViewConfiguration {
        public let customView: UIView
        public let placement: Placement
        public var isHidden: Bool
        public var reservedLayoutWidth: LayoutDimension
        public var tintColor: UIColor?
        /// Whether the view keeps the size it has.
        public var maintainsFixedSize: Bool
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
        ) {
            (self.customView, self.placement) = (customView, placement)
            (self.isHidden, self.reservedLayoutWidth) = (isHidden ?? false, reservedLayoutWidth ?? .standard)
            (self.tintColor, self.maintainsFixedSize) = (tintColor, maintainsFixedSize ?? false)
        }
    }

    // MARK: What it is

    nonisolated public let accessoryType: AccessoryType
    let displayed: DisplayedState
    let isHidden: Bool
    let width: LayoutDimension
    let tintColor: UIColor?
    var backgroundColor: UIColor?
    var action: ActionHandler?
    var outlineStyle = OutlineDisclosureOptions.Style.automatic
    var showsVerticalSeparator = false
    var text: String?
    var font: UIFont?
    var adjustsFont = true
    var custom: CustomViewConfiguration?

    private init(_ type: AccessoryType, _ displayed: DisplayedState, _ isHidden: Bool, _ width: LayoutDimension, _ tintColor: UIColor?) {
        (accessoryType, self.displayed, self.isHidden, self.width, self.tintColor) = (type, displayed, isHidden, width, tintColor)
    }

    var isLeading: Bool {
        switch accessoryType {
        case .delete, .insert, .multiselect: true
        case .customView: if case .leading = custom?.placement { true } else { false }
        default: false
        }
    }

    func isShown(editing: Bool) -> Bool {
        switch displayed {
        case .always: true
        case .whenEditing: editing
        case .whenNotEditing: !editing
        }
    }

    // MARK: Making

    /// An arrow that says that something follows.
    public static func disclosureIndicator(displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init())
        -> UICellAccessory
    { UICellAccessory(.disclosureIndicator, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor) }

    /// An arrow that opens and closes what an item contains.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(), actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.outlineDisclosure, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor)
        (accessory.outlineStyle, accessory.action) = (options.style, actionHandler)
        return accessory
    }

    public static func checkmark(displayed: DisplayedState = .always, options: CheckmarkOptions = .init()) -> UICellAccessory {
        UICellAccessory(.checkmark, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor)
    }

    /// An information button.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = .init(), actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.detail, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor)
        accessory.action = actionHandler
        return accessory
    }

    /// A minus; without an action it uncovers the row's trailing swipe actions.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(), actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.delete, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor)
        (accessory.backgroundColor, accessory.action) = (options.backgroundColor, actionHandler)
        return accessory
    }

    /// A plus; without an action it uncovers the row's leading swipe actions.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(), actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.insert, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor)
        (accessory.backgroundColor, accessory.action) = (options.backgroundColor, actionHandler)
        return accessory
    }

    /// A handle to move the row by.
    public static func reorder(displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()) -> UICellAccessory {
        var accessory = UICellAccessory(.reorder, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor)
        accessory.showsVerticalSeparator = options.showsVerticalSeparator
        return accessory
    }

    /// A circle that shows whether the row is selected.
    public static func multiselect(displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()) -> UICellAccessory {
        var accessory = UICellAccessory(.multiselect, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor)
        accessory.backgroundColor = options.backgroundColor
        return accessory
    }

    public static func label(text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()) -> UICellAccessory {
        var accessory = UICellAccessory(.label, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor)
        (accessory.text, accessory.font) = (text, options.font)
        accessory.adjustsFont = options.adjustsFontForContentSizeCategory
        return accessory
    }

    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let displayed: DisplayedState
        switch configuration.placement {
        case .leading(let state, _), .trailing(let state, _): displayed = state
        }
        var accessory = UICellAccessory(
            .customView, displayed, configuration.isHidden, configuration.reservedLayoutWidth, configuration.tintColor)
        accessory.custom = configuration
        return accessory
    }

    @available(*, unavailable, message: "not yet in Quince: menus in list cells")
    public static func popUpMenu(_ menu: UIMenu, displayed: DisplayedState = .always) -> UICellAccessory { fatalError() }
}
