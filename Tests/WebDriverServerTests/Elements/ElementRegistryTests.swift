import Testing

@testable import WebDriverServer

struct ElementRegistryTests {
    private func number(_ label: String, _ screen: ScreenSnapshot) -> Int { screen.entries.firstIndex { $0.element.label == label }! }

    @Test func aReferenceStaysItsElements() throws {
        var registry = ElementRegistry()
        let screen = SampleScreen.snapshot()
        let reference = registry.reference(to: number("Banana", screen), in: screen)
        #expect(registry.reference(to: number("Banana", screen), in: screen) == reference)
        #expect(registry.reference(to: number("Apple", screen), in: screen) != reference)
        #expect(try registry.resolve(reference, in: screen) == number("Banana", screen))
    }

    @Test func anElementThatIsGoneIsStale() {
        var registry = ElementRegistry()
        let screen = SampleScreen.snapshot()
        let reference = registry.reference(to: number("Cherry", screen), in: screen)
        #expect { try registry.resolve(reference, in: SampleScreen.snapshot(rows: ["Apple"])) } throws: {
            ($0 as? WebDriverError)?.code == .staleElementReference
        }
    }

    @Test func anotherRunOfTheAppHasOtherElements() {
        var registry = ElementRegistry()
        let screen = SampleScreen.snapshot()
        let reference = registry.reference(to: number("Apple", screen), in: screen)
        #expect { try registry.resolve(reference, in: SampleScreen.snapshot(process: 8)) } throws: {
            ($0 as? WebDriverError)?.code == .staleElementReference
        }
    }

    @Test func whatWasNeverFoundIsNoElement() {
        var registry = ElementRegistry()
        #expect { try registry.resolve("nothing", in: SampleScreen.snapshot()) } throws: { ($0 as? WebDriverError)?.code == .noSuchElement }
    }

    @Test func bothFormsOfReferencesAreRead() {
        #expect(ElementReference.id(of: ElementReference.json("a")) == "a")
        #expect(ElementReference.id(of: ["ELEMENT": "b"]) == "b")
        #expect(ElementReference.id(of: "c") == nil)
    }
}
