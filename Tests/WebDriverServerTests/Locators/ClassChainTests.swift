import Testing

@testable import WebDriverServer

struct ClassChainTests {
    private let screen = SampleScreen.snapshot()

    private func find(_ chain: String, below root: Int = 0) throws -> [String] {
        screen.names(try ClassChain(chain).find(in: screen, below: root))
    }

    @Test func findsDescendantsOfAType() throws {
        #expect(try find("**/XCUIElementTypeStaticText") == ["Apple", "Banana", "Cherry"])
    }

    @Test func findsChildrenOnlyWithoutStars() throws {
        #expect(try find("XCUIElementTypeWindow/XCUIElementTypeButton") == ["Buy & <go>"])
        #expect(try find("/XCUIElementTypeButton") == [])
    }

    @Test func choosesByPosition() throws {
        #expect(try find("**/XCUIElementTypeCell[2]/XCUIElementTypeStaticText") == ["Banana"])
        #expect(try find("**/XCUIElementTypeCell[-1]/XCUIElementTypeStaticText") == ["Cherry"])
        #expect(try find("**/XCUIElementTypeCell[9]") == [])
    }

    @Test func filtersByPredicates() throws {
        #expect(try find("**/XCUIElementTypeButton[`label BEGINSWITH 'Add'`][2]") == ["Add Banana"])
        #expect(try find("**/XCUIElementTypeCell[$label == 'Cherry'$]/XCUIElementTypeButton") == ["Add Cherry"])
        #expect(try find("**/*[`name == \"buy\"`]") == ["Buy & <go>"])
    }

    @Test func anyTypeStandsForAll() throws {
        #expect(try find("**/XCUIElementTypeAny[`label == 'Apple'`]") == ["Apple"])
    }

    @Test func looksBelowAnElement() throws {
        let cell = try #require(try ClassChain("**/XCUIElementTypeCell[2]").find(in: screen, below: 0).first)
        #expect(try find("**/XCUIElementTypeStaticText", below: cell) == ["Banana"])
        #expect(try find("XCUIElementTypeButton", below: cell) == ["Add Banana"])
    }

    @Test func doubledSignsStandForThemselves() throws {
        #expect(try find("**/XCUIElementTypeAny[`label == 'a``b'`]") == [])
    }

    @Test(arguments: [
        "", "**", "**/", "XCUIElementTypeNothing", "**/XCUIElementTypeCell[", "**/XCUIElementTypeCell[0]", "**/XCUIElementTypeCell[`label`",
        "**/XCUIElementTypeCell[`label ==`]", "**/XCUIElementTypeCell]", "**/XCUIElementTypeCell[$label == 'a']", "/////", "*[x]",
    ])
    func refusesWhatItCannotRead(_ chain: String) {
        #expect { try ClassChain(chain) } throws: { ($0 as? WebDriverError)?.code == .invalidSelector }
    }
}
