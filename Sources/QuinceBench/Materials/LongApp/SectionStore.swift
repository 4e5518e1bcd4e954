import Foundation

/// The user's entries in this section, stored in the user defaults.
final class SectionStore {
    struct Entry: Codable, Equatable {
        var title: String
        var amount: Int
        var isDone = false
    }

    static let didChange = Notification.Name("SectionStoreDidChange")

    private(set) var entries: [Entry]
    private let defaults: UserDefaults
    private let key = "Section.entries"

    init(defaults: UserDefaults = .standard) {
        self.defaults = defaults
        let data = defaults.data(forKey: key) ?? Data()
        entries = (try? JSONDecoder().decode([Entry].self, from: data)) ?? []
    }

    var total: Int { entries.filter { !$0.isDone }.reduce(0) { $0 + $1.amount } }
    var isEmpty: Bool { entries.isEmpty }

    func add(_ title: String, amount: Int) {
        entries.append(Entry(title: title, amount: amount))
        entries.sort { ($0.isDone ? 1 : 0, $0.title) < ($1.isDone ? 1 : 0, $1.title) }
        save()
    }

    func toggle(at index: Int) {
        guard entries.indices.contains(index) else { return }
        entries[index].isDone.toggle()
        save()
    }

    func removeAll() {
        entries = []
        save()
    }

    var summary: String {
        switch entries.count {
        case 0: return "Nothing here yet"
        case 1: return "One entry, \(total) in all"
        default: return "\(entries.count) entries, \(total) in all"
        }
    }

    private func save() {
        defaults.set(try? JSONEncoder().encode(entries), forKey: key)
        NotificationCenter.default.post(name: Self.didChange, object: self)
    }
}
