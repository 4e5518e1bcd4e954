import BundleFormat
import Foundation
import FoundationXML

/// Compiles a storyboard or xib: its XML, checked, as a property list UIKit loads without a parser.
enum InterfaceCompiler {
    /// - Throws: `BuildFailure` for malformed XML, or with every element that Quince does not know.
    static func compile(_ url: URL) throws -> CompiledInterface {
        guard let data = try? Data(contentsOf: url) else {
            throw BuildFailure("cannot be read", at: url, nextStep: "Restore the file or remove it from the project.")
        }
        return try compile(data, url: url)
    }

    static func compile(_ data: Data, url: URL) throws -> CompiledInterface {
        let builder = TreeBuilder()
        let parser = XMLParser(data: data)
        parser.delegate = builder
        guard parser.parse(), let root = builder.root else {
            throw BuildFailure(
                builder.isTooDeep ? "elements are nested too deeply" : "not well-formed XML", at: url, line: max(1, parser.lineNumber),
                nextStep: "Resolve the merge conflict, or restore the file from version control.")
        }
        guard root.name == "document" else {
            throw BuildFailure(
                "not an Interface Builder document: its root is <\(root.name)>", at: url, line: root.line,
                nextStep: "Save the file again with Xcode 8 or newer.")
        }
        if !InterfaceSchema.elements.isEmpty {
            var unknown: [BuildDiagnostic] = []
            findUnknown(in: root, url: url, &unknown)
            guard unknown.isEmpty else { throw BuildFailure(unknown) }
        }
        return CompiledInterface(source: url.lastPathComponent, document: root)
    }

    private static func findUnknown(in element: InterfaceElement, url: URL, _ unknown: inout [BuildDiagnostic]) {
        if !InterfaceSchema.elements.contains(element.name) {
            unknown.append(
                .error(
                    "the Interface Builder element <\(element.name)> is not in Quince yet", at: url, line: element.line,
                    nextStep: "Remove it from the scene, or create it in code."))
            return
        }
        for child in element.children { findUnknown(in: child, url: url, &unknown) }
    }

    private final class TreeBuilder: NSObject, XMLParserDelegate {
        var root: InterfaceElement?
        var isTooDeep = false
        private var stack: [InterfaceElement] = []

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String]
        ) {
            stack.append(InterfaceElement(name: name, attributes: attributes, line: parser.lineNumber))
            if stack.count > 500 {
                isTooDeep = true
                parser.abortParsing()
            }
        }

        func parser(_ parser: XMLParser, foundCharacters string: String) {
            if !stack.isEmpty { stack[stack.count - 1].text += string }
        }

        func parser(_ parser: XMLParser, foundCDATA data: Data) {
            self.parser(parser, foundCharacters: String(decoding: data, as: UTF8.self))
        }

        func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
            guard var element = stack.popLast() else { return }
            // Indentation between elements is no text; the text of a leaf is, blanks included.
            if !element.children.isEmpty || element.text.allSatisfy(\.isWhitespace), !["string", "mutableString"].contains(element.name) {
                element.text = ""
            }
            if stack.isEmpty { root = element } else { stack[stack.count - 1].children.append(element) }
        }
    }
}
