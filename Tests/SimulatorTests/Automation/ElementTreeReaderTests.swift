import DeviceProtocol
import Foundation
import Testing

@testable import Simulator

struct ElementTreeReaderTests {
    private static func tree() -> ElementNode {
        var root = ElementNode(id: 0, className: "UIApplication", role: "application", frame: [0, 0, 393, 852])
        var full = ElementNode(id: .max, className: "A<B>\"", role: "cell", frame: [-1.125, 1e9, 0.001, 1e-7])
        (full.text, full.label, full.value) = ("", "é\u{1F600}\\ \u{7F}\u{1}", "50%")
        (full.hint, full.identifier, full.placeholder) = ("h", "i/\n\t", "p")
        (full.traits, full.customActions, full.inputLabels, full.rotors) = (["a", "b"], ["x"], [], ["r"])
        (full.customContent, full.headingLevel, full.activationPoint) = ([["a", "b"], []], 2, [1.5, 2])
        (full.arrangement, full.container) = (.sequence, .dataTable)
        full.tableCell = ElementNode.TableCell(row: nil, column: 3, rowSpan: 1, columnSpan: 2, headers: ["h"])
        full.audit = ElementAudit(isTruncated: true, fontSize: 17.5, isBold: false, textFrame: [0, 1, 2, 3.25], hasWholeTarget: false)
        var other = full
        (other.tableCell, other.audit) = (nil, ElementAudit())
        (other.isEnabled, other.isSelected, other.isFocused, other.children) = (false, true, true, [full])
        root.children = [full, other]
        return root
    }

    @Test func readsWhatFoundationWrites() throws {
        let tree = Self.tree()
        #expect(ElementTreeReader.tree(of: String(decoding: try JSONEncoder().encode(tree), as: UTF8.self)) == tree)
    }

    @Test(arguments: ["", "{}", "[]", "{\"id\":1", "null", "{\"id\":\"a\"}", "{\"frame\":[1,2,3]}", "{\"children\":[{}]}"])
    func refusesWhatIsNoTree(_ text: String) { #expect(ElementTreeReader.tree(of: text) == nil) }

    @Test func refusesPartsOfATree() throws {
        let bytes = Array(try JSONEncoder().encode(Self.tree()))
        for end in stride(from: 0, to: bytes.count, by: 7) {
            #expect(ElementTreeReader.tree(of: String(decoding: bytes[..<end], as: UTF8.self)) == nil)
        }
    }
}
