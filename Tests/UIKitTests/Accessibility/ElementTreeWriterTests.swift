import DeviceProtocol
import Foundation
import Testing

@testable import UIKit

struct ElementTreeWriterTests {
    @Test func foundationReadsWhatItWrites() throws {
        var root = ElementNode(id: .max, className: "A<B>\"", role: "cell", frame: [-1.125, 1e9, 0.001, 1e-7])
        (root.text, root.label, root.value) = ("", "é\u{1F600}\\ \u{7F}\u{1}", "50%")
        (root.hint, root.identifier, root.placeholder) = ("h", "i/\n\t", "p")
        (root.traits, root.customActions, root.inputLabels, root.rotors) = (["a", "b"], ["x"], [], ["r"])
        (root.customContent, root.headingLevel, root.activationPoint) = ([["a", "b"], []], 2, [1.5, 2])
        (root.arrangement, root.container) = (.sequence, .dataTable)
        root.tableCell = ElementNode.TableCell(row: nil, column: 3, rowSpan: 1, columnSpan: 2, headers: ["h"])
        root.audit = ElementAudit(isTruncated: true, fontSize: 17.5, isBold: false, textFrame: [0, 1, 2, 3.25], hasWholeTarget: false)
        root.children = [ElementNode(id: 1, className: "B", role: "text", frame: [0, 0, 1, 1])]
        #expect(try JSONDecoder().decode(ElementNode.self, from: Data(ElementTreeWriter.json(root).utf8)) == root)
        #expect(try JSONDecoder().decode(ElementNode.self, from: Data(ElementTreeWriter.text(root).utf8)) == root)
    }
}
