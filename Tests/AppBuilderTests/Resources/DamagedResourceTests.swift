import DamageSupport
import Foundation
import Testing

@testable import AppBuilder

/// Damaged resources are read or refused with a place; none may end the process.
struct DamagedResourceTests {
    private static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a">
            <scenes><scene sceneID="b"><objects>
                <viewController id="a" customClass="Main"><view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                    <subviews><label text="A &amp; B" id="l"><color key="textColor" white="1" alpha="1"/></label></subviews>
                </view><connections><outlet property="label" destination="l" id="o"/></connections></viewController>
            </objects></scene></scenes>
        </document>
        """

    @Test func aDrawingOfAnImpossibleSizeIsRefused() {
        let file = URL(fileURLWithPath: "/a.svg")
        #expect(throws: BuildFailure.self) { try PictureSize.checkDrawing(width: -1e300, height: 1e300, scale: 1, at: file) }
    }

    private static let images = """
        {"images": [{"idiom": "universal", "filename": "a.svg", "scale": "2x", "appearances": [{"appearance": "luminosity", "value": "dark"}],
          "resizing": {"mode": "9-part", "center": {"mode": "tile"}, "cap-insets": {"left": 2, "right": 3.5}}}],
         "properties": {"template-rendering-intent": "template"}}
        """

    private static let colors = """
        {"colors": [{"idiom": "universal", "color": {"color-space": "display-p3",
          "components": {"red": "0x33", "green": "128", "blue": "0.5", "alpha": "1.000"}}}], "info": {"version": 1}}
        """

    private static let strings = """
        {"sourceLanguage": "en", "strings": {"%lld files": {"localizations": {"en": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld file"}}, "other": {"stringUnit": {"value": "%lld files"}}}}}}}}}
        """

    /// Reads damaged forms of `corpus`: some must pass, some be refused.
    private func survives(_ corpus: String, alphabet: String, rounds: Int, _ read: ([UInt8]) throws -> Void) throws {
        var damage = Damage(alphabet: alphabet)
        var accepted = 0
        for _ in 0..<rounds {
            do {
                try read(damage.apply(to: corpus))
                accepted += 1
            } catch let failure as BuildFailure { #expect(!failure.diagnostics.isEmpty) }
        }
        #expect(accepted > 0)
        #expect(accepted < rounds)
    }

    @Test func interfaces() throws {
        let url = URL(fileURLWithPath: "/app/Main.storyboard")
        try survives(Self.storyboard, alphabet: "<>/\"'&;= !?[]-", rounds: 1_000) { _ = try InterfaceCompiler.compile(Data($0), url: url) }
    }

    @Test func assets() throws {
        let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"4\" height=\"4\"><rect width=\"4\" height=\"4\"/></svg>"
        for (name, corpus) in [("I.imageset", Self.images), ("C.colorset", Self.colors), ("A.appiconset", Self.images)] {
            let folder = try TemporaryFolder(["A.xcassets/\(name)/a.svg": svg])
            try survives(corpus, alphabet: "{}[]\",:0.-exnull", rounds: 150) { bytes in
                try Data(bytes).write(to: folder.path("A.xcassets/\(name)/Contents.json"))
                try? FileManager.default.removeItem(at: folder.path("Out"))
                _ = try AssetCatalogCompiler(bundle: folder.path("Out"), boundary: ProjectBoundary(folders: [folder.url])).compile([
                    folder.path("A.xcassets")
                ])
            }
        }
    }

    @Test func stringCatalogs() throws {
        let folder = try TemporaryFolder()
        try survives(Self.strings, alphabet: "{}[]\",:%@lld", rounds: 300) { bytes in
            try Data(bytes).write(to: folder.path("L.xcstrings"))
            _ = try StringsCompiler.compileCatalog(folder.path("L.xcstrings"))
        }
    }
}
