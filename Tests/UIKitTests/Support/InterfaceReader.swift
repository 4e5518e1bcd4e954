import BundleFormat
import FileFormats
import Foundation

@testable import UIKit

/// Reads Interface Builder's XML, as AppBuilder does, so that tests can show the document they load.
@MainActor enum InterfaceReader {
    static func document(_ xml: String, name: String = "Test", strings: [String: String] = [:]) -> InterfaceDocument {
        guard let root = try? element(XMLReader(Data(xml.utf8))) else { fatalError("malformed test document:\n\(xml)") }
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

    private static func element(_ reader: XMLReader) throws -> InterfaceElement? {
        var open: [InterfaceElement] = []
        while let event = try reader.next() {
            switch event {
            case .start(let name, let attributes, let line): open.append(InterfaceElement(name: name, attributes: attributes, line: line))
            case .text(let text): if !open.isEmpty { open[open.count - 1].text += text }
            case .end:
                let element = open.removeLast()
                if open.isEmpty { return element }
                open[open.count - 1].children.append(element)
            }
        }
        return nil
    }
}
