/// A command of an assistive technology to an element, such as VoiceOver's gestures for the focused element.
public enum AccessibilityCommand: Equatable, Sendable {
    /// Double tap.
    case activate
    /// Swipe up or down on an adjustable element.
    case increment, decrement
    /// Two-finger Z: leave what is in front.
    case escape
    /// One of `ElementNode.customActions`.
    case custom(name: String)
}

extension AccessibilityCommand: Codable {
    private enum Kind: String, Codable { case activate, increment, decrement, escape, custom }

    private enum CodingKeys: String, CodingKey { case action, name }

    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        switch try fields.decode(Kind.self, forKey: .action) {
        case .activate: self = .activate
        case .increment: self = .increment
        case .decrement: self = .decrement
        case .escape: self = .escape
        case .custom: self = .custom(name: try fields.decode(String.self, forKey: .name))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: CodingKeys.self)
        let kind: Kind =
            switch self {
            case .activate: .activate
            case .increment: .increment
            case .decrement: .decrement
            case .escape: .escape
            case .custom: .custom
            }
        try fields.encode(kind, forKey: .action)
        if case .custom(let name) = self { try fields.encode(name, forKey: .name) }
    }
}
