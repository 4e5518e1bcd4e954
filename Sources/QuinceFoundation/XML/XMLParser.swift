// An app that parses no XML starts without Foundation's parser and its library.
@_weakLinked import FoundationXML
import Foundation

/// Reads XML from beginning to end and tells its delegate what it finds.
///
/// Foundation's own on Linux reports a mistake several times, goes on afterwards, and takes a document that ends too early for a whole one. It does
/// the reading here. Behaviour: Apple's documentation of `XMLParser`.
open class XMLParser: NSObject {
    public typealias ErrorCode = FoundationXML.XMLParser.ErrorCode
    public typealias ExternalEntityResolvingPolicy = FoundationXML.XMLParser.ExternalEntityResolvingPolicy

    /// The domain of parsers' errors.
    public class var errorDomain: String { "NSXMLParserErrorDomain" }

    private let original: FoundationXML.XMLParser
    private let isEmpty: Bool
    private var error: (any Error)?

    open weak var delegate: (any XMLParserDelegate)?

    /// Makes a parser of a document in memory.
    public init(data: Data) {
        isEmpty = data.isEmpty
        // The original waits for four bytes before it begins.
        original = FoundationXML.XMLParser(data: data.count < 4 ? data + Data(repeating: 10, count: 4) : data)
        super.init()
    }

    /// Makes a parser of a file, or of what is at an address; nil where it cannot be read.
    public convenience init?(contentsOf url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
    }

    /// Makes a parser of what a stream gives until its end.
    public convenience init(stream: InputStream) {
        var (data, buffer) = (Data(), [UInt8](repeating: 0, count: 65536))
        stream.open()
        while case let count = stream.read(&buffer, maxLength: buffer.count), count > 0 { data.append(contentsOf: buffer[..<count]) }
        stream.close()
        self.init(data: data)
    }

    /// Whether elements' names come without their prefix and with their namespace.
    open var shouldProcessNamespaces = false
    /// Whether the delegate hears where prefixes begin and end to mean a namespace.
    open var shouldReportNamespacePrefixes = false
    /// Whether declarations of external entities are reported.
    open var shouldResolveExternalEntities = false
    open var externalEntityResolvingPolicy = ExternalEntityResolvingPolicy.never
    open var allowedExternalEntityURLs: Set<URL>?

    /// The mistake that the parsing ended with.
    open var parserError: (any Error)? { error }
    /// The line that is being read, from 1.
    open var lineNumber: Int { original.lineNumber }
    /// The column that is being read.
    open var columnNumber: Int { original.columnNumber }
    open var publicID: String? { original.publicID }
    open var systemID: String? { original.systemID }

    /// Reads the document.
    ///
    /// - Returns: Whether it was read to its end without a mistake.
    @discardableResult
    open func parse() -> Bool {
        guard !isEmpty else {
            fail(NSError(domain: Self.errorDomain, code: ErrorCode.emptyDocumentError.rawValue))
            return false
        }
        original.shouldProcessNamespaces = shouldProcessNamespaces
        original.shouldReportNamespacePrefixes = shouldReportNamespacePrefixes
        original.shouldResolveExternalEntities = shouldResolveExternalEntities
        original.externalEntityResolvingPolicy = externalEntityResolvingPolicy
        original.allowedExternalEntityURLs = allowedExternalEntityURLs
        let relay = XMLParserRelay(self)
        original.delegate = relay
        let isComplete = withExtendedLifetime(relay) { original.parse() }
        original.delegate = nil
        if !isComplete, error == nil, let found = original.parserError { fail(found) }
        return isComplete && error == nil
    }

    /// Ends the parsing from within a method of the delegate, with an error.
    open func abortParsing() {
        guard error == nil else { return }
        original.abortParsing()
        fail(NSError(domain: Self.errorDomain, code: ErrorCode.delegateAbortedParseError.rawValue))
    }

    fileprivate func fail(_ mistake: any Error) {
        guard error == nil else { return }
        error = mistake
        delegate?.parser(self, parseErrorOccurred: mistake)
    }

    /// The delegate, until a mistake has been reported.
    fileprivate var listener: (any XMLParserDelegate)? { error == nil ? delegate : nil }
}

/// Passes on what the original parser finds.
private final class XMLParserRelay: NSObject, FoundationXML.XMLParserDelegate {
    typealias Original = FoundationXML.XMLParser

    private unowned let parser: XMLParser

    init(_ parser: XMLParser) { self.parser = parser }

    func parserDidStartDocument(_: Original) { parser.listener?.parserDidStartDocument(parser) }
    func parserDidEndDocument(_: Original) { parser.listener?.parserDidEndDocument(parser) }

    func parser(_: Original, foundNotationDeclarationWithName name: String, publicID: String?, systemID: String?) {
        parser.listener?.parser(parser, foundNotationDeclarationWithName: name, publicID: publicID, systemID: systemID)
    }

    func parser(
        _: Original, foundUnparsedEntityDeclarationWithName name: String, publicID: String?, systemID: String?, notationName: String?
    ) {
        parser.listener?.parser(
            parser, foundUnparsedEntityDeclarationWithName: name, publicID: publicID, systemID: systemID, notationName: notationName)
    }

    func parser(
        _: Original, foundAttributeDeclarationWithName attributeName: String, forElement elementName: String, type: String?,
        defaultValue: String?
    ) {
        parser.listener?.parser(
            parser, foundAttributeDeclarationWithName: attributeName, forElement: elementName, type: type, defaultValue: defaultValue)
    }

    func parser(_: Original, foundElementDeclarationWithName elementName: String, model: String) {
        parser.listener?.parser(parser, foundElementDeclarationWithName: elementName, model: model)
    }

    func parser(_: Original, foundInternalEntityDeclarationWithName name: String, value: String?) {
        parser.listener?.parser(parser, foundInternalEntityDeclarationWithName: name, value: value)
    }

    func parser(_: Original, foundExternalEntityDeclarationWithName name: String, publicID: String?, systemID: String?) {
        parser.listener?.parser(parser, foundExternalEntityDeclarationWithName: name, publicID: publicID, systemID: systemID)
    }

    func parser(
        _: Original, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
        attributes attributeDict: [String: String]
    ) {
        parser.listener?.parser(
            parser, didStartElement: elementName, namespaceURI: namespaceURI, qualifiedName: qName, attributes: attributeDict)
    }

    func parser(_: Original, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?) {
        parser.listener?.parser(parser, didEndElement: elementName, namespaceURI: namespaceURI, qualifiedName: qName)
    }

    func parser(_: Original, didStartMappingPrefix prefix: String, toURI namespaceURI: String) {
        parser.listener?.parser(parser, didStartMappingPrefix: prefix, toURI: namespaceURI)
    }

    func parser(_: Original, didEndMappingPrefix prefix: String) { parser.listener?.parser(parser, didEndMappingPrefix: prefix) }
    func parser(_: Original, foundCharacters string: String) { parser.listener?.parser(parser, foundCharacters: string) }

    func parser(_: Original, foundIgnorableWhitespace whitespaceString: String) {
        parser.listener?.parser(parser, foundIgnorableWhitespace: whitespaceString)
    }

    func parser(_: Original, foundProcessingInstructionWithTarget target: String, data: String?) {
        parser.listener?.parser(parser, foundProcessingInstructionWithTarget: target, data: data)
    }

    func parser(_: Original, foundComment comment: String) { parser.listener?.parser(parser, foundComment: comment) }
    func parser(_: Original, foundCDATA CDATABlock: Data) { parser.listener?.parser(parser, foundCDATA: CDATABlock) }

    func parser(_: Original, resolveExternalEntityName name: String, systemID: String?) -> Data? {
        parser.listener?.parser(parser, resolveExternalEntityName: name, systemID: systemID)
    }

    func parser(_: Original, parseErrorOccurred parseError: any Error) { parser.fail(parseError) }

    func parser(_: Original, validationErrorOccurred validationError: any Error) {
        parser.listener?.parser(parser, validationErrorOccurred: validationError)
    }
}
