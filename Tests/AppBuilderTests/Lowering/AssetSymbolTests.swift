import Foundation
import Testing

@testable import AppBuilder

struct AssetSymbolTests {
    @Test(arguments: [
        ("FeltGreen", "feltGreen"), ("Felt Green", "feltGreen"), ("felt-green", "feltGreen"), ("AccentColor", "accent"),
        ("Color", "color"), ("URLIcon", "urlIcon"), ("ID", "ID"), ("AC", "AC"), ("1st place", "_1StPlace"), ("default", "`default`"),
        ("await", "`await`"), ("apollo11", "apollo11"), ("Card Color", "card"), ("Grün", "grün"),
        ("Color128to2048", "color128To2048"), ("12px-clipboard", "_12PxClipboard"), ("18px-badge-check-2", "_18PxBadgeCheck2"),
        ("02d", "_02D"),
        ("1-1", "_1_1"), ("6638671-M", "_6638671_M"), ("81C8E4", "_81_C_8_E_4"), ("icon_24_close", "icon24Close"), ("3D", "_3_D"),
        ("10C", "_10_C"), ("2x2", "_2X2"), ("ic 24x24", "ic24X24"),
        ("color_24292B", "color24292B"), ("color_9DA2A5", "color9DA2A5"), ("color_FF453A", "colorFF453A"), ("HBO GO Logo", "hboGOLogo"),
        ("BGColorOne", "bgColorOne"), ("U-Crunches", "uCrunches"), ("background-color", "background"), ("SecondaryColorColor", "secondary"),
    ])
    func namesAreSpelledAsInSwift(name: String, member: String) {
        #expect(AssetSymbolName.member(name, without: "Color") == member)
    }

    @Test func namesOfStylesAreColors() throws {
        let text = try text(["Assets.xcassets/BackgroundColor.colorset/Contents.json"], seesSwiftUI: true)
        #expect(text.contains("extension SwiftUI.Color {\nnonisolated static var background"))
        #expect(text.contains("extension UIKit.UIColor {\nnonisolated static var background"))
        #expect(text.contains("extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {\nnonisolated static var background"))
    }

    @Test func namesOfSwiftUIsColorsAreUIKitsAlone() throws {
        let text = try text(["Assets.xcassets/Primary.colorset/Contents.json"], seesSwiftUI: true)
        #expect(text.contains("extension UIKit.UIColor {\nnonisolated static var primary"))
        #expect(!text.contains("extension SwiftUI"))
    }

    @Test func namesWithoutLettersHaveNoSymbols() throws {
        #expect(AssetSymbolName.member("+", without: "Color") == nil)
        #expect(try !text(["Assets.xcassets/+.imageset/Contents.json"]).contains("let _ "))
    }

    private func text(_ files: [String], settings: [String: String] = [:], seesSwiftUI: Bool = false) throws -> String {
        let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: files.map { ("App/\($0)", "{}") }))
        try folder.write("print()", to: "App/main.swift")
        try folder.write(#"{"properties": {"provides-namespace": true}}"#, to: "App/Assets.xcassets/Cards/Contents.json")
        var target = try BareFolderReader.read(folder.path("App"), configuration: .debug)
        target.settings.push(settings)
        return try AssetSymbolWriter(target).text(seesSwiftUI: seesSwiftUI)
    }

    private let files = [
        "Assets.xcassets/Felt.colorset/Contents.json", "Assets.xcassets/Red.colorset/Contents.json",
        "Assets.xcassets/Plain/Logo Image.imageset/Contents.json", "Assets.xcassets/Cards/Ace.imageset/Contents.json",
    ]

    @Test func resourcesStandInTheFoldersThatGiveThemNames() throws {
        let text = try text(files)
        #expect(text.contains("nonisolated static let felt = UIKit.ColorResource(name: \"Felt\", bundle: .main)"))
        #expect(text.contains("nonisolated static let logo = UIKit.ImageResource(name: \"Logo Image\", bundle: .main)"))
        #expect(text.contains("enum Cards {\nnonisolated static let ace = UIKit.ImageResource(name: \"Cards/Ace\", bundle: .main)\n}"))
    }

    @Test func extensionsLeaveOutWhatTheTypesHave() throws {
        let text = try text(files, seesSwiftUI: true)
        #expect(
            text.contains("extension UIKit.UIColor {\nnonisolated static var felt: UIKit.UIColor { UIKit.UIColor(resource: .felt) }\n}"))
        #expect(text.contains("extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {\nnonisolated static var felt: SwiftUI.Color"))
        #expect(!text.contains("static var red"))
    }

    @Test func projectsMayDoWithout() throws {
        let without = try text(files, settings: ["ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS": "NO"])
        #expect(without.contains("extension UIKit.ColorResource"))
        #expect(!without.contains("UIKit.UIColor"))
        #expect(try text(files, settings: ["ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS": "NO"]).isEmpty)
        #expect(try text([]).isEmpty)
    }
}
