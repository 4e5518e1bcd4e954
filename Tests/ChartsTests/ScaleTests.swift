import Foundation
import Testing

@testable import Charts

/// Values to places and back.
struct ScaleTests {
    @Test func numbersAreLinear() {
        let scale = PositionScale(type: .linear, domain: .continuous(10...30))
        #expect(scale.place(of: .number(15)) == 0.25)
        #expect(scale.value(at: 0.25) == .number(15))
        #expect(scale.place(of: .category("15")) == nil)
        #expect(scale.band == 0)
    }

    @Test func reversedScalesRunBackwards() {
        let scale = PositionScale(type: .linear, domain: .continuous(0...4), isReversed: true)
        #expect(scale.place(of: .number(1)) == 0.75)
        #expect(scale.value(at: 0.75) == .number(1))
        let names = PositionScale(type: .category, domain: .categories(["a", "b"]), isReversed: true)
        #expect(names.place(of: .category("a")) == 0.75)
    }

    @Test func categoriesHaveBands() {
        let scale = PositionScale(type: .category, domain: .categories(["a", "b", "c", "d"]))
        #expect(scale.band == 0.25)
        #expect(scale.place(of: .category("b")) == 0.375)
        #expect(scale.value(at: 0.99) == .category("d"))
        #expect(scale.value(at: 1) == .category("d"))
        #expect(scale.value(at: 1.2) == nil)
        #expect(scale.place(of: .category("e")) == nil)
    }

    @Test(arguments: [ScaleType.Kind.log, .power(0.5), .symmetricLog(slope: 1), .power(2)])
    func otherScalesInvert(kind: ScaleType.Kind) throws {
        let scale = PositionScale(type: kind, domain: .continuous(1...1000))
        for number in [1.0, 10, 333, 1000] {
            let place = try #require(scale.place(of: .number(number)))
            guard case .number(let back)? = scale.value(at: place) else { throw Missing() }
            #expect(abs(back - number) < 1e-6 * number)
        }
    }

    @Test func whatHasNoLogarithmHasNoPlace() {
        let scale = PositionScale(type: .log, domain: .continuous(1...100))
        #expect(scale.place(of: .number(10)) == 0.5)
        #expect(scale.place(of: .number(0)) == nil)
        #expect(scale.place(of: .number(-1)) == nil)
        #expect(scale.place(of: .number(.nan)) == nil)
    }

    @Test func typesOfTheirOwnArePlottable() {
        enum Kind: String, Plottable { case small, large }
        #expect(Kind.small.plotted == .category("small"))
        #expect(Kind(plotted: .category("large")) == .large)
        #expect(Kind(plotted: .category("other")) == nil)
        #expect(Int(plotted: .number(3)) == 3)
        #expect(Int(plotted: .number(1e300)) == nil)
        #expect(Date(plotted: .number(3)) == nil)
        #expect(Decimal(plotted: .number(.infinity)) == nil)
    }

    private struct Missing: Error {}
}
