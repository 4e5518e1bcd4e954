import Foundation
import Testing

@testable import AppBuilder

/// The StoreKit configuration in an app's bundle.
struct StoreConfigurationTests {
    private static let file = #"{"products": [{"productID": "coins", "type": "Consumable", "displayPrice": "0.99"}]}"#

    private func compile(_ folder: TemporaryFolder, edit: (inout AppTarget) -> Void = { _ in }) throws -> [BuildDiagnostic] {
        var target = try BareFolderReader.read(folder.path("Shop"), configuration: .debug)
        edit(&target)
        return try ResourceCompiler(target: target, bundle: folder.path("Out"), toolchain: Toolchain(folder: folder.url)).compile()
    }

    private func bundled(_ folder: TemporaryFolder) -> String? {
        try? String(contentsOf: folder.path("Out/_Quince.storekit"), encoding: .utf8)
    }

    @Test func theOnlyOneOfAFolderIsCopied() throws {
        let folder = try TemporaryFolder(["Shop/App.swift": "", "Shop/Store/Shop.storekit": Self.file, "Out/x": ""])
        #expect(try compile(folder).isEmpty)
        #expect(bundled(folder) == Self.file)
        #expect(!FileManager.default.fileExists(atPath: folder.path("Out/Shop.storekit").path))
    }

    @Test func ofSeveralNoneIs() throws {
        let folder = try TemporaryFolder(["Shop/App.swift": "", "Shop/a.storekit": Self.file, "Shop/b.storekit": Self.file, "Out/x": ""])
        #expect(try compile(folder).isEmpty)
        #expect(bundled(folder) == nil)
    }

    @Test func aDamagedOneIsNamed() throws {
        let folder = try TemporaryFolder(["Shop/App.swift": "", "Shop/a.storekit": "[]", "Out/x": ""])
        let warnings = try compile(folder)
        #expect(warnings.map(\.file?.lastPathComponent) == ["a.storekit"])
        #expect(warnings.first?.message == "the app has no products: its StoreKit configuration cannot be read: it is no JSON object")
        #expect(bundled(folder) == nil)
    }

    @Test func oneOutsideOfTheProjectIsNamed() throws {
        let folder = try TemporaryFolder(["Shop/App.swift": "", "Out/x": ""])
        let other = try TemporaryFolder(["a.storekit": Self.file])
        let warnings = try compile(folder) { $0.storeKitConfiguration = other.path("a.storekit") }
        #expect(warnings.count == 1)
        #expect(warnings.first?.message.contains("is no file of the project") == true)
        #expect(bundled(folder) == nil)
    }

    @Test func extensionsHaveNone() throws {
        let folder = try TemporaryFolder(["Shop/App.swift": "", "Shop/a.storekit": Self.file, "Out/x": ""])
        #expect(try compile(folder) { $0.isExtension = true }.isEmpty)
        #expect(bundled(folder) == nil)
    }

    @Test func aChangedOneIsCopiedAgain() throws {
        let folder = try TemporaryFolder(["Shop/App.swift": "", "Shop/a.storekit": Self.file])
        let target = try BareFolderReader.read(folder.path("Shop"), configuration: .debug)
        let stage = ResourceStage(target: target, folder: folder.path("Out"), toolchain: Toolchain(folder: folder.url))
        let file = try #require(target.storeKitConfiguration)
        let before = stage.hash(stamps: [file.path: FileStamp(file)])
        try folder.write(Self.file + "\n", to: "Shop/a.storekit")
        #expect(stage.hash(stamps: [file.path: FileStamp(file)]) != before)
        var other = target
        other.storeKitConfiguration = nil
        #expect(
            ResourceStage(target: other, folder: folder.path("Out"), toolchain: Toolchain(folder: folder.url)).hash(stamps: [:]) != before)
    }
}
