import DamageSupport
import FileFormats
import Foundation
import Testing

@testable import AppBuilder

/// Classes made from `.intentdefinition` files.
struct IntentDefinitionTests {
    /// A dictionary of the file's format.
    private static func dictionary(_ fields: [(String, String)]) -> String {
        "<dict>\n" + fields.map { "<key>\($0.0)</key>\n\($0.1)\n" }.joined() + "</dict>"
    }
    private static func string(_ text: String) -> String { "<string>\(text)</string>" }
    private static func list(_ items: [String]) -> String { "<array>\n" + items.joined(separator: "\n") + "\n</array>" }

    private static func value(_ name: String, _ index: Int, _ title: String) -> String {
        let fields = [
            ("INEnumValueDisplayName", string(title)), ("INEnumValueDisplayNameID", string(name + "ID")), ("INEnumValueName", string(name)),
        ]
        // Xcode leaves out the index of the first.
        return dictionary(index == 0 ? fields : fields + [("INEnumValueIndex", "<integer>\(index)</integer>")])
    }

    static func text(enumName: String = "Sample", objectType: String = "ProfileType", intentName: String = "ProfileSelection") -> String {
        let enumeration = dictionary([
            ("INEnumName", string(enumName)), ("INEnumType", string("Regular")),
            ("INEnumValues", list([value("unknown", 0, "Unknown"), value("lina", 3, "Lina"), value("default", 2, "\"Quoted\" \\(x)")])),
        ])
        let player = dictionary([
            ("INIntentParameterConfigurable", "<true/>"), ("INIntentParameterDisplayName", string("Player")),
            ("INIntentParameterDisplayNameID", string("Pl4yer")), ("INIntentParameterDisplayPriority", "<integer>1</integer>"),
            ("INIntentParameterEnumType", string("Sample")),
            ("INIntentParameterMetadata", dictionary([("INIntentParameterMetadataDefaultValue", string("lina"))])),
            ("INIntentParameterName", string("player")), ("INIntentParameterType", string("Integer")),
        ])
        let profile = dictionary([
            ("INIntentParameterConfigurable", "<true/>"), ("INIntentParameterDisplayName", string("Profile")),
            ("INIntentParameterDisplayPriority", "<integer>0</integer>"), ("INIntentParameterName", string("profile")),
            ("INIntentParameterObjectType", string(objectType)), ("INIntentParameterSupportsDynamicEnumeration", "<true/>"),
            ("INIntentParameterSupportsSearch", "<true/>"), ("INIntentParameterSupportsResolution", "<true/>"),
            ("INIntentParameterType", string("Object")),
            (
                "INIntentParameterRelationship",
                dictionary([
                    ("INIntentParameterRelationshipParentName", string("player")),
                    ("INIntentParameterRelationshipPredicateName", string("EnumHasExactValue")),
                    ("INIntentParameterRelationshipPredicateValue", string("lina")),
                ])
            ),
        ])
        let place = dictionary([("INIntentParameterName", string("place")), ("INIntentParameterType", string("Placemark"))])
        let intent = dictionary([
            ("INIntentName", string(intentName)), ("INIntentTitle", string("Choose a player")), ("INIntentTitleID", string("T1tle")),
            ("INIntentType", string("Custom")), ("INIntentVerb", string("View")), ("INIntentParameters", list([player, profile, place])),
            (
                "INIntentResponse",
                dictionary([
                    (
                        "INIntentResponseCodes",
                        list(["success", "failure", "gone"].map { dictionary([("INIntentResponseCodeName", string($0))]) })
                    )
                ])
            ),
        ])
        let type = dictionary([
            ("INTypeName", string("ProfileType")),
            (
                "INTypeProperties",
                list([
                    dictionary([
                        ("INTypePropertyDefault", "<true/>"), ("INTypePropertyName", string("identifier")),
                        ("INTypePropertyType", string("String")),
                    ]), dictionary([("INTypePropertyName", string("rating")), ("INTypePropertyType", string("Decimal"))]),
                ])
            ),
        ])
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\n"
            + dictionary([("INEnums", list([enumeration])), ("INIntents", list([intent])), ("INTypes", list([type]))]) + "\n</plist>\n"
    }

    private func read(_ text: String) throws -> IntentDefinitionFile { try IntentDefinitionReader.read(Data(text.utf8)) }

    private func problem(_ text: String) -> FormatError? {
        do { _ = try read(text) } catch let error as FormatError { return error } catch {}
        return nil
    }

    @Test func whatXcodeWritesIsRead() throws {
        let file = try read(Self.text())
        #expect(file.enumerations.first?.cases.map(\.index) == [0, 3, 2])
        #expect(file.types.first?.properties.map(\.name) == ["rating"])
        let intent = try #require(file.intents.first)
        #expect(intent.className == "ProfileSelectionIntent")
        #expect(intent.title == .init(words: "Choose a player", key: "T1tle"))
        // In the order in which people see them; those without a place come last.
        #expect(intent.parameters.map(\.name) == ["profile", "player", "place"])
        let (profile, player) = (intent.parameters[0], intent.parameters[1])
        #expect(profile.hasDynamicOptions)
        #expect(profile.isSearchable)
        #expect(profile.type == .object("ProfileType"))
        #expect(profile.condition?.parameter == "player")
        #expect(profile.condition?.value == .text("lina"))
        #expect(player.type == .enumeration("Sample"))
        #expect(player.defaultValue == .text("lina"))
        #expect(player.isEditable)
        #expect(intent.parameters[2].type == .unsupported("Placemark") && !intent.parameters[2].isEditable)
        #expect(intent.codes == ["gone"])
    }

    @Test func whatIsWrongIsSaidWithTheKey() throws {
        #expect(problem("<plist version=\"1.0\"><array/></plist>")?.message == "the top of the file is no dictionary")
        #expect(
            problem("<plist version=\"1.0\"><dict/></plist>")?.message
                == "no intent definition: it has none of INIntents, INTypes and INEnums")
        let missing = problem(Self.text(objectType: "Nobody"))
        #expect(missing?.message == "INIntentParameterObjectType names the type 'Nobody', which INTypes lacks, for 'profile'")
        let line = try #require(missing?.line)
        #expect(Self.text(objectType: "Nobody").split(separator: "\n", omittingEmptySubsequences: false)[line - 1].contains("Nobody"))
        #expect(problem(Self.text(intentName: "a-b"))?.message == "INIntentName 'a-b' is no name that Swift code can have")
        #expect(problem(Self.text(enumName: "ProfileType"))?.message.hasPrefix("two definitions are called 'ProfileType'") == true)
        #expect(
            problem(Self.text().replacingOccurrences(of: "<key>INIntentName</key>\n<string>ProfileSelection</string>", with: ""))?.message
                == "INIntentName is missing")
    }

    @Test func theMessageNamesTheFile() throws {
        let folder = try TemporaryFolder(["Widgets.intentdefinition": Self.text(objectType: "Nobody")])
        let failure = #expect(throws: BuildFailure.self) { try IntentDefinitionFile(folder.path("Widgets.intentdefinition")) }
        #expect(failure?.diagnostics.first?.file?.lastPathComponent == "Widgets.intentdefinition")
        #expect(failure?.diagnostics.first?.nextStep?.isEmpty == false)
    }

    @Test func theCodeIsWhatXcodeGenerates() throws {
        let text = IntentSourceWriter(file: try read(Self.text()), table: "Widgets").text
        for expected in [
            "public class ProfileSelectionIntent: Intents.INIntent {", "public var profile: ProfileType? {", "public var player: Sample {",
            "public protocol ProfileSelectionIntentHandling: QuinceFoundation.NSObjectProtocol {",
            "func provideProfileOptionsCollection(for intent: ProfileSelectionIntent, searchTerm: Swift.String?, with completion: @escaping (Intents.INObjectCollection<ProfileType>?, (any Swift.Error)?) -> Swift.Void)",
            "func defaultProfile(for intent: ProfileSelectionIntent) -> ProfileType?",
            "func resolveProfile(for intent: ProfileSelectionIntent",
            "public enum ProfileSelectionIntentResponseCode: Int", "case gone = 100", "case `default` = 2",
            "\"\\\"Quoted\\\" \\\\(x)\"", "message: \"not yet in Quince: intents' values of the type Placemark\"",
            "public class SampleResolutionResult: Intents.INEnumResolutionResult",
        ] { #expect(text.contains(expected), "\(expected)\nis not in\n\(text)") }
    }

    /// Whatever the bytes are: an error that says what is wrong, or code without anything of the file's own outside of names and texts.
    @Test func damagedFilesAreToldOf() {
        var damage = Damage(alphabet: "<>/\"&;\u{0}aE0\n")
        for _ in 0..<2_000 {
            let bytes = damage.apply(to: Self.text())
            do {
                let file = try IntentDefinitionReader.read(Data(bytes))
                #expect(IntentSourceWriter(file: file, table: "Widgets").text.hasPrefix("@_spi(Quince) import Intents"))
            } catch let error as FormatError { #expect(error.line >= 1 && !error.message.isEmpty) } catch {
                Issue.record("another error: \(error)")
            }
        }
    }
}
