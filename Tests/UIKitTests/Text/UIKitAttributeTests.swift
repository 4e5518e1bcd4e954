import Testing

@testable import UIKit

@MainActor struct UIKitAttributeTests {
    @Test func attributesOfUIKitAreConverted() {
        var text = AttributedString("a")
        text.append(AttributedString("b", attributes: AttributeContainer([.foregroundColor: UIColor.red, .underlineStyle: 1])))
        text.font = UIFont.systemFont(ofSize: 20)
        let converted = NSAttributedString(text)
        #expect(converted.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 20))
        #expect(converted.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .red)
        #expect(converted.attribute(.underlineStyle, at: 1, effectiveRange: nil) as? Int == NSUnderlineStyle.single.rawValue)
        #expect(AttributedString(converted) == text)
        #expect([NSAttributedString.Key: Any](text.runs.first!.attributes).keys.map(\.rawValue) == ["NSFont"])
    }

    @Test func decorationsAreAttributesOfUIKit() {
        var text = AttributedString("a")
        text.underlineColor = .red
        text.uiKit.strokeWidth = 2
        text.uiKit.obliqueness = 0.5
        let shadow = NSShadow()
        text.shadow = shadow
        let values = NSAttributedString(text).attributes(at: 0, effectiveRange: nil)
        #expect(values[.underlineColor] as? UIColor == .red)
        #expect(values[.strokeWidth] as? CGFloat == 2)
        #expect(values[.obliqueness] as? CGFloat == 0.5)
        #expect(values[.shadow] as? NSShadow === shadow)
    }

    @Test func letterpressHasALightLowerEdge() {
        let effect = NSAttributedString.TextEffectStyle.letterpressStyle
        #expect(TextSetting.attributes([.textEffect: effect]).shadow?.offset == CGSize(width: 0, height: 1))
        #expect(TextSetting.attributes([.textEffect: effect.rawValue]).shadow != nil)
        #expect(TextSetting.attributes([.textEffect: "other"]).shadow == nil)
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 3, height: 3)
        #expect(TextSetting.attributes([.textEffect: effect, .shadow: shadow]).shadow?.offset == CGSize(width: 3, height: 3))
    }
}
