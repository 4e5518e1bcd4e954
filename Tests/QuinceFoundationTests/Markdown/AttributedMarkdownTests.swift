import QuinceFoundation
import Testing

struct AttributedMarkdownTests {
    @Test func markdownBecomesAnAttributedString() throws {
        let text = try NSAttributedString(markdown: "go [there](b.html)", baseURL: URL(string: "https://example.com/a/"))
        #expect(text.string == "go there")
        let link = text.attribute(NSAttributedString.Key("NSLink"), at: 4, effectiveRange: nil) as? URL
        #expect(link?.absoluteString == "https://example.com/a/b.html")
        #expect(try NSAttributedString(markdown: Data("**b**".utf8)).string == "b")
    }
}
