import Foundation

/// How contacts are sorted: by name as the user's language sorts, whatever the case, and by phone number where the names are equal.
struct ContactOrder {
    let locale: Locale

    func areInIncreasingOrder(_ first: Contact, _ second: Contact) -> Bool {
        switch first.name.compare(second.name, options: .caseInsensitive, range: nil, locale: locale) {
        case .orderedAscending: return true
        case .orderedDescending: return false
        case .orderedSame: return first.phone < second.phone
        }
    }
}
