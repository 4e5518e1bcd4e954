import Foundation

/// The contacts in their order. Every change is stored at once.
final class ContactBook {
    private(set) var contacts: [Contact]

    private let storage: ContactStorage
    private let order: ContactOrder

    init(storage: ContactStorage, locale: Locale) {
        self.storage = storage
        order = ContactOrder(locale: locale)
        contacts = storage.load().sorted(by: order.areInIncreasingOrder)
    }

    /// Adds a contact at its place and returns the place.
    @discardableResult
    func add(_ contact: Contact) -> Int {
        let index = contacts.firstIndex { order.areInIncreasingOrder(contact, $0) } ?? contacts.endIndex
        contacts.insert(contact, at: index)
        storage.save(contacts)
        return index
    }

    func remove(at index: Int) {
        contacts.remove(at: index)
        storage.save(contacts)
    }

    /// Adds three contacts to an empty book.
    func addSamplesIfEmpty() {
        guard contacts.isEmpty else { return }
        contacts = Self.samples.sorted(by: order.areInIncreasingOrder)
        storage.save(contacts)
    }

    private static let samples = [
        Contact(name: "Саня Техосмотр", phone: "+799912312323"),
        Contact(name: "Владимир Анатольевич", phone: "+781213342321"),
        Contact(name: "Сильвестр", phone: "+7000911112"),
    ]
}
