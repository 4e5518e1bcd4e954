import BundleFormat
import Foundation
import Testing

@testable import UIKit

@Suite struct DataAssetTests {
    @Test func dataSetsAreReadFromTheirBundle() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("DataAssets-\(UUID().uuidString).bundle")
        defer { try? FileManager.default.removeItem(at: folder) }
        let assets = folder.appendingPathComponent(CompiledAssetCatalog.folderName)
        try FileManager.default.createDirectory(at: assets, withIntermediateDirectories: true)
        try Data("[1, 2]".utf8).write(to: assets.appendingPathComponent("1.json"))
        var catalog = CompiledAssetCatalog()
        catalog.data["Levels/First"] = .init(file: "1.json", typeIdentifier: "public.json")
        catalog.data["Gone"] = .init(file: "2.json", typeIdentifier: "public.json")
        try PropertyListEncoder().encode(catalog).write(to: assets.appendingPathComponent(CompiledAssetCatalog.fileName))
        let bundle = try #require(Bundle(path: folder.path))
        let asset = try #require(NSDataAsset(name: "Levels/First", bundle: bundle))
        #expect(asset.name == "Levels/First" && asset.typeIdentifier == "public.json" && asset.data == Data("[1, 2]".utf8))
        #expect(NSDataAsset(name: "Second", bundle: bundle) == nil)
        #expect(NSDataAsset(name: "Gone", bundle: bundle) == nil)
    }
}
