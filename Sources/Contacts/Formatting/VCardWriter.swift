import QuinceFoundation

/// Writes vCards of version 3.0. Source: RFC 2426; Apple's own properties where it has none.
struct VCardWriter {
    private var lines = ["BEGIN:VCARD", "VERSION:3.0", "PRODID:-//Apple Inc.//iOS 17.0//EN"]
    private var groups = 0

    static func card(of contact: ContactRecord) -> String {
        var writer = VCardWriter()
        writer.write(contact)
        return (writer.lines + ["END:VCARD"]).map { fold($0) + "\r\n" }.joined()
    }

    private mutating func write(_ contact: ContactRecord) {
        writeNames(of: contact)
        for (index, email) in contact.emailAddresses.enumerated() {
            write("EMAIL;type=INTERNET", email.label, index == 0, Self.escape(email.value))
        }
        for (index, phone) in contact.phoneNumbers.enumerated() { write("TEL", phone.label, index == 0, Self.escape(phone.value)) }
        for (index, address) in contact.postalAddresses.enumerated() {
            let value = address.value
            let parts = ["", "", value.street, value.city, value.state, value.postalCode, value.country]
            let code = value.isoCountryCode.isEmpty ? [] : ["X-ABADR:" + Self.escape(value.isoCountryCode)]
            write("ADR", address.label, index == 0, Self.list(parts), code)
        }
        for (index, url) in contact.urlAddresses.enumerated() { write("URL", url.label, index == 0, Self.escape(url.value)) }
        writeOthers(of: contact)
    }

    private mutating func writeNames(of contact: ContactRecord) {
        let parts = [contact.namePrefix, contact.givenName, contact.middleName, contact.familyName, contact.nameSuffix]
        let name = parts.filter { !$0.isEmpty }.joined(separator: " ")
        lines.append("N:" + Self.list([contact.familyName, contact.givenName, contact.middleName, contact.namePrefix, contact.nameSuffix]))
        lines.append("FN:" + Self.escape(name.isEmpty ? contact.organizationName : name))
        let texts = [
            ("NICKNAME", contact.nickname), ("X-MAIDENNAME", contact.previousFamilyName),
            ("X-PHONETIC-FIRST-NAME", contact.phoneticGivenName), ("X-PHONETIC-MIDDLE-NAME", contact.phoneticMiddleName),
            ("X-PHONETIC-LAST-NAME", contact.phoneticFamilyName), ("X-PHONETIC-ORG", contact.phoneticOrganizationName),
            ("TITLE", contact.jobTitle), ("NOTE", contact.note),
        ]
        if !contact.organizationName.isEmpty || !contact.departmentName.isEmpty {
            lines.append("ORG:" + Self.list([contact.organizationName, contact.departmentName]))
        }
        for (name, text) in texts where !text.isEmpty { lines.append(name + ":" + Self.escape(text)) }
    }

    private mutating func writeOthers(of contact: ContactRecord) {
        if let birthday = contact.birthday { lines.append("BDAY" + Self.date(birthday)) }
        for date in contact.dates { write("X-ABDATE", date.label, false, nil, [], Self.date(date.value)) }
        for relation in contact.relations { write("X-ABRELATEDNAMES", relation.label, false, Self.escape(relation.value)) }
        for profile in contact.socialProfiles.map(\.value) {
            let user = profile.username.isEmpty ? "" : ";x-user=" + Self.quote(profile.username)
            lines.append("X-SOCIALPROFILE;type=" + Self.quote(profile.service) + user + ":" + Self.escape(profile.urlString))
        }
        for message in contact.instantMessages {
            let name = message.value.username.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? message.value.username
            let scheme = message.value.service == CNInstantMessageServiceSkype ? "skype:" : "x-apple:"
            write("IMPP;X-SERVICE-TYPE=" + Self.quote(message.value.service), message.label, false, scheme + name)
        }
        if let image = contact.imageData { lines.append("PHOTO;ENCODING=b\(Self.type(of: image)):" + image.base64EncodedString()) }
        if contact.type == .organization { lines.append("X-ABShowAs:COMPANY") }
    }

    // MARK: Lines

    /// Adds a value with its label: as a type where vCards have one for it, otherwise in a line of the same group.
    ///
    /// - Parameters:
    ///   - isPreferred: Whether it is the first of several.
    ///   - others: Further lines of the group.
    ///   - tail: What stands in the place of a colon and the value.
    private mutating func write(
        _ head: String, _ label: String?, _ isPreferred: Bool, _ value: String?, _ others: [String] = [], _ tail: String? = nil
    ) {
        let types = label.flatMap { Self.types[$0] }
        let rest = (types ?? []).map { ";type=" + $0 }.joined() + (isPreferred ? ";type=pref" : "") + (tail ?? ":" + (value ?? ""))
        let labels = types == nil ? label.map { ["X-ABLabel:" + Self.escape($0)] } ?? [] : []
        guard !(labels + others).isEmpty else { return lines.append(head + rest) }
        groups += 1
        for line in [head + rest] + others + labels { lines.append("item\(groups)." + line) }
    }

    private static let types: [String: [String]] = [
        CNLabelHome: ["HOME"], CNLabelWork: ["WORK"], CNLabelOther: ["OTHER"], CNLabelPhoneNumberMobile: ["CELL", "VOICE"],
        CNLabelPhoneNumberiPhone: ["IPHONE", "CELL", "VOICE"], CNLabelPhoneNumberMain: ["MAIN"], CNLabelPhoneNumberPager: ["PAGER"],
        CNLabelPhoneNumberHomeFax: ["HOME", "FAX"], CNLabelPhoneNumberWorkFax: ["WORK", "FAX"],
        CNLabelPhoneNumberOtherFax: ["OTHER", "FAX"],
    ]

    private static func date(_ date: DateComponents) -> String {
        let text = String(format: ":%04d-%02d-%02d", date.year ?? 1604, date.month ?? 1, date.day ?? 1)
        return (date.year == nil ? ";X-APPLE-OMIT-YEAR=1604" : "") + text
    }

    private static func type(of image: Data) -> String {
        image.starts(with: [0xFF, 0xD8])
            ? ";TYPE=JPEG" : image.starts(with: [0x89, 0x50]) ? ";TYPE=PNG" : image.starts(with: [0x47, 0x49]) ? ";TYPE=GIF" : ""
    }

    private static func list(_ parts: [String]) -> String { parts.map(escape).joined(separator: ";") }

    private static func quote(_ text: String) -> String {
        text.contains { ",;:".contains($0) } ? "\"" + text.replacingOccurrences(of: "\"", with: "'") + "\"" : text
    }

    private static func escape(_ text: String) -> String {
        var escaped = ""
        for character in text {
            switch character {
            case "\\", ";", ",": escaped += "\\" + String(character)
            case "\n", "\r\n", "\r": escaped += "\\n"
            default: escaped.append(character)
            }
        }
        return escaped
    }

    /// Breaks a line into ones of at most 75 bytes, between characters.
    private static func fold(_ line: String) -> String {
        guard line.utf8.count > 75 else { return line }
        var folded = "", length = 0
        for scalar in line.unicodeScalars {
            let size = UTF8.width(scalar)
            if length + size > 75 {
                folded += "\r\n "
                length = 1
            }
            folded.unicodeScalars.append(scalar)
            length += size
        }
        return folded
    }
}
