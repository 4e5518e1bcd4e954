import QuinceFoundation
import Testing

@testable import Contacts

/// vCards as other programs and devices write them.
struct VCardTests {
    private func read(_ lines: String...) throws -> CNContact {
        let text = (["BEGIN:VCARD"] + lines + ["END:VCARD"]).joined(separator: "\r\n") + "\r\n"
        return try #require(try CNContactVCardSerialization.contacts(with: Data(text.utf8)).first)
    }

    private func text(_ contact: CNContact) throws -> String {
        String(decoding: try CNContactVCardSerialization.data(with: [contact]), as: UTF8.self)
    }

    @Test func escapesAreRead() throws {
        let contact = try read(
            "VERSION:3.0", #"N:O\;Neil\, Jr.;Ann\\;;;"#, #"ORG:Birds\; Bees\, Inc.;R\;D"#, #"NOTE:one\ntwo\Nthree\, four"#,
            #"ADR;TYPE=home:;;1\, Main St.\nFloor 2;Berlin\;Mitte;;10115;Germany"#)
        #expect(contact.familyName == "O;Neil, Jr.")
        #expect(contact.givenName == #"Ann\"#)
        #expect(contact.organizationName == "Birds; Bees, Inc.")
        #expect(contact.departmentName == "R;D")
        #expect(contact.note == "one\ntwo\nthree, four")
        #expect(contact.postalAddresses.first?.value.street == "1, Main St.\nFloor 2")
        #expect(contact.postalAddresses.first?.value.city == "Berlin;Mitte")
    }

    @Test func foldsMayStandWithinACharacter() throws {
        var bytes = Data("BEGIN:VCARD\nVERSION:3.0\nN:M".utf8)
        let umlaut = Array("ü".utf8)
        bytes += [umlaut[0], 0x0A, 0x20, umlaut[1]] + Data("ller;A\n\tnn;;;\nEND:VCARD\n".utf8)
        let contact = try #require(try CNContactVCardSerialization.contacts(with: bytes).first)
        #expect(contact.familyName == "Müller")
        #expect(contact.givenName == "Ann")
    }

    @Test func groupsGiveLabels() throws {
        let contact = try read(
            "VERSION:3.0", "N:A;;;;", "item1.TEL:1", "item1.X-ABLabel:Boat", "item2.URL;type=pref:http://example.com",
            "item2.X-ABLabel:_$!<HomePage>!$_", "item3.ADR;type=WORK:;;Street;Town;;1;", "item3.X-ABADR:de",
            "item4.X-ABDATE:2001-02-03", "item4.X-ABLabel:_$!<Anniversary>!$_", "item5.X-ABRELATEDNAMES:Bob",
            "item5.X-ABLabel:_$!<Friend>!$_")
        #expect(contact.phoneNumbers.first?.label == "Boat")
        #expect(contact.urlAddresses.first?.label == CNLabelURLAddressHomePage)
        #expect(contact.urlAddresses.first?.value == "http://example.com")
        #expect(contact.postalAddresses.first?.value.isoCountryCode == "de")
        #expect(contact.dates.first?.label == CNLabelDateAnniversary)
        #expect(contact.dates.first?.value.day == 3)
        #expect(contact.contactRelations.first?.value.name == "Bob")
        #expect(contact.contactRelations.first?.label == CNLabelContactRelationFriend)
    }

    @Test(arguments: [
        ("TEL;type=IPHONE;type=CELL;type=VOICE;type=pref:1", CNLabelPhoneNumberiPhone), ("TEL;TYPE=\"work,voice\":1", CNLabelWork),
        ("TEL;TYPE=HOME,FAX:1", CNLabelPhoneNumberHomeFax), ("TEL;WORK;FAX:1", CNLabelPhoneNumberWorkFax),
        ("TEL;CELL:1", CNLabelPhoneNumberMobile), ("TEL;TYPE=pager:1", CNLabelPhoneNumberPager), ("TEL:1", nil), ("TEL;TYPE=pref:1", nil),
        ("TEL;VALUE=uri;TYPE=cell:tel:1", CNLabelPhoneNumberMobile),
    ]) func typesAreLabels(line: String, label: String?) throws {
        let number = try #require(try read("VERSION:3.0", "N:A;;;;", line).phoneNumbers.first)
        #expect(number.label == label)
        #expect(number.value.stringValue == "1")
    }

    @Test func parametersAreQuoted() throws {
        let contact = try read("VERSION:4.0", "N:A;;;;", #"ADR;LABEL="A: B; C";TYPE=work:;;Street;Town;;1;Land"#)
        #expect(contact.postalAddresses.first?.value.street == "Street")
        #expect(contact.postalAddresses.first?.label == CNLabelWork)
    }

    @Test func photosOfAllVersionsAreRead() throws {
        let picture = Data((0...120).map { UInt8($0) }), base64 = picture.base64EncodedString()
        let folded = base64.prefix(60) + "\r\n " + base64.dropFirst(60)
        #expect(try read("VERSION:3.0", "N:A;;;;", "PHOTO;ENCODING=b;TYPE=JPEG:\(folded)").imageData == picture)
        #expect(try read("VERSION:2.1", "N:A;;;;", "PHOTO;JPEG;BASE64:\r\n \(folded)", "").imageData == picture)
        #expect(try read("VERSION:4.0", "N:A;;;;", "PHOTO:data:image/jpeg;base64,\(base64)").imageData == picture)
        #expect(try read("VERSION:4.0", "N:A;;;;", "PHOTO:http://example.com/a.jpg").imageData == nil)
    }

    @Test(arguments: [
        ("BDAY:1990-04-05", 1990), ("BDAY:19900405", 1990), ("BDAY;VALUE=date:1990-04-05T00:00:00Z", 1990), ("BDAY:--0405", nil),
        ("BDAY;X-APPLE-OMIT-YEAR=1604:1604-04-05", nil),
    ]) func birthdaysAreRead(line: String, year: Int?) throws {
        let birthday = try #require(try read("VERSION:4.0", "N:A;;;;", line).birthday)
        #expect(birthday.year == year)
        #expect(birthday.month == 4)
        #expect(birthday.day == 5)
    }

    @Test func versionTwoIsQuotedPrintable() throws {
        let contact = try read(
            "VERSION:2.1", "N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;Ann;;;", "NOTE;ENCODING=QUOTED-PRINTABLE:long =", "line")
        #expect(contact.familyName == "Müller")
        #expect(contact.note == "long line")
    }

    @Test func versionFourIsRead() throws {
        let contact = try read(
            "VERSION:4.0", "FN:Birds Inc.", "KIND:org", "ORG:Birds Inc.", "EMAIL;PREF=1:a@example.com", "ANNIVERSARY:20010203",
            "RELATED;TYPE=spouse;VALUE=text:Bob", "IMPP;X-SERVICE-TYPE=Skype;TYPE=home:skype:bird",
            "X-SOCIALPROFILE;type=twitter;x-user=bird:http://twitter.com/bird")
        #expect(contact.contactType == .organization)
        #expect(contact.givenName == "")
        #expect(contact.emailAddresses.first?.value == "a@example.com")
        #expect(contact.dates.first?.value.year == 2001)
        #expect(contact.contactRelations.first?.label == CNLabelContactRelationSpouse)
        #expect(contact.instantMessageAddresses.first?.value.username == "bird")
        #expect(contact.socialProfiles.first?.value.service == CNSocialProfileServiceTwitter)
        #expect(contact.socialProfiles.first?.value.username == "bird")
    }

    @Test func filesInUTF16AreRead() throws {
        let data = try #require("BEGIN:VCARD\r\nVERSION:3.0\r\nN:Жуков;;;;\r\nEND:VCARD\r\n".data(using: .utf16))
        #expect(try CNContactVCardSerialization.contacts(with: data).first?.familyName == "Жуков")
    }

    @Test func severalCardsAreRead() throws {
        let card = "BEGIN:VCARD\nVERSION:3.0\nFN:A B\nEND:VCARD\n"
        #expect(try CNContactVCardSerialization.contacts(with: Data((card + card).utf8)).map(\.givenName) == ["A B", "A B"])
    }

    @Test func everythingComesBack() throws {
        let contact = makeContact("Anna-Sophie", "Müller; von, Thurn", emails: ["a@example.com", "b@example.com"], phones: ["+49 1", "2"])
        (contact.nickname, contact.jobTitle, contact.note) = (
            "An,na", "Chief; Bird", "one\ntwo \\ three " + String(repeating: "ü", count: 90)
        )
        (contact.previousFamilyName, contact.phoneticGivenName, contact.organizationName) = ("Maier", "Ana", "Birds, Inc.")
        contact.phoneNumbers += [
            CNLabeledValue(label: CNLabelPhoneNumberWorkFax, value: CNPhoneNumber(stringValue: "3")),
            CNLabeledValue(label: "Boat; big", value: CNPhoneNumber(stringValue: "4")),
        ]
        contact.urlAddresses = [CNLabeledValue(label: CNLabelURLAddressHomePage, value: "http://example.com/a;b,c")]
        let address = CNMutablePostalAddress()
        (address.street, address.city, address.country, address.isoCountryCode) = ("1\nTop", "Wien", "Österreich", "at")
        contact.postalAddresses = [CNLabeledValue(label: CNLabelSchool, value: address)]
        contact.birthday = DateComponents(month: 2, day: 29)
        contact.dates = [
            CNLabeledValue(label: CNLabelDateAnniversary, value: DateComponents(year: 2001, month: 2, day: 3) as NSDateComponents)
        ]
        contact.contactRelations = [CNLabeledValue(label: CNLabelContactRelationFriend, value: CNContactRelation(name: "Bob"))]
        contact.imageData = Data([0xFF, 0xD8] + (0...200).map { UInt8($0) })
        let text = try text(contact)
        #expect(text.components(separatedBy: "\r\n").allSatisfy { $0.utf8.count <= 75 })
        #expect(text.hasSuffix("END:VCARD\r\n"))
        var back = try #require(try CNContactVCardSerialization.contacts(with: Data(text.utf8)).first).record
        let old = contact.record
        #expect(back.phoneNumbers.map(\.label) == old.phoneNumbers.map(\.label))
        // The identifiers of contact and values are new.
        back.identifier = old.identifier
        func renamed<Value>(_ values: [Labeled<Value>], _ as: [Labeled<Value>]) -> [Labeled<Value>] {
            zip(values, `as`).map { Labeled(identifier: $1.identifier, label: $0.label, value: $0.value) }
        }
        back.phoneNumbers = renamed(back.phoneNumbers, old.phoneNumbers)
        back.emailAddresses = renamed(back.emailAddresses, old.emailAddresses)
        back.urlAddresses = renamed(back.urlAddresses, old.urlAddresses)
        back.postalAddresses = renamed(back.postalAddresses, old.postalAddresses)
        back.dates = renamed(back.dates, old.dates)
        back.relations = renamed(back.relations, old.relations)
        #expect(back == old)
    }
}
