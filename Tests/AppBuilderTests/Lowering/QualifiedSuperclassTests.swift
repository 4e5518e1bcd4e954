import Foundation
import Testing

@testable import AppBuilder

/// A nested class of the name of the module's class that it derives from.
struct QualifiedSuperclassTests {
    private let index: ModuleIndex = {
        let conditions = PlatformConditions(defined: [], canImport: { _ in true })
        let text =
            "open class Observer { @objc func a() {} }\nfinal class Signal {}\nextension Signal { final class Observer: Streams.Observer {} }\n"
        let source = try? ParsedSource(url: URL(fileURLWithPath: "/A.swift"), text: text, conditions: conditions)
        return ModuleIndex(source.map { [($0.name, $0.facts)] } ?? [], frameworks: .foundation, moduleName: "Streams")
    }()

    @Test func theModulesNameMeansItsOwnType() {
        #expect(index.superclass(of: "Signal.Observer")?.path == "Observer")
        #expect(index.ancestry(of: "Signal.Observer") == ["Signal.Observer", "Observer"])
        #expect(index.isRegistered("Signal.Observer"))
    }
}
