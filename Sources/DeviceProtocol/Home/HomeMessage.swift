/// A message from a device to its home screen. Each message holds the complete state of its subject, so that a restarted home screen needs no
/// history.
public enum HomeMessage: Codable, Equatable, Sendable {
    case installed([HomeApp])
    case running(HomeState)
    /// A button or a command asks for what the home screen alone can do.
    case perform(HomeAction)
    /// The widgets offered by the gallery.
    case widgetKinds([HomeWidgetKind])
    /// The content of each placed widget.
    case widgetContents([HomeWidgetContent])
    /// Answers `HomeRequest.galleryPicture`: the path of an archive with one entry; nil where the extension gives none.
    case galleryPicture(id: Int, archive: String?)
    /// Answers `HomeRequest.options`.
    case options(id: Int, WidgetOptions)
    /// The default configuration of a new copy of a widget, from its extension. Ignored if the user has already set the widget up.
    case configured(id: Int, WidgetParameterValues)
    /// A notification comes.
    case banner(HomeBanner)
    /// All that have been delivered and nobody has dealt with, the latest first.
    case notifications([HomeNotification])
}

/// An app that is installed on the device.
public struct HomeApp: Codable, Equatable, Sendable {
    public var identifier: String
    /// In the user's language.
    public var name: String
    /// Path of the largest picture of its icon; nil where the app has none.
    public var icon: String?
    /// The number on its icon; 0 shows none.
    public var badge: Int
    /// Path of its bundle, where its launch screen is.
    public var bundle: String?
    /// The quick actions of the menu that a long press on the icon opens; nil for none.
    public var actions: [QuickAction]?

    public init(
        identifier: String, name: String, icon: String? = nil, badge: Int = 0, bundle: String? = nil, actions: [QuickAction]? = nil
    ) {
        (self.identifier, self.name, self.icon, self.badge, self.bundle) = (identifier, name, icon, badge, bundle)
        self.actions = actions
    }
}

/// An app that has a process.
public struct RunningApp: Codable, Equatable, Sendable {
    public var identifier: String
    /// The number under which layers host what it draws.
    public var context: Int
    /// The orientation of its interface.
    public var orientation: DeviceOrientation
    /// Whether it has drawn anything yet.
    public var hasDrawn: Bool

    public init(identifier: String, context: Int, orientation: DeviceOrientation = .portrait, hasDrawn: Bool = false) {
        (self.identifier, self.context, self.orientation, self.hasDrawn) = (identifier, context, orientation, hasDrawn)
    }
}

/// The apps that run.
public struct HomeState: Codable, Equatable, Sendable {
    /// From the one used last.
    public var apps: [RunningApp]
    /// The one that has the display; nil while the home screen has it.
    public var front: String?

    public init(apps: [RunningApp] = [], front: String? = nil) { (self.apps, self.front) = (apps, front) }
}

public enum HomeAction: String, Codable, Sendable {
    /// The home button was pressed while the home screen was in front: whatever is open there closes, then the first page comes.
    case goToStart
    case showSwitcher
}
