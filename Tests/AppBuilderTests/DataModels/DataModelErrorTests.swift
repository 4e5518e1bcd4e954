import BundleFormat
import Foundation
import Testing

@testable import AppBuilder

/// Data models that make no sense, and files that are none.
struct DataModelErrorTests {
    /// The only error of a model with one entity.
    private func error(_ properties: String, entity: String = "name=\"Item\"", others: String = "") throws -> BuildDiagnostic {
        let errors = DataModelText.errors("<entity \(entity)>\n\(properties)\n</entity>\n\(others)")
        #expect(errors.count == 1, "\(errors)")
        return try #require(errors.first)
    }

    @Test(arguments: [
        ("<attribute name=\"a\" attributeType=\"Sound\"/>", "Item.a: the type 'Sound' is not in Quince yet"),
        ("<attribute name=\"a\" optional=\"YES\"/>", "Misconfigured Property: Item.a must have a defined type"),
        ("<attribute attributeType=\"String\"/>", "a property of Item has no name"),
        (
            "<attribute name=\"a-b\" attributeType=\"String\"/>",
            "a property of Item 'a-b' has a name that is none: letters, digits and underscores make one"
        ),
        (
            "<attribute name=\"description\" attributeType=\"String\"/>",
            "Misconfigured Property: Item.description has a reserved name: it is that of a method of NSObject or NSManagedObject"
        ),
        (
            "<attribute name=\"a\" attributeType=\"Integer 16\" defaultValueString=\"40000\"/>",
            "Item.a: the default value '40000' is no value of the type Integer 16"
        ),
        (
            "<attribute name=\"a\" attributeType=\"Double\" defaultValueString=\"nan\"/>",
            "Item.a: the default value 'nan' is no value of the type Double"
        ),
        (
            "<attribute name=\"a\" attributeType=\"Date\" defaultDateTimeInterval=\"inf\"/>",
            "Item.a: the default value 'inf' is no value of the type Date"
        ),
        (
            "<attribute name=\"a\" attributeType=\"Float\" minValueString=\"2\" maxValueString=\"1\"/>",
            "Misconfigured Property: the minimum of Item.a is greater than its maximum"
        ),
        (
            "<attribute name=\"a\" attributeType=\"String\" regularExpressionString=\"[\"/>",
            "Item.a: '[' is no regular expression"
        ),
        (
            "<attribute name=\"a\" attributeType=\"Date\" derived=\"YES\"/>",
            "Misconfigured Property: Item.a is derived and must have a derivation expression"
        ),
        ("<relationship name=\"a\"/>", "Misconfigured Property: Item.a must have a destination"),
        (
            "<relationship name=\"a\" destinationEntity=\"Nobody\"/>",
            "the destination of Item.a is the entity 'Nobody', which the model does not have"
        ),
        (
            "<relationship name=\"a\" destinationEntity=\"Item\" inverseName=\"b\"/>",
            "the inverse of Item.a is 'b', which Item does not have"
        ),
        (
            "<relationship name=\"a\" destinationEntity=\"Item\" deletionRule=\"Burn\"/>",
            "Item.a: the delete rule 'Burn' is none of Nullify, Cascade, Deny and No Action"
        ),
        (
            "<relationship name=\"a\" toMany=\"YES\" destinationEntity=\"Item\" inverseName=\"a\" maxCount=\"99999999999\"/>",
            "Item.a: maxCount '99999999999' is no number of objects"
        ),
        ("<fetchedProperty name=\"a\"/>", "Misconfigured Property: Item.a must have a fetch request"),
        (
            "<fetchedProperty name=\"a\"><fetchRequest entity=\"Nobody\"/></fetchedProperty>",
            "Item.a names the entity 'Nobody', which the model does not have"
        ),
    ])
    func propertyIsNamedWithItsLine(_ property: String, _ message: String) throws {
        let error = try error("\n" + property)
        #expect(error.message == message)
        #expect(error.line == 5)
        #expect(error.file?.lastPathComponent == "contents")
    }

    @Test func entitiesAreCheckedAgainstEachOther() throws {
        let twice = DataModelText.errors("<entity name=\"A\"/>\n<entity name=\"A\"/>")
        #expect(twice.map(\.message) == ["the model has two entities of the name 'A'"])
        let orphan = try error("", entity: "name=\"A\" parentEntity=\"B\"")
        #expect(orphan.message == "the parent entity of A is 'B', which the model does not have")
        let circle = DataModelText.errors("<entity name=\"A\" parentEntity=\"B\"/>\n<entity name=\"B\" parentEntity=\"A\"/>")
        #expect(circle.first?.message == "A is its own parent entity, or that of one of its parents")
        let attribute = "<attribute name=\"a\" attributeType=\"String\"/>"
        let same = try error(attribute + "\n" + attribute)
        #expect(same.message == "Item has two properties of the name 'a'")
        let inherited = try error(
            attribute, entity: "name=\"A\" parentEntity=\"B\"", others: "<entity name=\"B\">\(attribute)</entity>")
        #expect(inherited.message == "A.a is a property of the parent entity B, too")
        let constraint = try error(
            "<uniquenessConstraints><uniquenessConstraint><constraint value=\"x\"/></uniquenessConstraint></uniquenessConstraints>")
        #expect(constraint.message == "a uniqueness constraint of Item names 'x', which it does not have")
        let index = try error("<fetchIndex name=\"i\"><fetchIndexElement property=\"x\"/></fetchIndex>")
        #expect(index.message == "the index 'i' of Item names 'x', which it does not have")
        let member = try error("", others: "<configuration name=\"C\"><memberEntity name=\"Nobody\"/></configuration>")
        #expect(member.message == "configuration C names the entity 'Nobody', which the model does not have")
    }

    @Test func classesHaveNames() throws {
        let odd = try error("", entity: "name=\"A\" representedClassName=\"a b\"")
        #expect(odd.message == "A: 'a b' is no name that a class can have")
        let generated = "representedClassName=\"Thing\" codeGenerationType=\"class\""
        let twice = DataModelText.errors("<entity name=\"A\" \(generated)/>\n<entity name=\"B\" \(generated)/>")
        #expect(twice.map(\.message) == ["the code of the class 'Thing' is generated for both A and B"])
    }

    @Test func compositesDoNotHoldThemselves() throws {
        let errors = DataModelText.errors(
            """
            <compositeAttribute name="A"><attribute name="b" attributeType="Composite" compositeName="B"/></compositeAttribute>
            <compositeAttribute name="B"><attribute name="a" attributeType="Composite" compositeName="A"/></compositeAttribute>
            """)
        #expect(errors.map(\.message) == ["the composite attribute 'A' holds itself", "the composite attribute 'B' holds itself"])
    }

    @Test func filesThatAreNoModelsAreNamed() throws {
        func message(_ files: [String: String], _ name: String = "M.xcdatamodeld") throws -> String? {
            let folder = try TemporaryFolder(files)
            do {
                _ = try DataModelDocument.read(DataModelFolder(folder.path(name)).current, moduleName: "App")
            } catch let failure as BuildFailure { return failure.diagnostics.first?.message }
            return nil
        }
        #expect(try message(["M.xcdatamodeld/x": ""])?.contains("has no version of the data model") == true)
        #expect(try message(["M.xcdatamodeld": ""]) == "M.xcdatamodeld is no folder of a data model")
        #expect(try message(["M.xcdatamodel/x": ""], "M.xcdatamodel") == "the data model 'M' has no file 'contents'")
        #expect(
            try message(["M.xcdatamodel/elements": ""], "M.xcdatamodel") == "the data model 'M' is in the binary format of Xcode 3")
        #expect(try message(["M.xcdatamodel/contents": "<model>"], "M.xcdatamodel")?.hasPrefix("not well-formed XML: ") == true)
        #expect(try message(["M.xcdatamodel/contents": "<plist/>"], "M.xcdatamodel") == "not a data model: its root is <plist>")
        let deep = String(repeating: "<entity>", count: 5000)
        #expect(try message(["M.xcdatamodel/contents": "<model>" + deep], "M.xcdatamodel")?.hasPrefix("not well-formed XML: ") == true)
        let bomb = "<!DOCTYPE model [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;\">]><model><entity name=\"&b;\"/></model>"
        #expect(try message(["M.xcdatamodel/contents": bomb], "M.xcdatamodel")?.contains("declares entities") == true)
        let gone = [
            "M.xcdatamodeld/A.xcdatamodel/contents": "", "M.xcdatamodeld/.xccurrentversion": DataModelText.current("B.xcdatamodel"),
        ]
        #expect(try message(gone) == "the current version of M.xcdatamodeld is 'B', which is not there (A)")
        let odd = ["M.xcdatamodeld/A.xcdatamodel/contents": "", "M.xcdatamodeld/.xccurrentversion": "{"]
        #expect(try message(odd)?.hasPrefix("not a valid property list: ") == true)
    }

    @Test func pipesAreNotOpened() throws {
        let folder = try TemporaryFolder(["M.xcdatamodel/x": ""])
        #expect(mkfifo(folder.path("M.xcdatamodel/contents").path, 0o600) == 0)
        #expect(throws: BuildFailure.self) {
            try DataModelDocument.read(DataModelFolder(folder.path("M.xcdatamodel")).current, moduleName: "App")
        }
    }
}
