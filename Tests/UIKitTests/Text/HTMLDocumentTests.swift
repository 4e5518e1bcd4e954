import Testing

@testable import UIKit

/// HTML documents that become attributed text, and the other way.
struct HTMLDocumentTests {
    private func read(_ html: String, _ options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:]) throws -> NSAttributedString {
        var options = options
        options[.documentType] = NSAttributedString.DocumentType.html
        return try NSAttributedString(data: Data(html.utf8), options: options, documentAttributes: nil)
    }

    private func value<Value>(_ key: NSAttributedString.Key, of word: String, in text: NSAttributedString) -> Value? {
        let range = (text.string as NSString).range(of: word)
        return range.location == NSNotFound ? nil : text.attribute(key, at: range.location, effectiveRange: nil) as? Value
    }

    private func font(_ word: String, _ text: NSAttributedString) -> UIFont? { value(.font, of: word, in: text) }

    @Test func paragraphsAreLinesAndBlanksAreOne() throws {
        #expect(try read("<p>Hello\n   <b>big</b>  world</p><p>Next</p>").string == "Hello big world\nNext\n")
        #expect(try read("plain <i>text</i>").string == "plain text")
        #expect(try read("<div>a</div><div>b</div>").string == "a\nb")
        #expect(try read("a &amp; b &lt;c&gt; &eacute;<br>d").string == "a & b <c> é\u{2028}d")
        #expect(try read("").string == "")
        #expect(try read("<p>unclosed <b>and <i>crossed</b> tags</i>").string == "unclosed and crossed tags\n")
    }

    @Test func elementsGiveFontsLinksAndLines() throws {
        let text = try read("<h1>Head</h1><p><b>bold</b> <em>italic</em> <u>under</u> <s>struck</s> <a href='https://a.b/c'>link</a></p>")
        #expect(font("Head", text)?.pointSize == 24)
        #expect(font("Head", text)?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
        #expect(font("bold", text)?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
        #expect(font("italic", text)?.fontDescriptor.symbolicTraits.contains(.traitItalic) == true)
        #expect(font("italic", text)?.pointSize == 12)
        #expect(value(.underlineStyle, of: "under", in: text) == 1)
        #expect(value(.strikethroughStyle, of: "struck", in: text) == 1)
        #expect(value(.link, of: "link", in: text) == URL(string: "https://a.b/c"))
        // The blank before a word is of the text around it.
        #expect(text.attribute(.underlineStyle, at: (text.string as NSString).range(of: "under").location - 1, effectiveRange: nil) == nil)
    }

    @Test func styleSheetsCascade() throws {
        let text = try read(
            """
            <style>/* a note */ body { font-size: 18px; color: #123456 } .big, p.note { font-size: 150%; } #one { color: rgb(255, 0, 0) }
            @media print { p { color: blue } } div p { text-align: center }</style>
            <div><p>plain</p><p class="note">note</p><p id="one" style="font-weight: 700; background-color: yellow">one</p></div>
            """)
        #expect(font("plain", text)?.pointSize == 18)
        #expect(
            value(.foregroundColor, of: "plain", in: text) == UIColor(red: 0x12 / 255.0, green: 0x34 / 255.0, blue: 0x56 / 255.0, alpha: 1))
        #expect(font("note", text)?.pointSize == 27)
        #expect(value(.foregroundColor, of: "one", in: text) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(value(.backgroundColor, of: "one", in: text) == UIColor(red: 1, green: 1, blue: 0, alpha: 1))
        #expect(font("one", text)?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
        #expect((value(.paragraphStyle, of: "plain", in: text) as NSParagraphStyle?)?.alignment == .center)
    }

    @Test func listsHaveTheirMarkersAsText() throws {
        let text = try read("<ul><li>a</li><li>b<ol start=3><li>c</li><li>d</li></ol></li></ul><p>e</p>")
        #expect(text.string == "\t•\ta\n\t•\tb\n\t3.\tc\n\t4.\td\ne\n")
        #expect((value(.paragraphStyle, of: "d", in: text) as NSParagraphStyle?)?.textLists.count == 2)
        #expect((value(.paragraphStyle, of: "e", in: text) as NSParagraphStyle?)?.textLists.isEmpty == true)
    }

    @Test func scriptsAndTitlesAreNoText() throws {
        let text = try read(
            "<html><head><title>T</title><script>var a = '<p>';</script></head><body>b<span style='display:none'>c</span></body></html>")
        #expect(text.string == "b")
    }

    @Test func encodingsAreThoseOfTheOptions() throws {
        let data = try #require("<p>né</p>".data(using: .isoLatin1))
        let text = try NSAttributedString(
            data: data,
            options: [
                .documentType: NSAttributedString.DocumentType.html,
                .characterEncoding: NSNumber(value: String.Encoding.isoLatin1.rawValue),
            ], documentAttributes: nil)
        #expect(text.string == "né\n")
        #expect(throws: CocoaError.self) {
            try NSAttributedString(data: Data(), options: [.documentType: NSAttributedString.DocumentType.rtf], documentAttributes: nil)
        }
    }

    @Test func deepNestingIsRead() throws {
        let text = try read(String(repeating: "<div><b>", count: 5000) + "deep")
        #expect(text.string.hasSuffix("deep") || text.string.isEmpty)
    }

    @Test func whatIsWrittenIsReadAgain() throws {
        let text = NSMutableAttributedString(string: "One <two>\nThree", attributes: [.font: UIFont.boldSystemFont(ofSize: 15)])
        text.addAttributes([.foregroundColor: UIColor.red, .underlineStyle: 1], range: NSRange(location: 0, length: 3))
        let data = try text.data(
            from: NSRange(location: 0, length: text.length), documentAttributes: [.documentType: NSAttributedString.DocumentType.html])
        let back = try NSAttributedString(data: data, options: [:], documentAttributes: nil)
        #expect(back.string == "One <two>\nThree\n")
        #expect(font("Three", back)?.pointSize == 15)
        #expect(font("Three", back)?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
        #expect(value(.underlineStyle, of: "One", in: back) == 1)
    }
}
