import Testing

@testable import WebDriverServer

struct ElementLocatorTests {
    private let screen = SampleScreen.snapshot()

    private func find(_ strategy: String, _ value: String, below root: Int = 0, first: Bool = false) throws -> [String] {
        screen.names(try ElementLocator(using: strategy, value: value).find(in: screen, below: root, isFirstOnly: first))
    }

    @Test func findsByClassAndName() throws {
        #expect(try find("class name", "XCUIElementTypeCell").count == 3)
        #expect(try find("class name", "XCUIElementTypeApplication") == ["Fruit"])
        for strategy in ["accessibility id", "name", "id"] {
            #expect(try find(strategy, "buy") == ["Buy & <go>"])
            #expect(try find(strategy, "Banana") == ["Banana"])
        }
        #expect(try find("name", "nothing") == [])
    }

    @Test func theFirstIsEnough() throws {
        #expect(try find("class name", "XCUIElementTypeStaticText", first: true) == ["Apple"])
        #expect(try find("xpath", "//XCUIElementTypeStaticText", first: true).first == "Apple")
    }

    @Test func findsByLinkText() throws {
        #expect(try find("link text", "Apple") == ["Apple"])
        #expect(try find("link text", "name=buy") == ["Buy & <go>"])
        #expect(try find("partial link text", "label=Cher") == ["Cherry", "Add Cherry"])
    }

    @Test func findsBySeleniumsSelectors() throws {
        #expect(try find("css selector", "[id=\"buy\"]") == ["Buy & <go>"])
        #expect(try find("css selector", "[name=\"amount\"]") == ["TextField"])
        #expect(try find("css selector", ".XCUIElementTypeTable") == ["Table"])
        #expect(try find("css selector", "#buy") == ["Buy & <go>"])
    }

    @Test func findsByPath() throws {
        #expect(try find("xpath", "//XCUIElementTypeButton[@name='buy']") == ["Buy & <go>"])
        #expect(try find("xpath", "//XCUIElementTypeCell[2]/XCUIElementTypeStaticText") == ["Banana"])
        #expect(try find("xpath", "//*[@label='Buy & <go>']") == ["Buy & <go>"])
        #expect(try find("xpath", "(//XCUIElementTypeButton)[last()]") == ["Buy & <go>"])
        #expect(try find("xpath", "//XCUIElementTypeStaticText[@label='Apple']/following::XCUIElementTypeButton[1]") == ["Add Apple"])
        #expect(try find("xpath", "/XCUIElementTypeApplication/XCUIElementTypeWindow").count == 1)
        #expect(try find("xpath", "//XCUIElementTypeImage") == [])
    }

    @Test func pathsBelowAnElementStayThere() throws {
        let cell = try #require(try ElementLocator(using: "xpath", value: "//XCUIElementTypeCell[3]").find(in: screen).first)
        #expect(try find("xpath", ".//XCUIElementTypeStaticText", below: cell) == ["Cherry"])
        #expect(try find("xpath", "//XCUIElementTypeStaticText", below: cell) == ["Cherry"])
        #expect(try find("class name", "XCUIElementTypeButton", below: cell) == ["Add Cherry"])
    }

    @Test(arguments: ["//", "//*[", "//@name", "1 + 1", "string(//*)", "//*[nothing()]", "$x", "a:b"])
    func refusesPathsThatLeadToNoElements(_ path: String) {
        #expect { try find("xpath", path) } throws: { ($0 as? WebDriverError)?.code == .invalidSelector }
    }

    @Test func refusesOtherStrategies() {
        #expect { try find("magic", "a") } throws: { ($0 as? WebDriverError)?.code == .invalidArgument }
        #expect { try find("class name", "UIButton") } throws: { ($0 as? WebDriverError)?.code == .invalidSelector }
        #expect { try find("css selector", "div > p") } throws: { ($0 as? WebDriverError)?.code == .invalidSelector }
        #expect { try find("name", String(repeating: "a", count: 20_000)) } throws: { ($0 as? WebDriverError)?.code == .invalidSelector }
    }
}
