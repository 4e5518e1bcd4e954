import Foundation

/// A contact as it is being typed.
struct ContactDraft {
    var name = ""
    var phone = ""

    /// The contact, as soon as there is a name and something that can be a phone number.
    var contact: Contact? {
        let contact = Contact(name: trimmed(name), phone: trimmed(phone))
        return !contact.name.isEmpty && isPhoneNumber(contact.phone) ? contact : nil
    }

    private func trimmed(_ text: String) -> String {
        text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Whether a text has a digit, and nothing but digits and what is written between them.
    private func isPhoneNumber(_ text: String) -> Bool {
        let digits: Set<Character> = Set("0123456789")
        return text.contains(where: digits.contains) && text.allSatisfy { digits.contains($0) || " +()-".contains($0) }
    }
}
