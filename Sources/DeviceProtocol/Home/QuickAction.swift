import Foundation

/// An action of an app in the menu of its icon on the home screen.
public struct QuickAction: Codable, Equatable, Sendable {
    public enum Icon: Codable, Equatable, Sendable {
        /// The name of a symbol.
        case symbol(String)
        /// The name of a picture in the app's bundle, of which the shape counts.
        case picture(String)
    }

    public var type: String
    public var title: String
    public var subtitle: String?
    public var icon: Icon?
    /// A dictionary of the app's own, as a binary property list.
    public var information: Data?

    /// So many are shown, static ones first.
    public static let limit = 4

    public init(type: String, title: String, subtitle: String? = nil, icon: Icon? = nil, information: Data? = nil) {
        (self.type, self.title, self.subtitle, self.icon, self.information) = (type, title, subtitle, icon, information)
    }

    /// The kinds of icons that iOS has, in the order of `UIApplicationShortcutIcon.IconType`, and the symbols that stand for them.
    public static let systemIcons: [(name: String, symbol: String)] = [
        ("Compose", "square.and.pencil"), ("Play", "play.fill"), ("Pause", "pause.fill"), ("Add", "plus"), ("Location", "location.fill"),
        ("Search", "magnifyingglass"), ("Share", "square.and.arrow.up"), ("Prohibit", "nosign"), ("Contact", "person.crop.circle"),
        ("Home", "house"), ("MarkLocation", "mappin.and.ellipse"), ("Favorite", "star"), ("Love", "heart"), ("Cloud", "cloud"),
        ("Invitation", "envelope.open"), ("Confirmation", "checkmark"), ("Mail", "envelope"), ("Message", "message"), ("Date", "calendar"),
        ("Time", "clock"), ("CapturePhoto", "camera"), ("CaptureVideo", "video"), ("Task", "circle"),
        ("TaskCompleted", "checkmark.circle"), ("Alarm", "alarm"), ("Bookmark", "bookmark"), ("Shuffle", "shuffle"),
        ("Audio", "speaker.wave.2"), ("Update", "arrow.triangle.2.circlepath"),
    ]
}
