import Foundation
import Testing

@testable import FileFormats

struct XPathDocumentTests {
    private let document: XPathDocument

    init() throws {
        document = try XPathDocument(Data("<a><b n=\"1\"><c/></b><b n=\"2\">text<c/></b><!-- d --></a>".utf8))
    }

    @Test func elementsAreNumberedInTheOrderOfTheDocument() throws {
        #expect(try document.elements(at: "//*") == [0, 1, 2, 3, 4])
        #expect(try document.elements(at: "//c") == [2, 4])
        #expect(try document.elements(at: "//b[@n='2']/c | /a") == [0, 4])
        #expect(try document.elements(at: ".") == [0])
        #expect(try document.elements(at: "//d") == [])
    }

    @Test(arguments: ["", "//", "//@n", "count(//*)", "//text()", "nothing()", "$x", "document('/etc/passwd')", "x:a"])
    func pathsThatLeadToNoElementsAreRefused(_ path: String) { #expect(throws: FormatError.self) { try document.elements(at: path) } }

    @Test(arguments: ["", "<a>", "<!DOCTYPE a [<!ENTITY e SYSTEM \"file:///etc/passwd\">]><a>&e;", "a"])
    func whatIsNotWellFormedIsRefused(_ text: String) { #expect(throws: FormatError.self) { try XPathDocument(Data(text.utf8)) } }

    @Test func entitiesOfFilesAreNotRead() throws {
        let text = "<!DOCTYPE a [<!ENTITY e SYSTEM \"file:///etc/passwd\">]><a>&e;</a>"
        #expect(try XPathDocument(Data(text.utf8)).elements(at: "//a[contains(., 'root')]") == [])
    }
}
