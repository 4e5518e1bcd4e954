import XCTest

@testable import LifecycleDemo

final class CallbackLogTests: XCTestCase {
    private func lines(_ filter: CallbackLog.Filter) -> [String] {
        var lines: [String] = []
        let log = CallbackLog(filter: filter) { lines.append($0) }
        log.record("loadView", from: .controllers)
        log.record("willConnectTo", from: .scenes)
        return lines
    }

    func testPrintsWhatIsSelected() {
        XCTAssertEqual(lines(.all), ["loadView", "willConnectTo"])
        XCTAssertEqual(lines(.controllers), ["loadView"])
        XCTAssertEqual(lines(.scenes), ["willConnectTo"])
    }

    func testReadsTheLaunchArgument() throws {
        let defaults = try XCTUnwrap(UserDefaults(suiteName: "CallbackLogTests"))
        defer { defaults.removePersistentDomain(forName: "CallbackLogTests") }
        defaults.set("scenes", forKey: "Log")
        XCTAssertEqual(CallbackLog(defaults: defaults).filter, .scenes)
        defaults.set("something", forKey: "Log")
        XCTAssertEqual(CallbackLog(defaults: defaults).filter, .all)
    }

    func testEveryVariantHasTheNameOfItsLaunchArgument() {
        XCTAssertEqual(
            Variant.allCases.map(\.rawValue),
            ["segues", "presentInit", "present", "presentLazy", "fullScreen", "navigation", "windowScreen", "windowScene", "earlyView"]
        )
    }
}
