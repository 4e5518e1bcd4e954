import QuinceFoundation

/// Reads vCards of the versions 2.1, 3.0 and 4.0, with Apple's own properties. Source: RFC 2426, RFC 6350.
enum VCardReader {
    /// - Throws: `CNError.vCardMalformed` where there is no card.
    static func records(in data: Data) throws -> [ContactRecord] {
        var records: [ContactRecord] = [], card: [VCardLine]?
        for line in VCardLine.lines(of: utf8(data)).lazy.compactMap({ VCardLine($0) }) {
            switch (line.name, line.value.trimmingCharacters(in: .whitespaces).uppercased()) {
            case ("BEGIN", "VCARD"): card = []
            case ("END", "VCARD"):
                if let card { records.append(record(of: card)) }
                card = nil
            default: card?.append(line)
            }
        }
        guard !records.isEmpty else { throw CNError(.vCardMalformed) }
        return records
    }

    /// The file in UTF-8, without a mark of its order of bytes.
    private static func utf8(_ data: Data) -> Data {
        if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]), let text = String(data: data, encoding: .utf16) {
            return Data(text.utf8)
        }
        return data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data
    }

    private static func record(of card: [VCardLine]) -> ContactRecord {
        var labels: [String: String] = [:], countries: [String: String] = [:]
        for line in card {
            guard let group = line.group else { continue }
            if line.name == "X-ABLABEL" { labels[group] = line.text }
            if line.name == "X-ABADR" { countries[group] = line.text }
        }
        var record = ContactRecord()
        for line in card {
            let property = VCardProperty(
                line: line, groupLabel: line.group.flatMap { labels[$0] }, country: line.group.flatMap { countries[$0] })
            property.apply(to: &record)
        }
        // The name as it is written counts only where there is no other.
        if record.givenName.isEmpty, record.familyName.isEmpty, record.organizationName.isEmpty,
            let name = card.first(where: { $0.name == "FN" })
        {
            record.givenName = name.text
        }
        return record
    }
}

/// A line of a card with what others of its group say of it.
private struct VCardProperty {
    let line: VCardLine
    /// The label that the group gives.
    let groupLabel: String?
    /// The country of an address, as ISO 3166 has it.
    let country: String?

    private var label: String? {
        if let groupLabel { return groupLabel }
        let types = line.types
        if types.contains("FAX") {
            return types.contains("HOME")
                ? CNLabelPhoneNumberHomeFax : types.contains("WORK") ? CNLabelPhoneNumberWorkFax : CNLabelPhoneNumberOtherFax
        }
        let labels = [
            ("IPHONE", CNLabelPhoneNumberiPhone), ("APPLEWATCH", CNLabelPhoneNumberAppleWatch), ("CELL", CNLabelPhoneNumberMobile),
            ("MAIN", CNLabelPhoneNumberMain), ("PAGER", CNLabelPhoneNumberPager), ("HOME", CNLabelHome), ("WORK", CNLabelWork),
            ("SCHOOL", CNLabelSchool), ("OTHER", CNLabelOther),
        ]
        return labels.first { types.contains($0.0) }?.1
    }

    private func labeled<Value>(_ value: Value, _ other: String? = nil) -> Labeled<Value> { Labeled(label: label ?? other, value: value) }

    /// A text without the scheme of an address.
    private func text(without scheme: String) -> String {
        line.text.lowercased().hasPrefix(scheme) ? String(line.text.dropFirst(scheme.count)) : line.text
    }

    func apply(to contact: inout ContactRecord) {
        switch line.name {
        case "N":
            (contact.familyName, contact.givenName, contact.middleName) = (line.component(0), line.component(1), line.component(2))
            (contact.namePrefix, contact.nameSuffix) = (line.component(3), line.component(4))
        case "NICKNAME": contact.nickname = line.text
        case "X-MAIDENNAME": contact.previousFamilyName = line.text
        case "X-PHONETIC-FIRST-NAME": contact.phoneticGivenName = line.text
        case "X-PHONETIC-MIDDLE-NAME": contact.phoneticMiddleName = line.text
        case "X-PHONETIC-LAST-NAME": contact.phoneticFamilyName = line.text
        case "X-PHONETIC-ORG": contact.phoneticOrganizationName = line.text
        case "ORG": (contact.organizationName, contact.departmentName) = (line.component(0), line.component(1))
        case "TITLE": contact.jobTitle = line.text
        case "NOTE": contact.note = line.text
        case "X-ABSHOWAS": contact.type = line.value.uppercased() == "COMPANY" ? .organization : .person
        case "KIND", "X-ADDRESSBOOKSERVER-KIND": if line.value.lowercased() == "org" { contact.type = .organization }
        case "PHOTO": contact.imageData = photo ?? contact.imageData
        case "BDAY": contact.birthday = date(line)
        default: applyList(to: &contact)
        }
    }

    private func applyList(to contact: inout ContactRecord) {
        switch line.name {
        case "TEL": contact.phoneNumbers.append(labeled(text(without: "tel:")))
        case "EMAIL": contact.emailAddresses.append(labeled(text(without: "mailto:")))
        case "URL": contact.urlAddresses.append(labeled(line.text, CNLabelURLAddressHomePage))
        case "ADR": contact.postalAddresses.append(labeled(address))
        case "ANNIVERSARY": if let date = date(line) { contact.dates.append(labeled(date, CNLabelDateAnniversary)) }
        case "X-ABDATE": if let date = date(line) { contact.dates.append(labeled(date, CNLabelOther)) }
        case "X-ABRELATEDNAMES": contact.relations.append(labeled(line.text))
        case "RELATED":
            if line.parameter("VALUE")?.lowercased() == "text" { contact.relations.append(Labeled(label: relation, value: line.text)) }
        case "X-SOCIALPROFILE": contact.socialProfiles.append(Labeled(label: groupLabel, value: profile))
        case "IMPP": if let message { contact.instantMessages.append(labeled(message)) }
        default: break
        }
    }

    // MARK: Values

    private var address: PostalRecord {
        // Post office box and extended address stand before the street.
        let street = [line.component(0), line.component(1), line.component(2)].filter { !$0.isEmpty }.joined(separator: "\n")
        return PostalRecord(
            street: street, city: line.component(3), state: line.component(4), postalCode: line.component(5), country: line.component(6),
            isoCountryCode: country ?? "")
    }

    private var relation: String? {
        let labels = [
            "SPOUSE": CNLabelContactRelationSpouse, "CHILD": CNLabelContactRelationChild, "PARENT": CNLabelContactRelationParent,
            "FRIEND": CNLabelContactRelationFriend,
        ]
        return groupLabel ?? line.types.lazy.compactMap { labels[$0] }.first ?? CNLabelOther
    }

    private var profile: ProfileRecord {
        let service = line.parameters["TYPE"]?.first { !["PREF", "HOME", "WORK"].contains($0.uppercased()) } ?? ""
        let services = [
            CNSocialProfileServiceTwitter, CNSocialProfileServiceFacebook, CNSocialProfileServiceFlickr, CNSocialProfileServiceLinkedIn,
        ]
        return ProfileRecord(
            urlString: line.text, username: line.parameter("X-USER") ?? "", userIdentifier: line.parameter("X-USERID") ?? "",
            service: services.first { $0.lowercased() == service.lowercased() } ?? service)
    }

    private var message: InstantMessageRecord? {
        guard let colon = line.text.firstIndex(of: ":") else { return nil }
        let service = line.parameter("X-SERVICE-TYPE") ?? String(line.text[..<colon])
        let name = String(line.text[line.text.index(after: colon)...])
        return InstantMessageRecord(username: name.removingPercentEncoding ?? name, service: service)
    }

    private var photo: Data? {
        if let comma = line.value.firstIndex(of: ","), line.value.lowercased().hasPrefix("data:") {
            return Data(base64Encoded: String(line.value[line.value.index(after: comma)...]), options: .ignoreUnknownCharacters)
        }
        let encoding = line.parameter("ENCODING")?.uppercased()
        guard encoding == "B" || encoding == "BASE64" else { return nil }
        return Data(base64Encoded: line.value, options: .ignoreUnknownCharacters)
    }

    /// A date as `1990-04-05`, `19900405` or, without a year, `--0405`; Apple's year for dates without one is 1604.
    private func date(_ line: VCardLine) -> DateComponents? {
        let text = line.value.prefix { $0 != "T" }
        let digits = text.filter(\.isNumber)
        guard let number = Int(digits) else { return nil }
        if text.hasPrefix("--"), digits.count == 4 { return DateComponents(month: number / 100, day: number % 100) }
        guard digits.count == 8 else { return nil }
        let year = number / 10000
        var components = DateComponents(month: number / 100 % 100, day: number % 100)
        if year != 1604, line.parameter("X-APPLE-OMIT-YEAR") != "\(year)" { components.year = year }
        return components
    }
}
