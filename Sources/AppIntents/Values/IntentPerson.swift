import QuinceFoundation

/// A person.
///
/// Source: Apple's documentation of `IntentPerson`.
public struct IntentPerson: Hashable, Sendable, _IntentValue {
    /// The person's name.
    public enum Name: Hashable, Sendable {
        case components(PersonNameComponents)
        case displayName(String)

        /// The name as people read it.
        public var displayString: String {
            switch self {
            case .components(let components): PersonNameComponentsFormatter().string(from: components)
            case .displayName(let name): name
            }
        }
    }

    /// A way to reach or recognize a person.
    public struct Handle: Hashable, Sendable {
        public enum Value: Hashable, Sendable {
            case phoneNumber(String)
            case emailAddress(String)
            case applicationDefined(String)
        }
        public enum Label: String, Hashable, Sendable { case home, work, iPhone, mobile, main, homeFax, workFax, pager, other, school }

        public let value: Value
        public let label: Label?
        public init(value: Value, label: Label? = nil) { (self.value, self.label) = (value, label) }
        public init(phoneNumber: String, label: Label? = nil) { self.init(value: .phoneNumber(phoneNumber), label: label) }
        public init(emailAddress: String, label: Label? = nil) { self.init(value: .emailAddress(emailAddress), label: label) }
        public init(applicationDefined: String, label: Label? = nil) {
            self.init(value: .applicationDefined(applicationDefined), label: label)
        }
    }

    /// How the app identifies a person.
    public enum Identifier: Hashable, Sendable {
        case applicationDefined(String)
        case contact(String)
        case unknown
    }

    public let identifier: Identifier
    public let name: Name
    public let handle: Handle?
    public let isMe: Bool

    public init(identifier: Identifier = .unknown, name: Name, handle: Handle? = nil, isMe: Bool = false) {
        (self.identifier, self.name, self.handle, self.isMe) = (identifier, name, handle, isMe)
    }
}
