import RenderProtocol
import Testing

struct LayerPropertiesTests {
    @Test func keepsValuesInTheOrderOfTheirKeys() {
        var properties: LayerProperties = [.instanceColor: .none, .kind: .keyword("shape"), .cornerRadius: .number(4)]
        properties[.opacity] = .number(0.5)
        properties[.cornerRadius] = .number(8)
        #expect(Array(properties.keys) == [.kind, .opacity, .cornerRadius, .instanceColor])
        #expect(properties.map(\.value) == [.keyword("shape"), .number(0.5), .number(8), .none])
        #expect(properties[.cornerRadius] == .number(8))
        #expect(properties[.bounds] == nil)
    }

    @Test func takesPropertiesAway() {
        var properties: LayerProperties = [.opacity: .number(1), .isHidden: .bool(true)]
        properties[.isHidden] = nil
        properties[.name] = nil
        #expect(properties == [.opacity: .number(1)])
        properties[.opacity] = nil
        #expect(properties.isEmpty)
        #expect(properties.count == 0)
    }

    @Test func everyKeyHasItsPlace() {
        var properties = LayerProperties()
        for key in LayerKey.allCases.reversed() { properties[key] = .number(Double(key.rawValue)) }
        for key in LayerKey.allCases { #expect(properties[key] == .number(Double(key.rawValue))) }
        #expect(properties.count == LayerKey.allCases.count)
    }

    @Test func mergesByTheGivenRule() {
        let old: LayerProperties = [.opacity: .number(1), .isHidden: .bool(true)]
        let merged = old.merging([.opacity: .number(0.5), .cornerRadius: .number(3)]) { $1 }
        #expect(merged == [.opacity: .number(0.5), .isHidden: .bool(true), .cornerRadius: .number(3)])
    }
}
