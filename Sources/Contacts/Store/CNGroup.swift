import QuinceFoundation

public let CNGroupIdentifierKey = "identifier"
public let CNGroupNameKey = "name"
public let CNContainerIdentifierKey = "identifier"
public let CNContainerNameKey = "name"
public let CNContainerTypeKey = "type"

/// A group of contacts. Source: Apple's documentation of `CNGroup`.
open class CNGroup: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    fileprivate(set) var record: GroupRecord
    public override convenience init() { self.init(GroupRecord()) }
    init(_ record: GroupRecord) { self.record = record }
    open var identifier: String { record.identifier }
    open var name: String { record.name }
    open func copy(with zone: NSZone? = nil) -> Any { CNGroup(record) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutableGroup(record) }

    public static func predicateForGroups(withIdentifiers identifiers: [String]) -> NSPredicate { GroupPredicate(identifiers) }
}

/// A group that can be changed. Source: Apple's documentation of `CNMutableGroup`.
open class CNMutableGroup: CNGroup, @unchecked Sendable {
    open override var name: String {
        get { super.name }
        set { record.name = newValue }
    }
}

/// Where contacts come from. Source: Apple's documentation of `CNContainerType`.
public enum CNContainerType: Int, Sendable { case unassigned = 0, local, exchange, cardDAV }

/// A source of contacts: the device itself. Source: Apple's documentation of `CNContainer`.
open class CNContainer: NSObject, NSCopying, @unchecked Sendable {
    static let local = "00000000-0000-0000-0000-000000000001:ABAccount"
    open var identifier: String { Self.local }
    open var name: String { "Local" }
    open var type: CNContainerType { .local }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    public static func predicateForContainers(withIdentifiers identifiers: [String]) -> NSPredicate { GroupPredicate(identifiers) }
    public static func predicateForContainerOfContact(withIdentifier contactIdentifier: String) -> NSPredicate { GroupPredicate([]) }
}

/// Selects groups by their identifiers.
final class GroupPredicate: NSPredicate, @unchecked Sendable {
    let identifiers: Set<String>
    init(_ identifiers: [String]) {
        self.identifiers = Set(identifiers)
        super.init(value: true)
    }
    required init?(coder: NSCoder) { nil }
}

/// Selects contacts.
final class ContactPredicate: NSPredicate, @unchecked Sendable {
    let matches: (ContactRecord, ContactDocument) -> Bool
    init(_ matches: @escaping (ContactRecord, ContactDocument) -> Bool) {
        self.matches = matches
        super.init(value: true)
    }
    required init?(coder: NSCoder) { nil }
}

/// Predicates for contacts. Source: Apple's documentation of `CNContact`.
extension CNContact {
    /// Contacts with names whose words begin with those of the name.
    public static func predicateForContacts(matchingName name: String) -> NSPredicate {
        let words = name.split(whereSeparator: \.isWhitespace).map(String.init)
        return ContactPredicate { record, _ in
            let names = record.searchedName.split(whereSeparator: \.isWhitespace)
            return !words.isEmpty
                && words.allSatisfy { word in
                    names.contains {
                        String($0).range(of: word, options: [.caseInsensitive, .diacriticInsensitive, .anchored]) != nil
                    }
                }
        }
    }

    public static func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate {
        ContactPredicate { record, _ in record.emailAddresses.contains { $0.value.lowercased() == emailAddress.lowercased() } }
    }

    /// Contacts with the number, whatever its punctuation; a number without a country fits one with it.
    public static func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate {
        let wanted = phoneNumber.stringValue.filter(\.isNumber)
        return ContactPredicate { record, _ in
            record.phoneNumbers.contains { number in
                let digits = number.value.filter(\.isNumber)
                return !wanted.isEmpty && !digits.isEmpty && (digits.hasSuffix(wanted) || wanted.hasSuffix(digits))
                    && min(digits.count, wanted.count) >= 3
            }
        }
    }

    public static func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
        let wanted = Set(identifiers)
        return ContactPredicate { record, _ in wanted.contains(record.identifier) }
    }

    public static func predicateForContactsInGroup(withIdentifier groupIdentifier: String) -> NSPredicate {
        ContactPredicate { record, document in
            document.groups.first { $0.identifier == groupIdentifier }?.members.contains(record.identifier) ?? false
        }
    }

    public static func predicateForContactsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate {
        ContactPredicate { _, _ in containerIdentifier == CNContainer.local }
    }
}
