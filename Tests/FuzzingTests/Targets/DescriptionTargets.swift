import Foundation

@testable import AppBuilder

/// The files that say what a project is.
extension FuzzTarget {
    static let descriptions = [projectFiles, configurations, schemes]

    /// The first byte chooses the format: Xcode 27's, or the one before.
    private static let projectFiles = FuzzTarget(
        name: "projects", maximumLength: 8192, timeout: 10,
        words: [
            "\"files\":[", "\"children\":[", "\"target-membership\":[", "\"build-phases\":[", "\"build-settings\":{", "[config=", "//",
            "/*", "*/",
            "0x", "\\\n", "isa = PBXGroup;", "children = (", "buildSettings = {", "rootObject = ", "isa = PBXNativeTarget;",
            "dependencies = (",
        ],
        seeds: {
            let json = #"""
                { files: [{ kind: 'group', path: 'A', children: [{ path: "B.swift", "target-membership": ["App/compile-sources"] }] }],
                  targets: [{ name: "App", "product-type": "application", "build-phases": ["compile-sources"], dependencies: [{ target: "App" }],
                  "build-settings": { "A[config=Debug]": ["b", "$(inherited)"], } }], configurations: ["Debug", "Release"] }
                """#
            let list = """
                { objects = { P = { isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = L; }; G = { isa = PBXGroup; children = (F); };
                F = { isa = PBXFileReference; path = A.swift; }; B = { isa = PBXBuildFile; fileRef = F; };
                S = { isa = PBXSourcesBuildPhase; files = (B); };
                T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (S); buildConfigurationList = L; };
                L = { isa = XCConfigurationList; buildConfigurations = (C); }; C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { A = b; }; };
                }; rootObject = P; }
                """
            return [[0] + [UInt8](json), [1] + [UInt8](list)]
        },
        accepts: { bytes in
            guard let (choice, rest) = bytes.choice(of: 2) else { return false }
            let name = choice == 0 ? ProjectGraph.jsonName : ProjectGraph.propertyListName
            return withFolder("App.xcodeproj", [name: rest]) { project in
                guard let read = try? XcodeProject(project) else { return false }
                let reader = XcodeTargetReader(project: read, configuration: .debug)
                for target in read.targets { _ = try? reader.read(target) }
                return true
            }
        })

    private static let configurations = FuzzTarget(
        name: "configuration-files", maximumLength: 2048,
        words: ["#include \"", "#include? \"", "$(inherited)", "[sdk=*]", "[config=Debug]", "//", ";\n"],
        seeds: { [[UInt8]("// A\nA = b // c\n#include? \"x.xcconfig\"\nA[config=Debug][sdk=iphone*] = $(inherited) d;\n")] },
        accepts: { bytes in
            StoreSeeds.withFile("configuration-files", bytes) { file in
                var files: [URL] = []
                _ = XCConfigFile.line(of: "A", in: file)
                return succeeds { try XCConfigFile.read(file, files: &files) }
            }
        })

    /// Schemes, test plans and the lists of workspaces; the first byte chooses.
    private static let schemes = FuzzTarget(
        name: "schemes",
        words: [
            "<LaunchAction ", "<TestAction ", "<BuildableReference ", "BuildableName = \"", "<CommandLineArgument ", "isEnabled = \"YES\"",
            "<FileRef ",
            "<Group ", "location = \"group:", "container:", "absolute:", "\"testTargets\":[", "\"skippedTests\":", "\"suites\":[",
            "\"options\":{",
        ],
        seeds: {
            [
                #"<?xml version="1.0"?><Scheme><LaunchAction><BuildableProductRunnable><BuildableReference BlueprintIdentifier="A" BlueprintName="App" ReferencedContainer="container:App.xcodeproj"/></BuildableProductRunnable><CommandLineArguments><CommandLineArgument argument="-a" isEnabled="YES"/></CommandLineArguments></LaunchAction></Scheme>"#,
                #"{"configurations":[{"name":"A","options":{"language":"de"}}],"defaultOptions":{"commandLineArgumentEntries":[{"argument":"-a"}]},"testTargets":[{"target":{"name":"T","identifier":"1"},"skippedTests":{"suites":[{"name":"S","testFunctions":["f()"]}]}}]}"#,
                #"<Workspace version="1.0"><Group location="group:A" name="A"><FileRef location="container:App.xcodeproj"/></Group></Workspace>"#,
            ].enumerated().map { [UInt8($0.offset)] + [UInt8]($0.element) }
        },
        accepts: { bytes in
            guard let (choice, rest) = bytes.choice(of: 3) else { return false }
            return withFolder("App.xcworkspace", ["contents.xcworkspacedata": rest]) { folder in
                let file = folder.appendingPathComponent("contents.xcworkspacedata")
                switch choice {
                case 0: return succeeds { try SchemeReader.read(file, of: folder) }
                case 1: return succeeds { try TestPlan(file) }
                default: return succeeds { try Workspace(folder) }
                }
            }
        })

    /// Whether a reader finds something in a folder of this name with these files.
    private static func withFolder(_ name: String, _ files: [String: [UInt8]], _ read: (URL) -> Bool) -> Bool {
        let outer = StoreSeeds.base.appendingPathComponent("quince-\(getpid())-\(name)", isDirectory: true)
        let folder = outer.appendingPathComponent(name, isDirectory: true)
        defer { try? FileManager.default.removeItem(at: outer) }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for (name, bytes) in files { try Data(bytes).write(to: folder.appendingPathComponent(name)) }
        } catch { fatalError("\(folder.path) cannot be written: \(error)") }
        return read(folder)
    }
}
