import CXML2
import Foundation

/// An XML document in which elements are found by XPath 1.0, over libxml2.
///
/// Documents and paths may come from anywhere: nothing outside of the document is read, and paths have a limit of operations.
public final class XPathDocument {
    private let document: xmlDocPtr
    /// The elements in the order of the document.
    private var numbers: [UnsafeMutableRawPointer: Int] = [:]

    private static let initialized: Void = xmlInitParser()
    /// Steps that the evaluation of a path may take.
    private static let mostOperations: UInt = 20_000_000

    /// - Throws: `FormatError` for what is no well-formed XML.
    public init(_ data: Data) throws {
        _ = Self.initialized
        let options = Int32(
            XML_PARSE_NONET.rawValue | XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue | XML_PARSE_NOBLANKS.rawValue
                | XML_PARSE_HUGE.rawValue)
        guard let size = Int32(exactly: data.count),
            let document = data.withUnsafeBytes({ xmlReadMemory($0.bindMemory(to: CChar.self).baseAddress, size, nil, nil, options) })
        else { throw FormatError(line: 1, message: "it is no well-formed XML") }
        self.document = document
        number(xmlDocGetRootElement(document))
    }

    deinit { xmlFreeDoc(document) }

    /// Numbers elements without recursion: documents may be deep.
    private func number(_ root: xmlNodePtr?) {
        var next = root
        while let node = next {
            if node.pointee.type == XML_ELEMENT_NODE { numbers[UnsafeMutableRawPointer(node)] = numbers.count }
            if let child = node.pointee.children, node.pointee.type == XML_ELEMENT_NODE {
                next = child
                continue
            }
            var current: xmlNodePtr? = node
            while let present = current, present != root, present.pointee.next == nil { current = present.pointee.parent }
            next = current == root ? nil : current?.pointee.next
        }
    }

    /// The first error that libxml2 reports for a path.
    private final class Problem { var message: String? }

    /// Returns the elements of a path, in the order of the document: their numbers, from 0 for the root.
    ///
    /// - Throws: `FormatError` for a path that cannot be read or takes too long, and for one whose value is no list of elements.
    public func elements(at path: String) throws -> [Int] {
        guard let context = xmlXPathNewContext(document) else { throw FormatError(line: 1, message: "there is not enough memory") }
        defer { xmlXPathFreeContext(context) }
        let problem = Problem()
        context.pointee.node = xmlDocGetRootElement(document)
        context.pointee.opLimit = Self.mostOperations
        context.pointee.userData = Unmanaged.passUnretained(problem).toOpaque()
        context.pointee.error = { problem, error in
            guard let problem, let error else { return }
            let text = error.pointee.message.map { String(cString: $0) } ?? ""
            let kept = Unmanaged<Problem>.fromOpaque(problem).takeUnretainedValue()
            if kept.message == nil { kept.message = text.trimmingCharacters(in: .whitespacesAndNewlines) }
        }
        // By itself libxml2 prints some of what it finds wrong.
        xml_report_to(nil, { _, _ in })
        defer { xml_report_to(nil, nil) }
        guard let result = xmlXPathEvalExpression(path, context) else {
            throw FormatError(line: 1, message: problem.message ?? "it cannot be read")
        }
        defer { xmlXPathFreeObject(result) }
        guard result.pointee.type == XPATH_NODESET else { throw FormatError(line: 1, message: "its value is no list of elements") }
        guard let set = result.pointee.nodesetval else { return [] }
        var found: [Int] = []
        for position in 0..<Int(set.pointee.nodeNr) {
            guard let node = set.pointee.nodeTab[position] else { continue }
            guard node.pointee.type == XML_ELEMENT_NODE, let number = numbers[UnsafeMutableRawPointer(node)] else {
                throw FormatError(line: 1, message: "it leads to attributes or texts; a path to elements is needed")
            }
            found.append(number)
        }
        return found.sorted()
    }
}
