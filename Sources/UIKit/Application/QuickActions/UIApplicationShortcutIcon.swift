import DeviceProtocol

/// The icon of a quick action.
///
/// Source: Apple's documentation of `UIApplicationShortcutIcon`.
@preconcurrency @MainActor open class UIApplicationShortcutIcon: NSObject {
    /// The icons that the system has. Their numbers are places in `QuickAction.systemIcons`.
    public enum IconType: Int, Sendable {
        case compose = 0
        case play = 1
        case pause = 2
        case add = 3
        case location = 4
        case search = 5
        case share = 6
        case prohibit = 7
        case contact = 8
        case home = 9
        case markLocation = 10
        case favorite = 11
        case love = 12
        case cloud = 13
        case invitation = 14
        case confirmation = 15
        case mail = 16
        case message = 17
        case date = 18
        case time = 19
        case capturePhoto = 20
        case captureVideo = 21
        case task = 22
        case taskCompleted = 23
        case alarm = 24
        case bookmark = 25
        case shuffle = 26
        case audio = 27
        case update = 28
    }

    let icon: QuickAction.Icon

    init(_ icon: QuickAction.Icon) {
        self.icon = icon
        super.init()
    }

    public convenience init(type: IconType) { self.init(.symbol(QuickAction.systemIcons[type.rawValue].symbol)) }

    /// - Parameter templateImageName: A picture in the app's bundle; its shape is drawn in the menu's colour.
    public convenience init(templateImageName: String) { self.init(.picture(templateImageName)) }

    public convenience init(systemImageName: String) { self.init(.symbol(systemImageName)) }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIApplicationShortcutIcon)?.icon == icon }
}
