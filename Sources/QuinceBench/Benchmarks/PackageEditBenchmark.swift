import Foundation

/// The body of a function is changed in a package that an app has in its project's folder, up to the app that is built.
struct PackageEditBenchmark: Benchmark {
    let figures = [Figure(name: "one body changed in an app's package of 30 files", unit: "s", target: .value(1.5))]

    func run(on bench: Workbench) throws -> [Reading] {
        let app = try PackagedApp(files: 30, in: bench.folder.appendingPathComponent("Sources/Packaged", isDirectory: true))
        try bench.quince("build", app.folder.path).finish()
        var value = 100
        return [
            try median(runs: 5) {
                value += 1
                try app.save(value: value)
                return try Stopwatch.time { try bench.quince("build", app.folder.path).finish() }
            }
        ]
    }
}

/// An app whose project has a package of files that are alike.
private struct PackagedApp {
    let folder: URL
    private let sources: URL

    init(files: Int, in folder: URL) throws {
        self.folder = folder
        sources = folder.appendingPathComponent("Parts/Sources/Parts", isDirectory: true)
        func write(_ text: String, to path: String) throws {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        try write(Self.project, to: "Packaged.xcodeproj/project.pbxproj")
        try write(Self.app, to: "App.swift")
        try write(Self.manifest, to: "Parts/Package.swift")
        try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
        for number in 1...files { try save(value: number, number) }
    }

    /// Saves a part whose function returns this value.
    func save(value: Int, _ number: Int = 1) throws {
        let text = """
            import SwiftUI

            public struct Part\(number): View {
                public init() {}

                public var body: some View {
                    VStack {
                        Text("Part \(number)").font(.headline)
                        Text(String(value()))
                    }
                }

                public func value() -> Int {
                    \(value)
                }
            }

            """
        try text.write(to: sources.appendingPathComponent("Part\(number).swift"), atomically: true, encoding: .utf8)
    }

    private static let manifest = """
        // swift-tools-version:5.9
        import PackageDescription

        let package = Package(
            name: "Parts", platforms: [.iOS(.v17)], products: [.library(name: "Parts", targets: ["Parts"])], targets: [.target(name: "Parts")])

        """

    private static let app = """
        import Parts
        import SwiftUI

        @main
        struct Packaged: App {
            var body: some Scene {
                WindowGroup { Part1() }
            }
        }

        """

    private static let project = """
        // !$*UTF8*$!
        { objectVersion = 60; rootObject = P; objects = {
            P = { isa = PBXProject; buildConfigurationList = PL; mainGroup = G; targets = (T); };
            PL = { isa = XCConfigurationList; buildConfigurations = (PD); };
            PD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; SWIFT_VERSION = 5.0; GENERATE_INFOPLIST_FILE = YES;
                PRODUCT_BUNDLE_IDENTIFIER = "com.example.Packaged"; SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG; }; };
            L = { isa = XCConfigurationList; buildConfigurations = (D); };
            D = { isa = XCBuildConfiguration; name = Debug; buildSettings = { }; };
            T = { isa = PBXNativeTarget; name = Packaged; productType = "com.apple.product-type.application"; buildConfigurationList = L;
                buildPhases = (S); packageProductDependencies = (PP); };
            S = { isa = PBXSourcesBuildPhase; files = (B1); };
            B1 = { isa = PBXBuildFile; fileRef = F1; };
            G = { isa = PBXGroup; children = (F1, LP); sourceTree = "<group>"; };
            F1 = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
            LP = { isa = PBXFileReference; lastKnownFileType = wrapper; path = Parts; sourceTree = "<group>"; };
            PP = { isa = XCSwiftPackageProductDependency; productName = "Parts"; };
        }; }

        """
}
