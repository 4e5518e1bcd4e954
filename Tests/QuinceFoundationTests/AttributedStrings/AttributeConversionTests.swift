import QuinceFoundation
import Testing

private enum Weight: Int, Hashable { case light, heavy }

private struct Scope: AttributeScope {
    let weight: WeightAttribute
    let degrees: DegreesAttribute
    let foundation: AttributeScopes.FoundationAttributes

    enum WeightAttribute: AttributedStringKey {
        typealias Value = Weight
        static let name = "weight"
    }
    enum DegreesAttribute: ObjectiveCConvertibleAttributedStringKey {
        typealias Value = Double
        typealias ObjectiveCValue = NSString
        static let name = "degrees"
        static func objectiveCValue(for value: Double) throws -> NSString { NSString(string: "\(value)°") }
        static func value(for object: NSString) throws -> Double { object.doubleValue }
    }
}

@Suite struct AttributeConversionTests {
    private let link = NSAttributedString.Key(rawValue: "NSLink")

    private var text: AttributedString {
        var text = AttributedString("one ")
        var other = AttributedString("𝄞wo")
        other[Scope.WeightAttribute.self] = .heavy
        other[Scope.DegreesAttribute.self] = 12.5
        other.link = URL(string: "http://example.com/")
        text.append(other)
        return text
    }

    @Test func attributesOfAScopeAreConverted() throws {
        let converted = try NSAttributedString(text, including: Scope.self)
        #expect(converted.string == "one 𝄞wo")
        #expect(converted.attributes(at: 0, effectiveRange: nil).isEmpty)
        var range = NSRange()
        let values = converted.attributes(at: 4, effectiveRange: &range)
        #expect(range == NSRange(location: 4, length: 4))
        #expect(values[NSAttributedString.Key(rawValue: "weight")] as? Int == 1)
        #expect(values[NSAttributedString.Key(rawValue: "degrees")] as? String == "12.5°")
        #expect(values[link] as? URL == URL(string: "http://example.com/"))
        #expect(try AttributedString(converted, including: Scope.self) == text)
    }

    @Test func otherAttributesAreLeftOut() {
        let converted = NSAttributedString(text)
        #expect(Set(converted.attributes(at: 4, effectiveRange: nil).keys) == [link])
        let back = AttributedString(converted)
        #expect(back.runs.count == 2)
        #expect(back.runs.last?.link?.absoluteString == "http://example.com/")
        #expect(AttributedString(NSAttributedString(string: "a", attributes: [link: "http://a.b/"])).link == URL(string: "http://a.b/"))
    }

    @Test func valuesOfAnotherTypeAreAnError() {
        let values: [NSAttributedString.Key: Any] = [NSAttributedString.Key(rawValue: "weight"): "heavy"]
        #expect(throws: CocoaError.self) { try AttributeContainer(values, including: Scope.self) }
        #expect(AttributeContainer(values) == AttributeContainer())
    }

    @Test func containersAreDictionaries() throws {
        let container = try AttributeContainer(
            [NSAttributedString.Key(rawValue: "weight"): 1, link: URL(string: "a")!], including: Scope.self)
        #expect(container[Scope.WeightAttribute.self] == .heavy)
        #expect(container.link == URL(string: "a"))
        #expect([NSAttributedString.Key: Any](container).count == 1)
        #expect(try [NSAttributedString.Key: Any](container, including: Scope.self).count == 2)
    }

    @Test func rangesCountUTF16() throws {
        let text = text
        let range = try #require(Range<AttributedString.Index>(NSRange(location: 4, length: 3), in: text))
        #expect(String(text.characters[range]) == "𝄞w")
        #expect(NSRange(range, in: text) == NSRange(location: 4, length: 3))
        #expect(Range<AttributedString.Index>(NSRange(location: 7, length: 3), in: text) == nil)
    }
}
