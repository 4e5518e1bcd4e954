import UIKit
import XCTest

@testable import StoryboardApp

final class StoryboardAppTests: XCTestCase {
    @MainActor
    func testTheStoryboardsControllerGreets() throws {
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        let controller = try XCTUnwrap(storyboard.instantiateInitialViewController() as? ViewController)
        controller.loadViewIfNeeded()
        XCTAssertEqual(controller.greeting.text, "Hello, template!")
    }

    func testTheSceneManifestNamesTheDelegate() throws {
        let manifest = try XCTUnwrap(Bundle.main.infoDictionary?["UIApplicationSceneManifest"] as? [String: Any])
        let configurations = manifest["UISceneConfigurations"] as? [String: [[String: Any]]]
        let first = configurations?["UIWindowSceneSessionRoleApplication"]?.first
        XCTAssertEqual(first?["UISceneDelegateClassName"] as? String, "StoryboardApp.SceneDelegate")
    }

    func testPerformanceExample() throws {
        measure { XCTAssertEqual((1...100).reduce(0, +), 5050) }
    }
}
