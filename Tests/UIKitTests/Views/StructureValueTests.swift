import Testing

@testable import UIKit

struct StructureValueTests {
    @Test func valuesHoldStructures() {
        let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        #expect(NSValue(cgAffineTransform: transform).cgAffineTransformValue == transform)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
        #expect(NSValue(uiOffset: UIOffset(horizontal: 1, vertical: 2)).uiOffsetValue == UIOffset(horizontal: 1, vertical: 2))
        #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue == CGVector(dx: 1, dy: 2))
        // A value of another structure is none of this one.
        #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).uiEdgeInsetsValue == .zero)
    }

    @Test func structuresAreText() {
        #expect(NSCoder.string(for: CGRect(x: 1, y: 2.5, width: 3, height: 4)) == "{{1, 2.5}, {3, 4}}")
        #expect(NSCoder.cgRect(for: "{{1, 2.5}, {3, 4}}") == CGRect(x: 1, y: 2.5, width: 3, height: 4))
        #expect(NSCoder.cgPoint(for: "{0.1, -2}") == CGPoint(x: 0.1, y: -2))
        #expect(NSCoder.cgSize(for: "{1}") == .zero)
        #expect(NSCoder.string(for: CGAffineTransform.identity) == "[1, 0, 0, 1, 0, 0]")
        #expect(NSCoder.cgAffineTransform(for: "[1, 0, 0, 1, 0, 0]") == .identity)
        #expect(NSCoder.uiEdgeInsets(for: NSCoder.string(for: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))).bottom == 3)
    }
}
