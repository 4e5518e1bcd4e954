import BundleFormat
import CImageCodecs
import Foundation
import Testing

@testable import AppBuilder

struct ResourceTests {
    private static let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"10\" height=\"4\"><rect width=\"10\" height=\"4\"/></svg>"

    private func compile(_ folder: TemporaryFolder) throws -> CompiledAssetCatalog {
        _ = try AssetCatalogCompiler(bundle: folder.path("Out"), boundary: ProjectBoundary(folders: [folder.url])).compile([
            folder.path("A.xcassets")
        ])
        let data = try Data(contentsOf: folder.path("Out/Assets.catalog/Contents.plist"))
        return try PropertyListDecoder().decode(CompiledAssetCatalog.self, from: data)
    }

    @Test func vectorsAreDrawnAtEveryScaleInTheirNamespace() throws {
        let folder = try TemporaryFolder([
            "A.xcassets/Icons/Contents.json": "{\"properties\": {\"provides-namespace\": true}}",
            "A.xcassets/Icons/bar.imageset/bar.svg": Self.svg,
            "A.xcassets/Icons/bar.imageset/Contents.json": """
            {"images": [{"idiom": "universal", "filename": "bar.svg",
              "resizing": {"cap-insets": {"left": 2, "right": 3}, "center": {"mode": "tile"}, "mode": "3-part-horizontal"}}],
             "properties": {"template-rendering-intent": "template"}}
            """,
        ])
        let set = try #require(try compile(folder).images["Icons/bar"])
        #expect(set.intent == .template)
        #expect(set.variants.map(\.scale) == [1, 2, 3])
        #expect(set.variants[0].resizing == .init(top: 0, left: 2, bottom: 0, right: 3, tiles: true))
        let packed = [UInt8](try Data(contentsOf: folder.path("Out/Assets.catalog/\(set.variants[2].file)")))
        // Width and height stand behind the mark.
        #expect(Array(packed[..<12]) == Array("QPX2".utf8) + [30, 0, 0, 0, 12, 0, 0, 0])
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.path("Out/Assets.catalog").path).sorted() == [
                "1.pixels", "2.pixels", "3.pixels", "Contents.plist",
            ])
    }

    /// A PNG writes a row like the one above in a few bytes, however long it is; packed pixels look back over shorter ones only.
    @Test func picturesThatPackedWouldTakeMuchMoreRoomStayAsTheyAre() throws {
        let (width, height) = (10_000, 20)
        var state: UInt32 = 41
        let row = (0..<width * 4).map { index -> UInt8 in
            state = state &* 1_664_525 &+ 1_013_904_223
            return index % 4 == 3 ? 255 : UInt8(truncatingIfNeeded: state >> 24)
        }
        let pixels = Array(repeatElement(row, count: height).joined())
        var size = 0
        let png = try #require(qc_encode_png(pixels, width * 4, Int32(width), Int32(height), 1, &size))
        let data = Data(bytesNoCopy: png, count: size, deallocator: .free)
        let folder = try TemporaryFolder([
            "A.xcassets/noise.imageset/Contents.json": "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"noise.png\"}]}"
        ])
        try data.write(to: folder.path("A.xcassets/noise.imageset/noise.png"))
        let file = try #require(try compile(folder).images["noise"]?.variants.first?.file)
        #expect(file == "1.png")
        #expect(try Data(contentsOf: folder.path("Out/Assets.catalog/\(file)")) == data)
    }

    /// As in Xcode.
    @Test func aMissingPictureIsAWarning() throws {
        let folder = try TemporaryFolder([
            "A.xcassets/a.imageset/Contents.json": "{\"images\": [\n{\"idiom\": \"universal\", \"filename\": \"a.png\"}]}",
            "A.xcassets/AppIcon.appiconset/Contents.json": "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"icon.png\"}]}",
        ])
        let compiler = AssetCatalogCompiler(bundle: folder.path("Out"), boundary: ProjectBoundary(folders: [folder.url]))
        let warnings = try compiler.compile([folder.path("A.xcassets")])
        let texts = ["'a.png' is missing; a.imageset is without it", "'icon.png' is missing; AppIcon.appiconset is without it"]
        #expect(Set(warnings.map(\.message)) == Set(texts))
        #expect(warnings.first { $0.message.contains("a.png") }?.line == 2)
    }

    @Test func imagesOfASpriteAtlasAreImagesOfTheCatalog() throws {
        let image = "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"a.svg\"}]}"
        let atlas = "A.xcassets/Sprites.spriteatlas"
        let folder = try TemporaryFolder([
            "\(atlas)/Contents.json": "{}", "\(atlas)/spark.imageset/Contents.json": image, "\(atlas)/spark.imageset/a.svg": Self.svg,
            "\(atlas)/bokeh.imageset/Contents.json": image, "\(atlas)/bokeh.imageset/a.svg": Self.svg,
            "A.xcassets/Ship.imageset/Contents.json": image, "A.xcassets/Ship.imageset/a.svg": Self.svg,
        ])
        let catalog = try compile(folder)
        #expect(catalog.atlases == ["Sprites": ["bokeh", "spark"]])
        #expect(Set(catalog.images.keys) == ["Ship", "bokeh", "spark"])
    }

    /// As of a phone's camera: the rest of the app is built.
    @Test func aPictureOfAnotherFormatIsAWarning() throws {
        let folder = try TemporaryFolder([
            "A.xcassets/a.imageset/Contents.json": "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"a.heic\"}]}",
            "A.xcassets/a.imageset/a.heic": "x",
        ])
        let compiler = AssetCatalogCompiler(bundle: folder.path("Out"), boundary: ProjectBoundary(folders: [folder.url]))
        let warnings = try compiler.compile([folder.path("A.xcassets")])
        #expect(warnings.map(\.message) == ["images of type '.heic' are not in Quince yet; a.imageset is without it"])
        #expect(warnings.first?.file?.lastPathComponent == "a.heic")
    }

    /// Secrets are often kept out of a repository.
    @Test func missingDataIsAWarning() throws {
        let folder = try TemporaryFolder([
            "A.xcassets/secret.dataset/Contents.json": "{\"data\": [\n{\"idiom\": \"universal\", \"filename\": \"secret.txt\"}]}"
        ])
        let compiler = AssetCatalogCompiler(bundle: folder.path("Out"), boundary: ProjectBoundary(folders: [folder.url]))
        let warnings = try compiler.compile([folder.path("A.xcassets")])
        #expect(warnings.map(\.message) == ["'secret.txt' is missing; secret.dataset is without it"])
        #expect(warnings.first?.line == 2)
    }

    @Test func coloursInEveryNotation() throws {
        func color(_ space: String, _ red: String, appearance: String = "") -> String {
            "{\"idiom\": \"universal\"\(appearance), \"color\": {\"color-space\": \"\(space)\", "
                + "\"components\": {\"red\": \"\(red)\", \"green\": \"0\", \"blue\": \"0\", \"alpha\": \"1.000\"}}}"
        }
        let dark = ", \"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}]"
        let system = "{\"idiom\": \"universal\", \"color\": {\"platform\": \"ios\", \"reference\": \"systemBlueColor\"}}"
        let folder = try TemporaryFolder([
            "A.xcassets/C.colorset/Contents.json":
                "{\"colors\": [\(color("srgb", "0x33")), \(color("display-p3", "1.0", appearance: dark))]}",
            "A.xcassets/S.colorset/Contents.json": "{\"colors\": [\(system)]}",
        ])
        let catalog = try compile(folder)
        #expect(catalog.colors["C"]?[0].components == [0.2, 0, 0, 1])
        let p3 = try #require(catalog.colors["C"]?[1])
        #expect(p3.appearance == .dark && abs(p3.components[0] - 1.0930) < 0.001 && abs(p3.components[1] + 0.2267) < 0.001)
        #expect(catalog.colors["S"]?[0].systemName == "systemBlueColor")
    }

    @Test func stringCatalogsBecomeTables() throws {
        let folder = try TemporaryFolder([
            "L.xcstrings": """
            {"sourceLanguage": "en", "strings": {
              "Hello": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}},
              "%lld files": {"localizations": {"en": {"variations": {"plural": {
                "one": {"stringUnit": {"value": "%lld file"}}, "other": {"stringUnit": {"value": "%lld files"}}}}}}}}}
            """
        ])
        let files = try StringsCompiler.compileCatalog(folder.path("L.xcstrings"))
        let tables = Dictionary(uniqueKeysWithValues: files.map { ("\($0.language)/\($0.name)", $0.content) })
        #expect(tables["de/L.strings"]?["Hello"] as? String == "Hallo")
        #expect(tables["en/L.strings"]?["Hello"] as? String == "Hello")
        let rule = (tables["en/L.stringsdict"]?["%lld files"] as? [String: Any])?["value"] as? [String: String]
        #expect(rule?["one"] == "%lld file")
        #expect(rule?["NSStringFormatValueTypeKey"] == "lld")
    }

    @Test func interfacesKeepLinesAndText() throws {
        let text = "<document>\n  <string key=\"a\"> two\nlines </string>\n  <view id=\"1\">\n  </view>\n</document>"
        let document = try InterfaceCompiler.compile(Data(text.utf8), url: URL(fileURLWithPath: "/a/Main.storyboard")).document
        #expect(document.children[0].text == " two\nlines ")
        #expect(document.children[1].line == 4 && document.children[1].attributes == ["id": "1"])
    }
}
