import CXML2
import DamageSupport
import Foundation
import Testing

@testable import FileFormats

struct XMLReaderTests {
    private func events(_ xml: String) throws -> [XMLReader.Event] {
        let reader = try XMLReader(Data(xml.utf8))
        var events: [XMLReader.Event] = []
        while let event = try reader.next() { events.append(event) }
        return events
    }

    private func error(_ xml: String) -> FormatError? {
        do {
            _ = try events(xml)
            return nil
        } catch { return error as? FormatError }
    }

    @Test func eventsFollowTheDocument() throws {
        let xml = """
            <?xml version="1.0" encoding="UTF-8"?><!-- a comment -->
            <a x="1 &lt; 2" y='ü'>
            <b/>text &amp; <![CDATA[<more>]]></a>
            """
        #expect(
            try events(xml) == [
                .start(name: "a", attributes: ["x": "1 < 2", "y": "ü"], line: 2), .text("\n"), .start(name: "b", attributes: [:], line: 3),
                .end(name: "b"), .text("text & "), .text("<more>"), .end(name: "a"),
            ])
    }

    @Test func encodingsAreThoseOfTheDocument() throws {
        let text = "<?xml version=\"1.0\" encoding=\"UTF-16\"?><a b=\"ü€\"/>"
        let reader = try XMLReader(try #require(text.data(using: .utf16)))
        #expect(try reader.next() == .start(name: "a", attributes: ["b": "ü€"], line: 1))
    }

    @Test(arguments: [
        ("<a>\n<b>\n</a>", 3, "Opening and ending tag mismatch: b line 2 and a"), ("<a>\n<b/>\n<c>\n", 3, "the file ends within <c>"),
        ("<a\n<<<<<<< HEAD\n/>", 2, "error parsing attribute name"), ("<a>&unknown;</a>", 1, "Entity 'unknown' not defined"),
        ("", 1, "the file is empty"),
        ("plain", 1, "Document is empty"), ("<a/><b/>", 1, "Extra content at the end of the document"),
    ])
    func errorsHaveLineAndCause(xml: String, line: Int, message: String) {
        #expect(error(xml) == FormatError(line: line, message: message))
    }

    /// libxml2 itself says nothing: its words would stand on the standard error of the tool, without the file's name.
    @Test(arguments: [
        ("<?xml version=\"1.0\" encoding=\"EUC-JP\"?>\n<a>\n\u{FF}</a>", 2, "no text in the encoding"),
        ("<?xml version=\"1.0\" encoding=\"ISO-2022-JP\"?>\n<a>\n\u{FF}</a>", 2, "no text in the encoding"),
        ("<?xml version=\"1.0\" encoding=\"UTF-9\"?>\n<a/>", 1, "Unsupported encoding UTF-9"),
        ("<?xml version=\"1.0\" encoding=\"UTF-16\"?>\n<a/>", 1, "labelled UTF-16"), ("<a>\u{FF}</a>", 1, "not proper UTF-8"),
    ])
    func wrongEncodingsAreErrorsWithALine(document: String, line: Int, message: String) throws {
        let bytes = Data(document.unicodeScalars.map { UInt8($0.value) })
        let words = FileManager.default.temporaryDirectory.appendingPathComponent("XMLReaderTests-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: words) }
        let stream = try #require(fopen(words.path, "w"))
        // In this thread libxml2 prints there instead.
        xmlSetGenericErrorFunc(UnsafeMutableRawPointer(stream), nil)
        defer { xmlSetGenericErrorFunc(nil, nil) }
        let error = #expect(throws: FormatError.self) {
            let reader = try XMLReader(bytes)
            while try reader.next() != nil {}
        }
        fclose(stream)
        #expect(error?.line == line, "\(error.map { "\($0)" } ?? "read")")
        #expect(error?.message.contains(message) == true, "\(error.map { "\($0)" } ?? "read")")
        #expect(try String(contentsOf: words, encoding: .utf8) == "")
    }

    /// Entities could read other files, or stand for gigabytes.
    @Test func entitiesAreRefused() throws {
        let folder = FileManager.default.temporaryDirectory
        let secret = folder.appendingPathComponent("XMLReaderTests-\(UUID().uuidString)")
        try Data("secret".utf8).write(to: secret)
        defer { try? FileManager.default.removeItem(at: secret) }
        let refusal = FormatError(line: 1, message: "declares entities or elements of its own")
        #expect(error("<!DOCTYPE a [<!ENTITY e SYSTEM \"file://\(secret.path)\">]><a b=\"\">&e;</a>")?.message == refusal.message)
        let laughs = (1...40).map { "<!ENTITY l\($0) \"&l\($0 - 1);&l\($0 - 1);\">" }.joined()
        // Short ones are refused with their declarations; libxml2 itself stops at long ones.
        #expect(error("<!DOCTYPE a [<!ENTITY l0 \"ha\">]><a>&l0;</a>")?.message == refusal.message)
        for use in ["<a>&l40;</a>", "<a b=\"&l40;\"/>"] { #expect(error("<!DOCTYPE a [<!ENTITY l0 \"ha\">\(laughs)]>\(use)") != nil) }
        let parameters = "<!DOCTYPE a [<!ENTITY % p SYSTEM \"file://\(secret.path)\">%p;]><a/>"
        #expect(error(parameters)?.message == refusal.message)
        // What property lists say names a document elsewhere, which nobody fetches.
        #expect(
            error("<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\"><a/>") == nil)
    }

    @Test func nestingIsLimited() {
        let message = error(String(repeating: "<a>", count: 100_000))?.message
        #expect(message?.hasPrefix("Excessive depth in document") == true)
    }

    @Test func linesBeyondSixteenBits() throws {
        let events = try events("<a>" + String(repeating: "\n", count: 70_000) + "<b>x</b></a>")
        #expect(events[2] == .start(name: "b", attributes: [:], line: 70_001))
    }
}
