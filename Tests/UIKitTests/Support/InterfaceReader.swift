import BundleFormat
import Foundation
import FoundationXML

@testable import UIKit

/// Reads Interface Builder's XML, as AppBuilder does, so that tests can show the document they load.
@MainActor enum InterfaceReader {
    static func document(_ xml: String, name: String = "Test", strings: [String: String] = [:]) -> InterfaceDocument {
        let reader = Reader()
        let parser = XMLParser(data: Data(xml.utf8))
        parser.delegate = reader
        guard parser.parse(), let root = reader.root else { fatalError("malformed test document, line \(parser.lineNumber)") }
        return InterfaceDocument(
            name: name, interface: CompiledInterface(source: name + ".storyboard", document: root), strings: strings)
    }

    /// A storyboard of these scenes; the first controller's ID is the entry point.
    static func storyboard(initial: String = "main", strings: [String: String] = [:], _ scenes: String...) -> UIStoryboard {
        let text = scenes.map { "<scene><objects>\($0)</objects></scene>" }.joined()
        let xml = "<document initialViewController=\"\(initial)\"><scenes>\(text)</scenes></document>"
        return UIStoryboard(document: document(xml, strings: strings), bundle: .main)
    }

    /// A controller whose view has these subviews, and more inside the view's and the controller's element.
    static func controller(
        _ id: String = "main", class name: String? = nil, subviews: String = "", inView: String = "", attributes: String = "",
        _ more: String = ""
    ) -> String {
        let custom = name.map { "customClass=\"\($0)\" customModule=\"UIKitTests\"" } ?? ""
        return """
            <viewController id="\(id)" storyboardIdentifier="\(id)" sceneMemberID="viewController" \(custom) \(attributes)>
            <view key="view" id="\(id)-view"><rect key="frame" x="0" y="0" width="393" height="852"/>
            <subviews>\(subviews)</subviews>\(inView)<viewLayoutGuide key="safeArea" id="\(id)-safe"/></view>\(more)
            </viewController><placeholder placeholderIdentifier="IBFirstResponder" id="\(id)-first" sceneMemberID="firstResponder"/>
            <exit id="\(id)-exit" userLabel="Exit" sceneMemberID="exit"/>
            """
    }

    private final class Reader: NSObject, XMLParserDelegate {
        var root: InterfaceElement?
        private var stack: [InterfaceElement] = []

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String]
        ) { stack.append(InterfaceElement(name: name, attributes: attributes, line: parser.lineNumber)) }

        func parser(_ parser: XMLParser, foundCharacters text: String) {
            if !stack.isEmpty { stack[stack.count - 1].text += text }
        }

        func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
            guard let element = stack.popLast() else { return }
            if stack.isEmpty { root = element } else { stack[stack.count - 1].children.append(element) }
        }
    }
}
