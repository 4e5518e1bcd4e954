import Foundation

@testable import AppBuilder
@testable import Simulator

/// Files of projects, and flows.
extension FuzzTarget {
    static let projects = [json, settings, intents, flows, expressions, caches, dependencies]

    private static let json = FuzzTarget(
        name: "project-json", words: ["\"strings\":{", "\"localizations\":", "\"stringUnit\":", "\"variations\":", "\"plural\":", "\\u"],
        seeds: {
            [
                #"{"sourceLanguage":"en","strings":{"%lld files":{"localizations":{"de":{"variations":{"plural":{"one":{"stringUnit":{"value":"%lld Datei"}},"other":{"stringUnit":{"value":"%lld Dateien"}}}}},"fr":{"stringUnit":{"value":"f"}}}}}}"#,
                "{\n \"a\": [1, {\"b\": true}],\n \"c\": \"d\\\"\"\n}", "[1,\n2,]",
            ].map { [UInt8]($0) }
        },
        accepts: { bytes in
            _ = JSONProblem.line(of: Data(bytes))
            return StoreSeeds.withFile("project-json", bytes) { file in succeeds { try StringsCompiler.compileCatalog(file) } }
        })

    /// Settings, a line each, then after a zero byte a text that uses them.
    private static let settings = FuzzTarget(
        name: "build-settings", maximumLength: 1024,
        words: ["$(", "${", ":lower", ":rfc1034identifier", ":default=", "$(inherited)", "[sdk=iphone*]", "[arch="],
        seeds: { [[UInt8]("A = $(B:lower) x\nB = \"y z\"\nC[sdk=iphonesimulator*] = $(inherited) 1\0$(A) ${C} 'a b'\\ c")] },
        accepts: { bytes in
            let pieces = bytes.pieces
            var settings = BuildSettings(configuration: "Debug")
            for block in pieces[0].text.components(separatedBy: "\n\n") {
                var layer: [String: String] = [:]
                for line in block.split(separator: "\n") {
                    let sides = line.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
                    if sides.count == 2 { layer[sides[0]] = sides[1] }
                }
                settings.push(layer)
            }
            let text = pieces.dropFirst().first?.text ?? ""
            _ = BuildSettings.words(text)
            _ = BuildSettings.identifier(text)
            return succeeds {
                for name in settings.names { _ = settings.list(name) }
                _ = try settings.expand(text)
            }
        })

    private static let intents = FuzzTarget(
        name: "intent-definitions",
        words: [
            "INIntents", "INTypes", "INEnums", "INEnumName", "INIntentParameters", "INIntentParameterType", "<array>", "<dict>", "<key>",
            "<string>",
        ],
        seeds: {
            [
                [UInt8](
                    "{ INEnums = ({ INEnumName = Size; INEnumValues = ({ INEnumValueName = small; INEnumValueIndex = 1; }); }); INTypes = ({ INTypeName = Shop; INTypeProperties = ({ INTypePropertyName = city; INTypePropertyType = String; }); }); INIntents = ({ INIntentName = Order; INIntentParameters = ({ INIntentParameterName = count; INIntentParameterType = Integer; }); }); }"
                )
            ]
        }, accepts: { bytes in succeeds { try IntentDefinitionReader.read(Data(bytes)) } })

    private static let flows = FuzzTarget(
        name: "flows", timeout: 10,
        words: [
            "- tapOn:", "- assertVisible:", "- repeat:", "- scrollUntilVisible:", "- swipe:", "  times: ", "  point: ", "---\n", "${", "&a",
            "*a",
        ],
        seeds: {
            [
                [UInt8](
                    "appId: a.b\nname: N\n---\n- launchApp\n- tapOn:\n    text: \"OK\"\n    index: 1\n- repeat:\n    times: 3\n    commands:\n      - back\n"
                ),
                [UInt8]("- tapOn: {point: \"50%,50%\"}\n- inputText: \"${A + 1}\"\n- assertVisible: {id: x}\n- takeScreenshot: s\n"),
            ]
        },
        accepts: { bytes in succeeds { try FlowReader(file: URL(fileURLWithPath: "/flow.yaml")).flow(bytes.text) } })

    /// The files in which builds keep what they know; the first byte chooses, and damage is flips of bytes in a file as it is written.
    private static let caches = FuzzTarget(
        name: "build-caches", words: ["QCACHE1\n", "bplist00"],
        seeds: { BuildCaches.written.enumerated().map { [UInt8($0.offset)] + $0.element } },
        accepts: { bytes in
            guard let (choice, rest) = bytes.choice(of: BuildCaches.readers.count) else { return false }
            let isRead = StoreSeeds.withFile("build-caches", rest, BuildCaches.readers[choice])
            if isRead, !BuildCaches.isWhole(rest) { fatalError("a damaged cache is believed") }
            return isRead
        })

    private static let expressions = FuzzTarget(
        name: "flow-expressions", maximumLength: 512,
        words: ["${", "}", "===", "&&", "||", "??", "output.", "parseInt(", "parseFloat(", ".replace(", ".length", ".trim()", "undefined"],
        seeds: {
            ["${A = 3; A * 2 + 1}", "${output.n ?? 'x'.toUpperCase()}", "\\${a} ${1 < 2 ? \"b\" : `c`}", "${Number('1e309') % 7}"].map {
                [UInt8]($0)
            }
        },
        accepts: { bytes in
            var variables = FlowVariables()
            return succeeds { try variables.expand(bytes.text) }
        })
}
