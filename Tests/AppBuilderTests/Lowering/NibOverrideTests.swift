import Foundation
import Testing

@testable import AppBuilder

/// Every class has `awakeFromNib()` on iOS; here only responders have one that can be overridden.
struct NibOverrideTests {
    private func lowered(_ text: String) throws -> String {
        var frameworks = Lowering.frameworks
        frameworks.classes["UIResponder"]?.members.append("awakeFromNib()")
        let conditions = PlatformConditions(defined: [], canImport: { _ in true })
        let parsed = try ParsedSource(url: URL(fileURLWithPath: "/app/A.swift"), text: text, conditions: conditions)
        let index = ModuleIndexes([(parsed.name, parsed.facts)], frameworks: frameworks, moduleName: "App")[parsed.name]
        return SourceLowerer.lower(parsed, index: index, conditions: conditions).text
    }

    @Test func otherObjectsRegisterTheirs() throws {
        let text = try lowered("import UIKit\nclass A: NSObject {\noverride func awakeFromNib() { super.awakeFromNib() }\n}\n")
        #expect(text.contains("\n         func awakeFromNib() { super.awakeFromNib() }"))
        #expect(text.contains("entry.method(\"awakeFromNib\")"))
    }

    @Test func respondersOverride() throws {
        let text = try lowered("import UIKit\nclass A: UIView {\noverride func awakeFromNib() {}\n}\n")
        #expect(text.contains("\noverride func awakeFromNib() {}"))
    }

    @Test func overridesOfTheAppsOwnStay() throws {
        let text = try lowered(
            "import UIKit\nclass A: NSObject {\noverride func awakeFromNib() {}\n}\nclass B: A {\noverride func awakeFromNib() {}\n}\n")
        #expect(text.components(separatedBy: "\noverride func awakeFromNib()").count == 2)
    }
}
