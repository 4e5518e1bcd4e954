import Foundation

/// Keeps contacts in the user defaults, as an array of dictionaries of strings. What is not a contact there is passed over.
struct UserDefaultsContactStorage: ContactStorage {
    private enum Key {
        static let contacts = "contacts"
        static let name = "title"
        static let phone = "phone"
    }

    private let defaults: UserDefaults

    init(defaults: UserDefaults = .standard) {
        self.defaults = defaults
    }

    func load() -> [Contact] {
        let elements = defaults.array(forKey: Key.contacts) ?? []
        return elements.compactMap { element in
            guard let entry = element as? [String: Any],
                  let name = entry[Key.name] as? String,
                  let phone = entry[Key.phone] as? String
            else { return nil }
            return Contact(name: name, phone: phone)
        }
    }

    func save(_ contacts: [Contact]) {
        defaults.set(contacts.map { [Key.name: $0.name, Key.phone: $0.phone] }, forKey: Key.contacts)
    }
}
