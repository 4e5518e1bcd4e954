import DeviceProtocol

/// A quick action of the app's icon on the home screen.
///
/// Source: Apple's documentation of `UIApplicationShortcutItem`.
@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject, NSCopying, NSMutableCopying {
    /// The action as the home screen shows it.
    var content: QuickAction
    private var target: Any?

    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        content = QuickAction(
            type: type, title: localizedTitle, subtitle: localizedSubtitle, icon: icon?.icon, information: Self.data(userInfo))
        super.init()
    }

    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }

    init(_ content: QuickAction, target: Any? = nil) {
        (self.content, self.target) = (content, target)
        super.init()
    }

    /// Tells the app what to do.
    open var type: String { content.type }
    open var localizedTitle: String { content.title }
    open var localizedSubtitle: String? { content.subtitle }
    open var icon: UIApplicationShortcutIcon? { content.icon.map { UIApplicationShortcutIcon($0) } }
    /// The information that the app attaches to the action, made of property-list values; nil for none.
    open var userInfo: [String: any NSSecureCoding]? { Self.dictionary(content.information) }
    /// Names the scene that the action is for.
    open var targetContentIdentifier: Any? { target }

    fileprivate func setTarget(_ new: Any?) { target = new }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { UIApplicationShortcutItem(content, target: target) }
    }
    nonisolated open func mutableCopy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { UIMutableApplicationShortcutItem(content, target: target) }
    }
    open override func isEqual(_ object: Any?) -> Bool { (object as? UIApplicationShortcutItem)?.content == content }

    // MARK: What the app has given along

    fileprivate static func data(_ information: [String: any NSSecureCoding]?) -> Data? {
        guard let information, !information.isEmpty else { return nil }
        do { return try PropertyListSerialization.data(fromPropertyList: information, format: .binary, options: 0) } catch {
            NSLog("%@", "The userInfo of a UIApplicationShortcutItem holds something that a property list cannot: \(error)")
            return nil
        }
    }

    private static func dictionary(_ data: Data?) -> [String: any NSSecureCoding]? {
        guard let data, let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] else {
            return nil
        }
        return list.compactMapValues { value in
            switch value {
            case let text as String: NSString(string: text)
            case let number as NSNumber: number
            case let date as Date: date as NSDate
            case let data as Data: data as NSData
            case let list as [Any]: NSArray(array: list)
            case let dictionary as [String: Any]: NSDictionary(dictionary: dictionary)
            default: value as? any NSSecureCoding
            }
        }
    }
}

/// A quick action that can be changed before it is given to the application.
///
/// Source: Apple's documentation of `UIMutableApplicationShortcutItem`.
@preconcurrency @MainActor open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
    open override var type: String {
        get { content.type }
        set { content.type = newValue }
    }
    open override var localizedTitle: String {
        get { content.title }
        set { content.title = newValue }
    }
    open override var localizedSubtitle: String? {
        get { content.subtitle }
        set { content.subtitle = newValue }
    }
    open override var icon: UIApplicationShortcutIcon? {
        get { super.icon }
        set { content.icon = newValue?.icon }
    }
    open override var userInfo: [String: any NSSecureCoding]? {
        get { super.userInfo }
        set { content.information = Self.data(newValue) }
    }
    open override var targetContentIdentifier: Any? {
        get { super.targetContentIdentifier }
        set { setTarget(newValue) }
    }
}
