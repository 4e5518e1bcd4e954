import BundleFormat
import FileFormats
import Foundation

/// Compiles a storyboard or xib: its XML, checked, as a property list UIKit loads without a parser.
enum InterfaceCompiler {
    /// - Throws: `BuildFailure` for malformed XML, or with every element that Quince does not know.
    static func compile(_ url: URL) throws -> CompiledInterface {
        try compile(try ProjectFile.data(url), url: url)
    }

    static func compile(_ data: Data, url: URL) throws -> CompiledInterface {
        let root = try InterfaceElement(xml: data, of: url)
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
        if element.name == "frame", let edge = ["maxX", "maxY"].first(where: { element.attributes[$0] != nil }) {
            unknown.append(
                .error(
                    "frames given by \(edge) are not in Quince yet", at: url, line: element.line,
                    nextStep: "Pin the view to the left and the top of its superview, or give it constraints."))
        }
        for child in element.children { findUnknown(in: child, url: url, &unknown) }
    }
}

extension InterfaceElement {
    /// The root of a project's file.
    ///
    /// - Throws: `BuildFailure` for malformed XML.
    init(xml data: Data, of file: URL) throws {
        do { try self.init(xml: data) } catch let error as FormatError {
            throw BuildFailure(
                "not well-formed XML: \(error.message)", at: file, line: error.line,
                nextStep: "Resolve the merge conflict, or restore the file from version control.")
        }
    }

    /// The root of a document.
    ///
    /// - Throws: `FormatError`.
    init(xml: Data) throws {
        let reader = try XMLReader(xml)
        var open: [InterfaceElement] = []
        var root: InterfaceElement?
        while let event = try reader.next() {
            switch event {
            case .start(let name, let attributes, let line): open.append(InterfaceElement(name: name, attributes: attributes, line: line))
            case .text(let text): if !open.isEmpty { open[open.count - 1].text += text }
            case .end:
                guard var element = open.popLast() else { continue }
                element.dropIndentation()
                if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
            }
        }
        guard let root else { throw FormatError(line: 1, message: "no element") }
        self = root
    }

    /// Blanks between elements are no text; the text of a leaf is, blanks included.
    private mutating func dropIndentation() {
        if !children.isEmpty || text.allSatisfy(\.isWhitespace), !["string", "mutableString"].contains(name) { text = "" }
    }
}
