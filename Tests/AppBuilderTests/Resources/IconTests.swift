import BundleFormat
import CImageCodecs
import Foundation
import Testing

@testable import AppBuilder

/// Icons of Icon Composer, drawn for the home screen.
struct IconTests {
    /// The colours of a picture at places of a canvas of 1024 points.
    private struct Pixels {
        let image: QCImage
        let bytes: [UInt8]

        init(_ png: Data) throws {
            var image = QCImage()
            var message = [CChar](repeating: 0, count: 256)
            let status = png.withUnsafeBytes {
                qc_decode_png($0.baseAddress?.assumingMemoryBound(to: UInt8.self), $0.count, &image, &message, message.count)
            }
            try #require(status == 0)
            bytes = Array(UnsafeBufferPointer(start: image.pixels, count: Int(image.width) * Int(image.height) * 4))
            free(image.pixels)
            self.image = image
        }

        /// Red, green and blue.
        subscript(x: Int, y: Int) -> [Int] {
            let start = (y * Int(image.height) / 1024 * Int(image.width) + x * Int(image.width) / 1024) * 4
            return [Int(bytes[start + 2]), Int(bytes[start + 1]), Int(bytes[start])]
        }
    }

    private static func square(_ color: String, side: Int = 200) -> String {
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(side)\" height=\"\(side)\"><rect width=\"\(side)\" height=\"\(side)\" fill=\"\(color)\"/></svg>"
    }

    private func icon(_ json: String, _ files: [String: String] = [:]) throws -> TemporaryFolder {
        var all = ["AppIcon.icon/icon.json": json]
        for (name, text) in files { all["AppIcon.icon/Assets/" + name] = text }
        return try TemporaryFolder(all)
    }

    private func draw(_ json: String, _ files: [String: String] = [:]) throws -> (pixels: Pixels, warnings: [BuildDiagnostic]) {
        let folder = try icon(json, files)
        let drawn = try IconCompiler(icon: folder.path("AppIcon.icon")).draw()
        return (try Pixels(drawn.png), drawn.warnings)
    }

    private static func flat(_ layer: String, group: String = "") -> String {
        """
        {"fill": {"solid": "srgb:0,0,1,1"}, "groups": [{\(group) "specular": false, "layers": [
            {"image-name": "a.svg", "name": "a", "glass": false \(layer)}]}], "supported-platforms": {"squares": "shared"}}
        """
    }

    @Test func groundAndLayersAreDrawnInTheirPlaces() throws {
        let (pixels, warnings) = try draw(
            Self.flat(", \"position\": {\"scale\": 2, \"translation-in-points\": [100, -50]}"), ["a.svg": Self.square("#ff0000")])
        #expect(warnings == [])
        #expect(pixels.image.width == 1024)
        #expect(pixels[10, 10] == [0, 0, 255])
        // A square of 400 points around (612, 462).
        #expect(pixels[612, 462] == [255, 0, 0])
        #expect(pixels[420, 270] == [255, 0, 0])
        #expect(pixels[404, 462] == [0, 0, 255])
        #expect(pixels[808, 658] == [255, 0, 0])
        #expect(pixels[820, 658] == [0, 0, 255])
    }

    @Test func theFirstGroupAndLayerAreInFront() throws {
        let json = """
            {"fill": {"solid": "srgb:1,1,1,1"}, "groups": [
                {"specular": false, "layers": [{"image-name": "small.svg", "glass": false}, {"image-name": "middle.svg", "glass": false}]},
                {"specular": false, "layers": [{"image-name": "large.svg", "glass": false}]}]}
            """
        let files = [
            "small.svg": Self.square("#ff0000"), "middle.svg": Self.square("#00ff00", side: 400),
            "large.svg": Self.square("#0000ff", side: 600),
        ]
        let pixels = try draw(json, files).pixels
        #expect(pixels[512, 512] == [255, 0, 0])
        #expect(pixels[512, 350] == [0, 255, 0])
        #expect(pixels[512, 250] == [0, 0, 255])
        #expect(pixels[512, 100] == [255, 255, 255])
    }

    @Test func fillsOpacityAndBlendModesAreApplied() throws {
        let filled = try draw(Self.flat(", \"fill\": {\"solid\": \"named:system-green\"}"), ["a.svg": Self.square("#ff0000")])
        #expect(filled.pixels[512, 512] == [52, 199, 89])
        let half = try draw(Self.flat(", \"opacity\": 0.5"), ["a.svg": Self.square("#ff0000")]).pixels[512, 512]
        #expect(abs(half[0] - 128) <= 1)
        #expect(abs(half[2] - 127) <= 1)
        let mixed = try draw(Self.flat(", \"blend-mode\": \"multiply\""), ["a.svg": Self.square("#ff0080")]).pixels[512, 512]
        #expect(mixed == [0, 0, 128])
    }

    @Test func gradientsRunFromTheirStartToTheirStop() throws {
        let json = """
            {"fill": {"linear-gradient": ["gray:0,1", "gray:1,1"], "orientation": {"start": {"x": 0, "y": 0.5}, "stop": {"x": 1, "y": 0.5}}},
             "groups": []}
            """
        let pixels = try draw(json).pixels
        #expect(pixels[2, 500][0] < 4)
        #expect(abs(pixels[512, 20][0] - 128) <= 2)
        #expect(pixels[1021, 500][0] > 251)
    }

    @Test func theLightAppearanceOfAPhoneIsDrawn() throws {
        let json = """
            {"fill-specializations": [
                {"value": {"solid": "srgb:1,0,0,1"}}, {"appearance": "dark", "value": {"solid": "srgb:0,0,0,1"}},
                {"idiom": "iOS", "value": {"solid": "srgb:0,1,0,1"}}, {"idiom": "watchOS", "value": {"solid": "srgb:0,0,1,1"}}],
             "groups": [{"hidden-specializations": [{"appearance": "dark", "value": false}, {"value": true}],
                         "layers": [{"image-name": "missing.svg"}]}]}
            """
        #expect(try draw(json).pixels[512, 512] == [0, 255, 0])
    }

    @Test func glassHasShadowsLightEdgesAndShowsWhatIsBelow() throws {
        func json(_ group: String) -> String {
            """
            {"fill": {"solid": "srgb:0,0,1,1"}, "groups": [{\(group), "layers": [{"image-name": "a.svg"}]}]}
            """
        }
        let files = ["a.svg": Self.square("#ff0000", side: 400)]
        let shadow = try draw(json("\"specular\": false, \"shadow\": {\"kind\": \"neutral\", \"opacity\": 1}"), files).pixels
        #expect(shadow[512, 512] == [255, 0, 0])
        #expect(shadow[512, 720][2] < 200)
        #expect(shadow[512, 1000] == [0, 0, 255])
        let edge = try draw(json("\"specular\": true"), files).pixels
        #expect(edge[512, 314][1] > 60)
        #expect(edge[512, 512] == [255, 0, 0])
        let clear = try draw(json("\"specular\": false, \"translucency\": {\"enabled\": true, \"value\": 1}"), files).pixels
        #expect(abs(clear[512, 512][2] - 128) <= 2)
    }

    /// A sharp edge below glass is soft where the glass is, and nowhere else.
    @Test func whatIsBelowGlassIsBlurred() throws {
        let json = """
            {"fill": {"solid": "srgb:1,1,1,1"}, "groups": [
                {"specular": false, "blur-material": 1, "translucency": {"enabled": true, "value": 1},
                 "layers": [{"image-name": "glass.svg", "opacity": 0.01}]},
                {"specular": false, "layers": [{"image-name": "bar.svg", "glass": false}]}]}
            """
        let files = ["glass.svg": Self.square("#ffffff", side: 300), "bar.svg": Self.square("#000000", side: 600)]
        let pixels = try draw(json, files).pixels
        #expect(pixels[512, 205] == [255, 255, 255])
        #expect(pixels[512, 220] == [0, 0, 0])
        let wide = try draw(json, files.merging(["glass.svg": Self.square("#ffffff", side: 1000)]) { $1 }).pixels
        #expect(wide[512, 205][0] < 200)
        #expect(wide[512, 220][0] > 60)
    }

    @Test func whatIsUnknownIsAWarningWithItsLine() throws {
        let json = """
            {"fill": {"solid": "srgb:0,0,1,1"}, "features": ["x"],
             "groups": [{"shimmer": 1,
               "shimmer-specializations": [],
               "layers": [{"image-name": "a.svg", "blend-mode": "sparkle"}]}]}
            """
        let warnings = try draw(json, ["a.svg": Self.square("#ff0000")]).warnings
        #expect(
            warnings.map(\.message) == [
                "'features' in an icon is not known to Quince", "'shimmer' in an icon is not known to Quince",
                "'shimmer-specializations' in an icon is not known to Quince", "the blend mode 'sparkle' of an icon is not known to Quince",
            ])
        #expect(warnings.map(\.line) == [1, 2, 3, 4])
    }

    @Test(arguments: [
        (#"{"fill": {"solid": "srgb:1,1"}}"#, "'srgb:1,1' is no colour of an icon"),
        (#"{"fill": {"linear-gradient": ["gray:1,1"]}}"#, "a gradient of an icon has 1 colours"),
        (#"{"groups": [{"opacity": "half"}]}"#, "'opacity' of an icon is no number"),
        (#"{"groups": [{"layers": [{"image-name": "b.svg"}]}]}"#, "'b.svg' is missing"),
        (#"{"groups": [{"layers": [{"image-name": "../icon.json"}]}]}"#, "image-name is “../icon.json”"),
        (#"{"groups": [{"layers": [{"image-name": "a.gif"}]}]}"#, "pictures of type '.gif'"),
        (#"{"groups": [{"layers": [{"image-name": "bad.png"}]}]}"#, "the picture is damaged"),
    ])
    func damagedIconsAreErrors(json: String, message: String) throws {
        let folder = try icon(json, ["a.gif": "GIF89a", "bad.png": "no picture"])
        let failure = try #require(throws: BuildFailure.self) { _ = try IconCompiler(icon: folder.path("AppIcon.icon")).draw() }
        let error = try #require(failure.diagnostics.first)
        #expect(error.message.contains(message), "\(error)")
        #expect(error.nextStep != nil)
    }

    @Test func hostileNumbersAreClamped() throws {
        let json = """
            {"fill": {"solid": "extended-srgb:1e300,-5,0,1"}, "groups": [
                {"blur-material": 1e9, "position": {"scale": 1e300, "translation-in-points": [1e300]}, "layers": [
                    {"image-name": "a.svg", "position": {"scale": -1, "translation-in-points": ["x", 1e9]}}]}]}
            """
        #expect(try draw(json, ["a.svg": Self.square("#00ff00")]).pixels[512, 512] == [255, 0, 0])
    }

    @Test func theAppsIconIsTheOneThatItsSettingNames() async throws {
        let files = ["Marble.icon", "Zebra.icon"].flatMap { name in
            [
                ("P/\(name)/icon.json", "{\"fill\": {\"solid\": \"srgb:\(name == "Zebra.icon" ? "1,0,0" : "0,0,1"),1\"}, \"groups\": []}"),
                ("P/\(name)/Assets/.keep", ""),
            ]
        }
        let objects = ["Marble", "Zebra"].enumerated().map { index, name in
            """
            I\(index) = { isa = PBXFileReference; lastKnownFileType = folder.iconcomposer.icon; path = \(name).icon; sourceTree = "<group>"; };
            BI\(index) = { isa = PBXBuildFile; fileRef = I\(index); };
            """
        }
        let project = try HostileProject(
            settings: "ASSETCATALOG_COMPILER_APPICON_NAME = Zebra;",
            objects: objects.joined() + "RP = { isa = PBXResourcesBuildPhase; files = (BI0, BI1); };", children: ", I0, I1", phases: ", RP",
            files: Dictionary(uniqueKeysWithValues: files))
        let app = try await AppBuilder().build(
            BuildRequest(
                app: project.app, output: project.folder.path("Products"), frameworks: TestFrameworks.shared.get(),
                cache: project.folder.path("Cache")))
        let plist = try PropertyListSerialization.propertyList(
            from: Data(contentsOf: app.bundle.appendingPathComponent("Info.plist")), format: nil)
        let icons = try #require((plist as? [String: Any])?["CFBundleIcons"] as? [String: [String: String]])
        #expect(icons["CFBundlePrimaryIcon"] == ["CFBundleIconName": "Zebra"])
        let assets = app.bundle.appendingPathComponent(CompiledAssetCatalog.folderName)
        let catalog = try PropertyListDecoder().decode(
            CompiledAssetCatalog.self, from: Data(contentsOf: assets.appendingPathComponent(CompiledAssetCatalog.fileName)))
        let file = try #require(catalog.icons["Zebra"]?.first)
        #expect(try Pixels(Data(contentsOf: assets.appendingPathComponent(file)))[512, 512] == [255, 0, 0])
        #expect(!FileManager.default.fileExists(atPath: app.bundle.appendingPathComponent("Zebra.icon").path))
    }
}
