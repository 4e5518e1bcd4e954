/// Texts to type into a field: a plausible one first, then such as apps often do not expect.
enum HostileTexts {
    struct Sample: Equatable {
        var title: String
        var text: String
    }

    static func texts(for item: ScreenItem) -> [Sample] {
        [plausible(item)] + [
            Sample(title: "nothing", text: ""), Sample(title: "a negative number", text: "-1"),
            Sample(title: "a very long text", text: String(repeating: "Lorem ipsum dolor ", count: 24)),
            Sample(title: "text from right to left", text: "مرحبا بالعالم"), Sample(title: "an emoji", text: "👩‍👩‍👧‍👦é'\"<%@"),
            Sample(title: "a huge number", text: "99999999999999999999"),
        ]
    }

    private static let samples: [(words: [String], text: String)] = [
        (["mail"], "ada@example.com"), (["phone", "tel"], "+1 555 0100"), (["password", "pin", "code"], "Secret123"),
        (["url", "web", "link"], "https://example.com"), (["date", "birth"], "2024-01-09"), (["search"], "a"),
        (["age", "amount", "number", "price", "count", "year", "quantity"], "42"), (["city", "place"], "London"),
    ]

    private static func plausible(_ item: ScreenItem) -> Sample {
        let hint = "\(item.name) \(item.identifier ?? "")".lowercased()
        let text = samples.first { $0.words.contains(where: hint.contains) }?.text ?? (item.role == "textView" ? "Some words" : "Ada")
        return Sample(title: "“\(text)”", text: text)
    }
}
