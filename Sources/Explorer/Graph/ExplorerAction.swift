/// Something that a user does on a screen.
struct ExplorerAction: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case tap, longPress
        /// Types into a field that is tapped first, and presses Return.
        case type(String)
        /// Moves a finger from the element to the left edge, as for the actions of a row.
        case swipeLeft
        /// Moves a finger from the element to the right edge.
        case swipeRight
        /// Brings in what is further down.
        case scroll
        /// Pulls the content or a sheet down.
        case pullDown
        /// Moves a finger from the left edge, as to go back.
        case edgeSwipe
        /// Lets some seconds pass.
        case wait
        /// Touches a point, in percent of the screen.
        case point(x: Int, y: Int)
        /// Goes to the home screen and comes back.
        case background
        /// Turns the device on its side and back.
        case rotate
        /// Changes to the dark appearance and back.
        case darken
        /// Changes to the largest size of text and back.
        case enlarge
    }

    var kind: Kind
    /// `ScreenItem.key`; empty for what is done to no element.
    var key = ""
    var ordinal = 0
    /// For people: `tap button “Save”`.
    var title: String
    /// Lower ones are tried first.
    var priority = 0
    /// `ScreenItem.rowGroup` of the touched row.
    var rowGroup: String?
    /// The index of the element among those of its role: by it the element is found where the language is another.
    var place = 0

    static func == (left: ExplorerAction, right: ExplorerAction) -> Bool { left.id == right.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }

    /// The same in every run.
    var id: String { "\(verb) \(key) \(ordinal)" }

    private var verb: String {
        switch kind {
        case .type(let text): "type \(text)"
        case .point(let x, let y): "point \(x) \(y)"
        default: "\(kind)"
        }
    }

    /// Whether the screen after it should be the screen before it.
    var returns: Bool {
        switch kind {
        case .background, .rotate, .darken, .enlarge: true
        default: false
        }
    }
}
