import QuinceFoundation

/// A value with its label, as the device keeps it.
struct Labeled<Value: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
    var identifier: String
    var label: String?
    var value: Value

    init(identifier: String = UUID().uuidString, label: String?, value: Value) {
        (self.identifier, self.label, self.value) = (identifier, label, value)
    }

    init<Object: NSObject>(_ labeled: CNLabeledValue<Object>, _ value: (Object) -> Value) {
        self.init(identifier: labeled.identifier, label: labeled.label, value: value(labeled.value))
    }

    func value<Object: NSObject>(_ make: (Value) -> Object) -> CNLabeledValue<Object> {
        CNLabeledValue(identifier: identifier, label: label, value: make(value))
    }
}

struct PostalRecord: Codable, Hashable, Sendable {
    var street = "", subLocality = "", city = "", subAdministrativeArea = "", state = "", postalCode = "", country = "", isoCountryCode = ""
}

struct ProfileRecord: Codable, Hashable, Sendable {
    var urlString = "", username = "", userIdentifier = "", service = ""
}

struct InstantMessageRecord: Codable, Hashable, Sendable {
    var username = "", service = ""
}

/// A contact as the device keeps it.
struct ContactRecord: Codable, Hashable, Sendable {
    var identifier = "\(UUID().uuidString):ABPerson"
    var type = CNContactType.person
    var namePrefix = "", givenName = "", middleName = "", familyName = "", previousFamilyName = "", nameSuffix = "", nickname = ""
    var organizationName = "", departmentName = "", jobTitle = ""
    var phoneticGivenName = "", phoneticMiddleName = "", phoneticFamilyName = "", phoneticOrganizationName = ""
    var note = ""
    var imageData: Data?
    var birthday: DateComponents?
    var nonGregorianBirthday: DateComponents?
    var phoneNumbers: [Labeled<String>] = []
    var emailAddresses: [Labeled<String>] = []
    var urlAddresses: [Labeled<String>] = []
    var postalAddresses: [Labeled<PostalRecord>] = []
    var relations: [Labeled<String>] = []
    var socialProfiles: [Labeled<ProfileRecord>] = []
    var instantMessages: [Labeled<InstantMessageRecord>] = []
    var dates: [Labeled<DateComponents>] = []

    /// The name by which contacts are sorted.
    func sortName(_ order: CNContactSortOrder) -> String {
        let names = order == .givenName ? [givenName, familyName, middleName] : [familyName, givenName, middleName]
        let name = names.filter { !$0.isEmpty }.joined(separator: " ")
        return name.isEmpty ? organizationName : name
    }

    /// The name that searches look in.
    var searchedName: String {
        [namePrefix, givenName, middleName, familyName, nameSuffix, nickname, organizationName].filter { !$0.isEmpty }.joined(
            separator: " ")
    }
}

/// A group of contacts as the device keeps it.
struct GroupRecord: Codable, Hashable, Sendable {
    var identifier = "\(UUID().uuidString):ABGroup"
    var name = ""
    /// The identifiers of its contacts.
    var members: [String] = []
}

/// Everything of the user's contacts.
struct ContactDocument: Codable, Equatable, Sendable {
    var contacts: [ContactRecord] = []
    var groups: [GroupRecord] = []
}
