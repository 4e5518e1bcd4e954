import Foundation
import Testing

@testable import AppBuilder

/// A project that somebody wrote to harm who builds it, in a folder of its own with something precious beside it.
struct HostileProject {
    let folder: TemporaryFolder

    static let delegate =
        "import UIKit\n\n@main\nclass AppDelegate: UIResponder, UIApplicationDelegate { @objc func start() { print(\"hello\") } }\n"

    /// - Parameters:
    ///   - settings: Settings of the target.
    ///   - objects: Objects besides the app's.
    ///   - children: Identifiers of files in the main group, each after a comma; `phases` likewise.
    ///   - earlier: Identifiers of phases ahead of the sources, each before a comma.
    init(
        settings: String = "", objects: String = "", children: String = "", earlier: String = "", phases: String = "",
        files: [String: String] = [:]
    ) throws {
        let text = """
            // !$*UTF8*$!
            { objectVersion = 60; rootObject = P; objects = {
                P = { isa = PBXProject; buildConfigurationList = PL; mainGroup = G; targets = (T); developmentRegion = en; };
                PL = { isa = XCConfigurationList; buildConfigurations = (PD); };
                PD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; GENERATE_INFOPLIST_FILE = YES;
                    PRODUCT_BUNDLE_IDENTIFIER = com.example.shop; }; };
                L = { isa = XCConfigurationList; buildConfigurations = (D); };
                D = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = X; buildSettings = {
                    SWIFT_VERSION = 5.0;
                    \(settings)
                }; };
                T = { isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application"; buildConfigurationList = L;
                    buildPhases = (\(earlier)S\(phases)); };
                S = { isa = PBXSourcesBuildPhase; files = (B1); };
                B1 = { isa = PBXBuildFile; fileRef = F1; };
                G = { isa = PBXGroup; children = (F1, X\(children)); sourceTree = "<group>"; };
                F1 = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
                X = { isa = PBXFileReference; path = Shop.xcconfig; sourceTree = "<group>"; };
                \(objects)
            }; }
            """
        var all = files
        all["P/Shop.xcodeproj/project.pbxproj"] = text
        all["P/App.swift"] = all["P/App.swift"] ?? Self.delegate
        all["P/Shop.xcconfig"] = all["P/Shop.xcconfig"] ?? ""
        all["precious/letter"] = "dear"
        folder = try TemporaryFolder(all)
    }

    var app: URL { folder.path("P") }
    var projectFile: URL { folder.path("P/Shop.xcodeproj/project.pbxproj") }

    /// The first error of a build, which must fail and leave alone what is beside the project.
    func failure() async throws -> BuildDiagnostic {
        defer { #expect((try? String(contentsOf: folder.path("precious/letter"), encoding: .utf8)) == "dear") }
        do {
            _ = try await build(app, into: folder)
        } catch let failure as BuildFailure { return try #require(failure.diagnostics.first) }
        throw BuildFailure("the build succeeded")
    }

    /// The line of the project file with a text.
    func line(_ text: String, in file: String = "P/Shop.xcodeproj/project.pbxproj") throws -> Int {
        let lines = try String(contentsOf: folder.path(file), encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
        return try #require(lines.firstIndex { $0.contains(text) }) + 1
    }

    /// Makes a link to the folder with something precious.
    func link(_ path: String, to target: String) throws {
        let place = folder.path(path)
        try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: place.path, withDestinationPath: target)
    }
}
