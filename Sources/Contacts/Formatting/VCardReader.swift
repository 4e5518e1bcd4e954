import QuinceFoundation

/// Reads vCards of the versions 2.1, 3.0 and 4.0. Source: RFC 2426, RFC 6350.
enum VCardReader {
    /// - Throws: `CNError.vCardMalformed` where there is no card.
    static func records(in text: String) throws -> [ContactRecord] {
        var records: [ContactRecord] = [], current: ContactRecord?
        for line in unfolded(text) {
            guard let property = Property(line) else { continue }
            switch (property.name, property.value.uppercased()) {
            case ("BEGIN", "VCARD"): current = ContactRecord()
            case ("END", "VCARD"):
                if let current { records.append(current) }
                current = nil
            default: if current != nil { property.apply(to: &current!) }
            }
        }
        guard !records.isEmpty else { throw CNError(.vCardMalformed) }
        return records
    }

    /// Lines that go on after a break begin with a blank.
    private static func unfolded(_ text: String) -> [String] {
        var lines: [String] = []
        for line in text.replacingOccurrences(of: "\r\n", with: "\n").replacingOccurrences(of: "\r", with: "\n").components(
            separatedBy: "\n")
        {
            if let first = line.first, first == " " || first == "\t", !lines.isEmpty {
                lines[lines.count - 1] += line.dropFirst()
            } else if !line.isEmpty {
                lines.append(line)
            }
        }
        return lines
    }

    private struct Property {
        let name: String
        let types: [String]
        let value: String

        init?(_ line: String) {
            guard let colon = line.firstIndex(of: ":") else { return nil }
            let head = line[..<colon].split(separator: ";").map(String.init)
            guard let full = head.first else { return nil }
            // A group may stand before the name: item1.TEL.
            name = (full.split(separator: ".").last.map(String.init) ?? full).uppercased()
            types = head.dropFirst().flatMap { parameter -> [String] in
                let parts = parameter.split(separator: "=", maxSplits: 1).map(String.init)
                guard parts.count == 2 else { return [parameter.uppercased()] }
                return parts[0].uppercased() == "TYPE" ? parts[1].uppercased().split(separator: ",").map(String.init) : []
            }
            value = String(line[line.index(after: colon)...])
        }

        private var parts: [String] {
            var parts = [""], isEscaped = false
            for character in value {
                if isEscaped {
                    parts[parts.count - 1].append(character == "n" || character == "N" ? "\n" : character)
                    isEscaped = false
                } else if character == "\\" {
                    isEscaped = true
                } else if character == ";" {
                    parts.append("")
                } else {
                    parts[parts.count - 1].append(character)
                }
            }
            return parts
        }

        private func part(_ index: Int) -> String { parts.indices.contains(index) ? parts[index] : "" }
        private var text: String { parts.joined(separator: ";") }

        private var label: String? {
            if types.contains("IPHONE") { return CNLabelPhoneNumberiPhone }
            if types.contains("CELL") { return CNLabelPhoneNumberMobile }
            if types.contains("MAIN") { return CNLabelPhoneNumberMain }
            if types.contains("PAGER") { return CNLabelPhoneNumberPager }
            if types.contains("HOME") { return CNLabelHome }
            if types.contains("WORK") { return CNLabelWork }
            return name == "EMAIL" || types.isEmpty ? nil : CNLabelOther
        }

        func apply(to contact: inout ContactRecord) {
            switch name {
            case "N":
                (contact.familyName, contact.givenName, contact.middleName) = (part(0), part(1), part(2))
                (contact.namePrefix, contact.nameSuffix) = (part(3), part(4))
            case "FN":
                if contact.givenName.isEmpty, contact.familyName.isEmpty, contact.organizationName.isEmpty { contact.givenName = text }
            case "NICKNAME": contact.nickname = text
            case "ORG": (contact.organizationName, contact.departmentName) = (part(0), part(1))
            case "TITLE": contact.jobTitle = text
            case "NOTE": contact.note = text
            case "TEL": contact.phoneNumbers.append(Labeled(label: label, value: text.replacingOccurrences(of: "tel:", with: "")))
            case "EMAIL": contact.emailAddresses.append(Labeled(label: label, value: text))
            case "URL": contact.urlAddresses.append(Labeled(label: label ?? CNLabelURLAddressHomePage, value: text))
            case "ADR":
                let record = PostalRecord(street: part(2), city: part(3), state: part(4), postalCode: part(5), country: part(6))
                contact.postalAddresses.append(Labeled(label: label, value: record))
            case "BDAY": contact.birthday = birthday
            case "PHOTO": contact.imageData = Data(base64Encoded: value, options: .ignoreUnknownCharacters)
            case "X-ABSHOWAS": contact.type = value.uppercased() == "COMPANY" ? .organization : .person
            default: break
            }
        }

        private var birthday: DateComponents? {
            let digits = value.prefix(10).filter(\.isNumber)
            guard digits.count == 8, let number = Int(digits) else { return nil }
            let year = number / 10000
            var components = DateComponents(month: number / 100 % 100, day: number % 100)
            // Apple's year for birthdays without one.
            if year != 1604 { components.year = year }
            return components
        }
    }
}
