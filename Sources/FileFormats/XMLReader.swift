import CXML2
import Foundation

/// Reads an XML document event by event, over libxml2's text reader.
///
/// Documents may come from anywhere, so nothing outside of them is ever read (no network, no external entities), no entity but XML's own five
/// is expanded, and nesting is limited (libxml2's limit, 256).
public final class XMLReader {
    public enum Event: Equatable, Sendable {
        /// A start tag; `line` is where it ends. An empty element has an end, too.
        case start(name: String, attributes: [String: String], line: Int)
        /// Characters, or a CDATA section; what stands together may come in several pieces.
        case text(String)
        case end(name: String)
    }

    private let bytes: UnsafeMutableRawBufferPointer
    private let reader: xmlTextReaderPtr
    private let problem = Problem()
    /// The end of an empty element, which libxml2 does not report.
    private var pendingEnd: String?

    /// The errors reported by libxml2.
    private final class Problem {
        var error: FormatError?
        /// Bytes that are no characters.
        var undecodable: String?

        /// Keeps the first error that ends the reading.
        func note(_ reported: xmlError) {
            guard reported.level == XML_ERR_FATAL, error == nil else { return }
            let text = reported.message.map { String(cString: $0) } ?? ""
            error = FormatError(
                line: Int(reported.line), message: Self.truncation(reported) ?? text.trimmingCharacters(in: .whitespacesAndNewlines))
        }

        /// Keeps that bytes are no characters of the document's encoding.
        func noteOfEncoding(_ reported: xmlError) {
            guard reported.level == XML_ERR_FATAL, undecodable == nil else { return }
            let text = reported.message.map { String(cString: $0) } ?? ""
            undecodable = text.components(separatedBy: "bytes ").last?.trimmingCharacters(in: .whitespacesAndNewlines)
        }

        /// Calls libxml2 and hears what its converter of encodings says, too, which knows neither reader nor document.
        func whileListening<Result>(_ body: () -> Result) -> Result {
            xml_report_to(
                Unmanaged.passUnretained(self).toOpaque(),
                { problem, error in
                    guard let problem, let error else { return }
                    Unmanaged<Problem>.fromOpaque(problem).takeUnretainedValue().noteOfEncoding(error.pointee)
                })
            defer { xml_report_to(nil, nil) }
            return body()
        }

        /// Returns the message for a document that ends too early, for which libxml2 reports extra content; nil for other errors.
        private static func truncation(_ reported: xmlError) -> String? {
            guard reported.code == XML_ERR_DOCUMENT_END.rawValue, let context = reported.ctxt?.assumingMemoryBound(to: xmlParserCtxt.self),
                context.pointee.nameNr > 0
            else { return nil }
            return "the file ends within <\(XMLReader.string(context.pointee.name))>"
        }
    }

    private static let initialized: Void = xmlInitParser()

    /// - Throws: `FormatError` for data that is empty or larger than libxml2 reads (2 GB).
    public init(_ data: Data) throws {
        guard !data.isEmpty else { throw FormatError(line: 1, message: "the file is empty") }
        _ = Self.initialized
        // libxml2 reads while it parses, so the bytes have to stay where they are.
        bytes = .allocate(byteCount: data.count, alignment: 1)
        data.copyBytes(to: bytes)
        let memory = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
        let options = Int32(XML_PARSE_NONET.rawValue | XML_PARSE_BIG_LINES.rawValue)
        guard let size = Int32(exactly: data.count),
            let reader = problem.whileListening({
                xmlReaderForMemory(memory, size, nil, nil, options)
            })
        else {
            bytes.deallocate()
            throw FormatError(line: 1, message: "the file is too large")
        }
        self.reader = reader
        xmlTextReaderSetStructuredErrorHandler(
            reader,
            { problem, error in
                guard let problem, let error else { return }
                Unmanaged<Problem>.fromOpaque(problem).takeUnretainedValue().note(error.pointee)
            }, Unmanaged.passUnretained(problem).toOpaque())
    }

    deinit {
        xmlFreeTextReader(reader)
        bytes.deallocate()
    }

    /// The next event; nil at the document's end.
    ///
    /// - Throws: `FormatError` where the document is not well-formed XML, or declares entities.
    public func next() throws -> Event? {
        if let name = pendingEnd {
            pendingEnd = nil
            return .end(name: name)
        }
        while true {
            switch problem.whileListening({ xmlTextReaderRead(reader) }) {
            case 0: return nil
            case 1: if let event = try event() { return event }
            default: throw failure
            }
        }
    }

    /// Why libxml2 reads no further.
    private var failure: FormatError {
        if let error = problem.error { return error }
        let line = Int(xmlTextReaderGetParserLineNumber(reader))
        guard let bytes = problem.undecodable else { return FormatError(line: line, message: "not readable") }
        return FormatError(line: line, message: "the bytes \(bytes) are no text in the encoding that the document names")
    }

    /// The event of the node libxml2 stands at; nil for comments and the like.
    private func event() throws -> Event? {
        switch xmlReaderTypes(UInt32(xmlTextReaderNodeType(reader))) {
        case XML_READER_TYPE_ELEMENT:
            let name = self.name, isEmpty = xmlTextReaderIsEmptyElement(reader) == 1
            let event = Event.start(name: name, attributes: attributes(), line: line)
            if isEmpty { pendingEnd = name }
            return event
        case XML_READER_TYPE_END_ELEMENT: return .end(name: name)
        case XML_READER_TYPE_TEXT, XML_READER_TYPE_CDATA, XML_READER_TYPE_WHITESPACE, XML_READER_TYPE_SIGNIFICANT_WHITESPACE:
            return .text(Self.string(xmlTextReaderConstValue(reader)))
        case XML_READER_TYPE_DOCUMENT_TYPE:
            guard declaresNothing else { throw FormatError(line: line, message: "declares entities or elements of its own") }
            return nil
        case XML_READER_TYPE_ENTITY_REFERENCE: throw FormatError(line: line, message: "the entity '\(name)' is not XML's own")
        default: return nil
        }
    }

    /// Whether the document type has no declarations inside the document.
    private var declaresNothing: Bool {
        guard let node = xmlTextReaderCurrentNode(reader), node.pointee.type == XML_DTD_NODE else { return true }
        return node.pointee.children == nil
    }

    private func attributes() -> [String: String] {
        var attributes: [String: String] = [:]
        while xmlTextReaderMoveToNextAttribute(reader) == 1 { attributes[name] = Self.string(xmlTextReaderConstValue(reader)) }
        _ = xmlTextReaderMoveToElement(reader)
        return attributes
    }

    private var name: String { Self.string(xmlTextReaderConstName(reader)) }

    private var line: Int {
        guard let node = xmlTextReaderCurrentNode(reader) else { return Int(xmlTextReaderGetParserLineNumber(reader)) }
        return xmlGetLineNo(node)
    }

    fileprivate static func string(_ text: UnsafePointer<xmlChar>?) -> String { text.map { String(cString: $0) } ?? "" }
}
