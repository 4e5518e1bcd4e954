import Foundation
import Testing

@testable import AppBuilder

@Suite struct TestDiscoveryTests {
    private func find(_ source: String) throws -> TestDiscovery.Result {
        let conditions = PlatformConditions(defined: [], canImport: { _ in true })
        let file = try ParsedSource(url: URL(fileURLWithPath: "/Tests.swift"), text: source, conditions: conditions)
        return TestDiscovery.find(in: [("Tests.swift", file.facts)])
    }

    @Test func onlyWhatXCTestRunsIsFound() throws {
        let found = try find(
            """
            class ATests: XCTestCase {
                func testB() {}
                func testA() async throws {}
                func helper() {}
                func testWith(_ number: Int) {}
                func testNumber() -> Int { 1 }
                static func testStatic() {}
                private func testHidden() {}
            }
            extension ATests { func testC() throws {} }
            class Model { func testIt() {} }
            class Empty: XCTestCase {}
            """)
        func method(_ name: String, line: Int, isAsync: Bool = false, isThrowing: Bool = false) -> TestDiscovery.Method {
            .init(name: name, isAsync: isAsync, isThrowing: isThrowing, file: "Tests.swift", line: line)
        }
        let methods = [
            method("testA", line: 3, isAsync: true, isThrowing: true), method("testB", line: 2),
            method("testC", line: 10, isThrowing: true),
        ]
        #expect(found.classes == [TestDiscovery.Class(path: "ATests", methods: methods)])
    }

    @Test func subclassesRunInheritedTests() throws {
        let found = try find(
            """
            class Base: XCTestCase { func testBase() {} }
            final class Derived: Base { func testDerived() {} }
            enum Group { final class Nested: XCTestCase { func testNested() {} } }
            """)
        #expect(found.classes.map(\.path) == ["Base", "Derived", "Group.Nested"])
        #expect(found.classes[1].methods.map(\.name) == ["testBase", "testDerived"])
    }

    @Test func anOverrideStandsForWhatItOverrides() throws {
        let found = try find(
            """
            class Base: XCTestCase { func testIt() {} }
            class Derived: Base {
                override func testIt() throws {}
            }
            """)
        #expect(found.classes.map { $0.methods.map(\.line) } == [[1], [3]] && found.classes[1].methods[0].isThrowing)
    }

    @Test func privateClassesAreReported() throws {
        let found = try find("private final class Hidden: XCTestCase { func testIt() {} }")
        #expect(found.classes.isEmpty)
        #expect(found.hidden.map(\.path) == ["Hidden"])
        #expect(found.hidden.first?.line == 1)
    }
}
