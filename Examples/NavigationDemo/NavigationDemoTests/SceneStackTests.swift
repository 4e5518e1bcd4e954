import XCTest

@testable import NavigationDemo

final class SceneStackTests: XCTestCase {
    func testFindsTheLowestOfAKind() {
        let stack = SceneStack([(1, SceneKind.green), (2, .red), (3, .yellow), (4, .red)])
        XCTAssertEqual(stack.first { $0.1 == .red }?.0, 2)
        XCTAssertNil(SceneStack([SceneKind.green]).first { $0 == .red })
    }

    func testReplacesOnlyTheRoot() {
        var stack = SceneStack([SceneKind.red, .green, .yellow])
        stack.replaceRoot(with: .yellow)
        XCTAssertEqual(stack.elements, [.yellow, .green, .yellow])
    }

    func testAnEmptyStackGetsARoot() {
        var stack = SceneStack<SceneKind>([])
        stack.replaceRoot(with: .red)
        XCTAssertEqual(stack.elements, [.red])
    }

    func testRemovesTheTopButNeverTheRoot() {
        var stack = SceneStack([SceneKind.red, .green])
        stack.removeTop()
        XCTAssertEqual(stack.elements, [.red])
        stack.removeTop()
        XCTAssertEqual(stack.elements, [.red])
        var empty = SceneStack<SceneKind>([])
        empty.removeTop()
        XCTAssertEqual(empty.elements, [])
    }

    func testScenesHaveTheNamesOfTheStoryboard() {
        XCTAssertEqual(SceneKind.allCases.map(\.rawValue), ["red", "green", "yellow"])
    }
}
