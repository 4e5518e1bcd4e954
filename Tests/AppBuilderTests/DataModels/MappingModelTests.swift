import Foundation
import Testing

@testable import AppBuilder

/// Mapping models as Xcode's editor saves them, and what is compiled of them.
struct MappingModelTests {
    /// `FUNCTION($entityPolicy, "shout:", $source.name)` in a keyed archive.
    private static let archive = """
        <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>$top</key><dict><key>root</key>\(uid(1))</dict>
        <key>$objects</key><array><string>$null</string>
        <dict><key>$class</key>\(uid(2))<key>NSOperand</key>\(uid(3))<key>NSSelectorName</key>\(uid(5))<key>NSArguments</key>\(uid(6))</dict>
        <dict><key>$classname</key><string>NSFunctionExpression</string></dict>
        <dict><key>$class</key>\(uid(4))<key>NSVariable</key>\(uid(7))</dict>
        <dict><key>$classname</key><string>NSVariableExpression</string></dict>
        <string>shout:</string><dict><key>NS.objects</key><array>\(uid(8))</array></dict><string>entityPolicy</string>
        <dict><key>$class</key>\(uid(9))<key>NSOperand</key>\(uid(10))<key>NSArguments</key>\(uid(11))</dict>
        <dict><key>$classname</key><string>NSKeyPathExpression</string></dict>
        <dict><key>$class</key>\(uid(4))<key>NSVariable</key><string>source</string></dict>
        <dict><key>NS.objects</key><array>\(uid(12))</array></dict>
        <dict><key>$class</key>\(uid(13))<key>NSKeyPath</key><string>name</string></dict>
        <dict><key>$classname</key><string>NSKeyPathSpecifierExpression</string></dict>
        </array></dict></plist>
        """

    private static func uid(_ number: Int) -> String { "<dict><key>CF$UID</key><integer>\(number)</integer></dict>" }

    private static func source(_ archive: String) -> String {
        func attribute(_ name: String, _ value: String) -> String { "<attribute name=\"\(name)\" type=\"string\">\(value)</attribute>" }
        func relationship(_ name: String, _ ids: String) -> String {
            "<relationship name=\"\(name)\" type=\"0/0\" destination=\"X\" idrefs=\"\(ids)\"></relationship>"
        }
        let expression = attribute("valueexpressiondata", Data(archive.utf8).base64EncodedString())
        return """
            <?xml version="1.0"?>
            <database>
            <object type="XDDEVMAPPINGMODEL" id="z1">\(attribute("sourcemodelpath", "App/Notes.xcdatamodeld/Notes.xcdatamodel"))
            \(attribute("destinationmodelpath", "App/Notes.xcdatamodeld/Notes 2.xcdatamodel"))\(relationship("entitymappings", "z3 z2"))</object>
            <object type="XDDEVENTITYMAPPING" id="z2">\(attribute("sourcename", "Old"))\(attribute("destinationname", "New"))
            \(attribute("mappingnumber", "1"))\(attribute("migrationpolicyclassname", "App.Policy"))
            \(attribute("sourcefilterpredicatestring", "name != nil"))\(relationship("attributemappings", "z4 z5"))
            \(relationship("relationshipmappings", "z6"))</object>
            <object type="XDDEVENTITYMAPPING" id="z3">\(attribute("sourcename", "Gone"))\(attribute("mappingnumber", "2"))</object>
            <object type="XDDEVATTRIBUTEMAPPING" id="z4">\(attribute("name", "loud"))\(expression)</object>
            <object type="XDDEVATTRIBUTEMAPPING" id="z5">\(attribute("name", "text"))\(attribute("autogenerateexpression", "1"))</object>
            <object type="XDDEVRELATIONSHIPMAPPING" id="z6">\(attribute("name", "tags"))</object>
            </database>
            """
    }

    private func content(_ source: String) throws -> MappingModelCompiler.Content {
        let folder = try TemporaryFolder(["Notes.xcmappingmodel/xcmapping.xml": source])
        let url = folder.path("Notes.xcmappingmodel")
        return try MappingModelCompiler(url: url, boundary: ProjectBoundary(folders: [url.deletingLastPathComponent()])).content()
    }

    @Test func mappingsAndExpressionsAreCompiled() throws {
        let content = try content(Self.source(Self.archive))
        #expect(content.sourceModel == "Notes")
        #expect(content.destinationModel == "Notes 2")
        #expect(content.entities.map(\.name) == ["OldToNew", "Gone"])
        let mapping = content.entities[0]
        #expect(mapping.policy == "App.Policy")
        #expect(mapping.predicate == "name != nil")
        #expect(
            mapping.attributes == [
                .init(name: "loud", expression: "FUNCTION($entityPolicy, \"shout:\", $source.name)"), .init(name: "text"),
            ])
        #expect(mapping.relationships == [.init(name: "tags")])
        #expect(content.entities[1].destination == nil)
    }

    @Test(arguments: ["", "<plist version=\"1.0\"><dict/></plist>", "bplist00"]) func damagedExpressionsAreErrors(archive: String) throws {
        let failure = #expect(throws: BuildFailure.self) { try content(Self.source("x" + archive)) }
        #expect(failure?.diagnostics.first?.message.contains("OldToNew.loud") == true)
    }

    @Test func unknownExpressionsAreErrors() throws {
        let failure = #expect(throws: BuildFailure.self) {
            try content(Self.source(Self.archive.replacing("NSVariableExpression", with: "NSTernaryExpression")))
        }
        #expect(failure?.diagnostics.first?.message.contains("NSTernaryExpression") == true)
    }

    /// Each list has the next one twice: a dozen of them would be thousands of parts.
    @Test func listsThatGrowWithoutEndAreErrors() throws {
        let lists = (0..<12).map { level in
            let next = Self.uid(2 * level + 4)
            return """
                <dict><key>$class</key>\(Self.uid(1))<key>NSCollection</key>\(Self.uid(2 * level + 3))</dict>
                <dict><key>NS.objects</key><array>\(next)\(next)</array></dict>
                """
        }
        let archive = """
            <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>$top</key><dict><key>root</key>\(Self.uid(2))</dict>
            <key>$objects</key><array><string>$null</string><dict><key>$classname</key><string>NSAggregateExpression</string></dict>
            \(lists.joined())<dict><key>$class</key>\(Self.uid(1))</dict></array></dict></plist>
            """
        let failure = #expect(throws: BuildFailure.self) { try content(Self.source(archive)) }
        #expect(failure?.diagnostics.first?.message.contains("nested too deeply") == true)
    }

    @Test func filesWithoutAMappingModelAreErrors() throws {
        #expect(throws: BuildFailure.self) { try content("<database/>") }
        #expect(throws: BuildFailure.self) { try content("<database") }
    }
}
