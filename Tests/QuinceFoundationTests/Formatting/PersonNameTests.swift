import QuinceFoundation
import Testing

struct PersonNameTests {
    private func name(_ given: String?, _ family: String?) -> PersonNameComponents {
        var name = PersonNameComponents()
        (name.givenName, name.familyName) = (given, family)
        return name
    }

    @Test func stylesChooseTheParts() {
        var full = name("Nora", "Quist")
        (full.namePrefix, full.middleName, full.nameSuffix) = ("Dr.", "B.", "Jr.")
        let style = PersonNameComponents.FormatStyle(locale: Locale(identifier: "en_US"))
        func text(_ kind: PersonNameComponents.FormatStyle.Style) -> String {
            var style = style
            style.style = kind
            return full.formatted(style)
        }
        #expect(text(.medium) == "Nora Quist")
        #expect(text(.long) == "Dr. Nora B. Quist Jr.")
        #expect(text(.short) == "Nora")
        #expect(text(.abbreviated) == "NQ")
        full.nickname = "Noz"
        #expect(text(.short) == "Noz")
        #expect(PersonNameComponentsFormatter.localizedString(from: full, style: .abbreviated, options: []) == "NQ")
        #expect(PersonNameComponentsFormatter().string(from: PersonNameComponents()) == "")
    }

    @Test func eastAsianNamesBeginWithTheFamily() {
        let formatter = PersonNameComponentsFormatter()
        formatter.locale = Locale(identifier: "zh_CN")
        #expect(formatter.string(from: name("太郎", "山田")) == "山田太郎")
        formatter.locale = Locale(identifier: "en_US")
        #expect(formatter.string(from: name("철수", "김")) == "김철수")
    }

    @Test(
        arguments: [
            ("Nora Quist", "Nora", "Quist"), ("Quist, Nora", "Nora", "Quist"), ("Vincent van Gogh", "Vincent", "van Gogh"),
            ("Dr. Nora B. Quist, PhD", "Nora", "Quist"), ("Nora", "Nora", nil),
        ] as [(String, String?, String?)])
    func namesAreRead(text: String, given: String?, family: String?) throws {
        let name = try PersonNameComponents(text)
        #expect(name.givenName == given)
        #expect(name.familyName == family)
    }

    @Test func prefixesAndSuffixesAreTold() throws {
        let name = try #require(PersonNameComponentsFormatter().personNameComponents(from: "Dr. Nora B. Quist, PhD"))
        #expect(name.namePrefix == "Dr.")
        #expect(name.middleName == "B.")
        #expect(name.nameSuffix == "PhD")
        #expect(PersonNameComponentsFormatter().personNameComponents(from: " , ") == nil)
        #expect(throws: CocoaError.self) { try PersonNameComponents("", strategy: .name) }
    }
}
