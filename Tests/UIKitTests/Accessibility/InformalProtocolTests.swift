@_spi(Quince) import QuinceFoundation
import Testing

@testable import UIKit

/// The properties of `UIAccessibility` on objects of which only `NSObject` is known.
@MainActor struct InformalProtocolTests {
    private final class Named: UIView {
        override var accessibilityLabel: String? {
            get { "own" }
            set {}
        }
    }

    @Test func anyObjectKeepsThem() {
        let object = NSObject()
        #expect(!object.isAccessibilityElement)
        #expect(object.accessibilityLabel == nil)
        #expect(object.accessibilityTraits == .none)
        #expect(object.accessibilityRespondsToUserInteraction)
        object.isAccessibilityElement = true
        object.accessibilityLabel = "Volume"
        object.accessibilityValue = "3"
        object.accessibilityHint = "Turns the sound up"
        object.accessibilityTraits = .adjustable
        object.accessibilityLanguage = "de"
        object.accessibilityFrame = CGRect(x: 10, y: 20, width: 30, height: 40)
        object.accessibilityElements = [UIView()]
        #expect(object.isAccessibilityElement)
        #expect(object.accessibilityLabel == "Volume")
        #expect(object.accessibilityValue == "3")
        #expect(object.accessibilityHint == "Turns the sound up")
        #expect(object.accessibilityTraits == .adjustable)
        #expect(object.accessibilityLanguage == "de")
        #expect(object.accessibilityUserInputLabels == ["Volume"])
        #expect(object.accessibilityActivationPoint == CGPoint(x: 25, y: 40))
        #expect(object.accessibilityElements?.count == 1)
        #expect(NSObject().accessibilityLabel == nil)
    }

    @Test func attributedLabelsLastAsLongAsTheLabel() {
        let object = NSObject()
        object.accessibilityAttributedLabel = NSAttributedString(string: "Volume")
        #expect(object.accessibilityLabel == "Volume")
        #expect(object.accessibilityAttributedLabel?.string == "Volume")
        object.accessibilityLabel = "Balance"
        #expect(object.accessibilityAttributedLabel == nil)
    }

    @Test func viewsAnswerThemselves() {
        let label = UILabel(), button = UIButton(), own = Named()
        label.text = "Text"
        let objects: [NSObject] = [label, button, own]
        #expect(objects[0].isAccessibilityElement)
        #expect(objects[0].accessibilityLabel == "Text")
        #expect(objects[0].accessibilityTraits == .staticText)
        objects[1].accessibilityLabel = "Play"
        objects[1].isAccessibilityElement = false
        objects[1].accessibilityElements = []
        #expect(button.accessibilityLabel == "Play")
        #expect(!button.isAccessibilityElement)
        #expect(button.accessibilityElements?.isEmpty == true)
        #expect(objects[2].accessibilityLabel == "own")
    }

    @Test func elementsAndItemsAnswerThemselves() {
        let element = UIAccessibilityElement(accessibilityContainer: UIView()), item = UIBarButtonItem()
        let objects: [NSObject] = [element, item]
        objects[0].accessibilityLabel = "bar"
        objects[0].accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
        objects[1].accessibilityLabel = "Add"
        #expect(element.accessibilityLabel == "bar")
        #expect(element.accessibilityFrame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(item.accessibilityLabel == "Add")
        #expect(objects[1].accessibilityTraits == .button)
    }

    /// What lowering makes of a class that overrides a property.
    private final class Item: NSObject {
        var accessibilityLabel: String? {
            get { "item " + ((self as NSObject).accessibilityLabel ?? "") }
            set { (self as NSObject).accessibilityLabel = newValue?.uppercased() }
        }
    }

    @Test func overridesOfOtherClassesAreFound() {
        ObjectRuntime.register(Item.self) { type in
            type.getter("accessibilityLabel") { ($0 as! Item).accessibilityLabel as String? }
            type.setter("accessibilityLabel") { ($0 as! Item).accessibilityLabel = $1 as? String }
        }
        let object: NSObject = Item()
        object.accessibilityLabel = "one"
        #expect(object.accessibilityLabel == "item ONE")
        #expect(object.accessibilityHint == nil)
    }
}
