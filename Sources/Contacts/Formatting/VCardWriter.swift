import QuinceFoundation

/// Writes vCards of version 3.0. Source: RFC 2426.
enum VCardWriter {
    static func card(of contact: ContactRecord) -> String {
        var lines = ["BEGIN:VCARD", "VERSION:3.0", "PRODID:-//Apple Inc.//iOS 17.0//EN"]
        lines.append("N:" + list([contact.familyName, contact.givenName, contact.middleName, contact.namePrefix, contact.nameSuffix]))
        let name = [contact.namePrefix, contact.givenName, contact.middleName, contact.familyName, contact.nameSuffix].filter {
            !$0.isEmpty
        }
        lines.append("FN:" + escape(name.isEmpty ? contact.organizationName : name.joined(separator: " ")))
        if !contact.nickname.isEmpty { lines.append("NICKNAME:" + escape(contact.nickname)) }
        if !contact.organizationName.isEmpty { lines.append("ORG:" + list([contact.organizationName, contact.departmentName])) }
        if !contact.jobTitle.isEmpty { lines.append("TITLE:" + escape(contact.jobTitle)) }
        if !contact.note.isEmpty { lines.append("NOTE:" + escape(contact.note)) }
        for email in contact.emailAddresses { lines.append("EMAIL;type=INTERNET" + type(email.label) + ":" + escape(email.value)) }
        for phone in contact.phoneNumbers { lines.append("TEL" + type(phone.label) + ":" + escape(phone.value)) }
        for address in contact.postalAddresses {
            let value = address.value
            lines.append(
                "ADR" + type(address.label) + ":" + list(["", "", value.street, value.city, value.state, value.postalCode, value.country]))
        }
        for url in contact.urlAddresses { lines.append("URL" + type(url.label) + ":" + escape(url.value)) }
        if let birthday = contact.birthday, let month = birthday.month, let day = birthday.day {
            lines.append(String(format: "BDAY:%04d-%02d-%02d", birthday.year ?? 1604, month, day))
        }
        if let image = contact.imageData { lines.append("PHOTO;ENCODING=b:" + image.base64EncodedString()) }
        if contact.type == .organization { lines.append("X-ABShowAs:COMPANY") }
        return (lines + ["END:VCARD", ""]).joined(separator: "\r\n")
    }

    private static func list(_ parts: [String]) -> String { parts.map(escape).joined(separator: ";") }

    private static func type(_ label: String?) -> String {
        guard let label else { return "" }
        let word = CNLabeledValue<NSString>.localizedString(forLabel: label)
        let names = ["home": "HOME", "work": "WORK", "mobile": "CELL", "main": "MAIN", "iPhone": "IPHONE;type=CELL", "pager": "PAGER"]
        return ";type=" + (names[word] ?? word.uppercased())
    }

    private static func escape(_ text: String) -> String {
        text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: ";", with: "\\;").replacingOccurrences(
            of: ",", with: "\\,"
        )
        .replacingOccurrences(of: "\n", with: "\\n")
    }
}
