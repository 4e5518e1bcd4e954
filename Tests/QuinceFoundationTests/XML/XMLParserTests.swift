import QuinceFoundation
import Testing

private final class Reader: NSObject, XMLParserDelegate {
    var events: [String] = []
    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
        attributes attributeDict: [String: String]
    ) { events.append("<\(elementName)\(attributeDict.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined())>") }
    func parser(_ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?) {
        events.append("</\(elementName)>")
    }
    func parser(_ parser: XMLParser, foundCharacters string: String) { events.append(string) }
    func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) { events.append("error") }
}

private final class BlockReader: NSObject, XMLParserDelegate {
    var (blocks, characters) = ("", "")
    func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) { blocks += String(decoding: CDATABlock, as: UTF8.self) }
    func parser(_ parser: XMLParser, foundCharacters string: String) { characters += string }
}

struct XMLParserTests {
    private func read(_ text: String, _ delegate: any XMLParserDelegate) -> Bool {
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = delegate
        return parser.parse()
    }

    @Test func elementsAndTextComeInOrder() {
        let reader = Reader()
        #expect(read("<a x='1'>b<c/></a>", reader))
        #expect(reader.events == ["<a x=1>", "b", "<c>", "</c>", "</a>"])
    }

    @Test func sectionsOfCharacterDataAreCharactersToWhoDoesNotAskForThem() {
        let reader = Reader()
        #expect(read("<a>x<![CDATA[<b> & ü]]>y</a>", reader))
        #expect(reader.events.dropFirst().dropLast().joined() == "x<b> & üy")
    }

    @Test func sectionsOfCharacterDataComeAloneToWhoAsksForThem() {
        let reader = BlockReader()
        #expect(read("<a>x<![CDATA[<b>]]>y</a>", reader))
        #expect(reader.blocks == "<b>")
        #expect(reader.characters == "xy")
    }

    @Test(arguments: ["<a><b></a>", "<a>", "", "<", "junk", "<a>&nbsp;</a>", "<a></a><b/>"])
    func aMistakeIsToldOnceAndEndsTheParsing(_ text: String) {
        let reader = Reader()
        #expect(!read(text, reader))
        #expect(reader.events.filter { $0 == "error" }.count == 1)
        #expect(reader.events.last == "error")
    }

    @Test func aDelegateEndsTheParsing() {
        let reader = StoppingReader()
        let parser = XMLParser(data: Data("<a><b/><c/></a>".utf8))
        parser.delegate = reader
        #expect(!parser.parse())
        #expect(reader.names == ["a", "b"])
        #expect((parser.parserError as NSError?)?.code == XMLParser.ErrorCode.delegateAbortedParseError.rawValue)
        #expect((parser.parserError as NSError?)?.domain == XMLParser.errorDomain)
    }

    @Test func namespacesAreProcessedOnDemand() {
        let reader = NamespaceReader()
        let parser = XMLParser(stream: InputStream(data: Data("<x:a xmlns:x='u'><b/></x:a>".utf8)))
        parser.delegate = reader
        parser.shouldProcessNamespaces = true
        #expect(parser.parse())
        #expect(reader.names == ["a u x:a", "b  b"])
    }
}

private final class StoppingReader: NSObject, XMLParserDelegate {
    var names: [String] = []
    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
        attributes attributeDict: [String: String]
    ) {
        names.append(elementName)
        if elementName == "b" { parser.abortParsing() }
    }
    func parserDidEndDocument(_ parser: XMLParser) { names.append("end") }
}

private final class NamespaceReader: NSObject, XMLParserDelegate {
    var names: [String] = []
    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
        attributes attributeDict: [String: String]
    ) { names.append("\(elementName) \(namespaceURI ?? "nil") \(qName ?? "nil")") }
}
