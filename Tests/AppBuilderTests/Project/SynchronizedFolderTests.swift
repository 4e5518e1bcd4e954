import Foundation
import Testing

@testable import AppBuilder

/// Folders whose content a project does not list.
struct SynchronizedFolderTests {
    /// The app's target has the folder `Shop`, its exceptions are `exceptions`; the folder `Kit` belongs to nobody here. Both formats are read.
    private func read(_ objects: String, files: [String: String] = [:], configuration: String = "") throws -> AppTarget {
        let text = """
            // !$*UTF8*$!
            /* A comment -- with two dashes. */
            { objectVersion = 77; rootObject = P; objects = {
                P = { isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = (T); };
                L = { isa = XCConfigurationList; buildConfigurations = (D); };
                D = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = auto; \(configuration) }; };
                T = { isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application"; buildConfigurationList = L;
                    buildPhases = (S); fileSystemSynchronizedGroups = (F); };
                S = { isa = PBXSourcesBuildPhase; files = (); };
                G = { isa = PBXGroup; children = (F, K); sourceTree = "<group>"; };
                F = { isa = PBXFileSystemSynchronizedRootGroup; path = Shop; sourceTree = "<group>"; exceptions = (E); };
                K = { isa = PBXFileSystemSynchronizedRootGroup; path = Kit; sourceTree = "<group>"; exceptions = (KE); };
                \(objects)
            }; }
            """
        var all = ["Shop/App.swift": "", "Kit/Shared.swift": "", "Kit/Other.swift": "", "Kit/de.lproj/Words.strings": ""]
        all.merge(files) { $1 }
        all["Shop.xcodeproj/project.pbxproj"] = text
        let folder = try TemporaryFolder(all)
        let target = try target(in: folder)
        try JSONProjectWriter.replace(in: folder.path("Shop.xcodeproj"))
        let other = try self.target(in: folder)
        #expect(paths(other) == paths(target))
        #expect(other.warnings.map(\.message) == target.warnings.map(\.message))
        return target
    }

    private func target(in folder: TemporaryFolder) throws -> AppTarget {
        var target = try XcodeTargetReader.read(folder.path("Shop.xcodeproj"), target: nil, configuration: .debug)
        let root = folder.url.standardizedFileURL.path + "/"
        func short(_ url: URL) -> URL { URL(fileURLWithPath: "/" + url.path.replacingOccurrences(of: root, with: "")) }
        target.sources = target.sources.map(short)
        target.resources = target.resources.map { resource in
            var resource = resource
            resource.url = short(resource.url)
            return resource
        }
        return target
    }

    private func paths(_ target: AppTarget) -> [String] { target.sources.map(\.path) + target.resources.map(\.url.path) }

    @Test func foldersMayHaveDotsInTheirNames() throws {
        let target = try read(
            "", files: ["Shop/Views/Home.Sheet/Home.Sheet.swift": "", "Shop/v1.2/Old.swift": "", "Shop/Data.bundle/Kept.swift": ""])
        #expect(
            target.sources.map(\.path).sorted() == ["/Shop/App.swift", "/Shop/Views/Home.Sheet/Home.Sheet.swift", "/Shop/v1.2/Old.swift"])
        #expect(target.resources.map(\.url.path) == ["/Shop/Data.bundle"])
    }

    @Test func exceptionsOfTheOwnerAreLeftOut() throws {
        let target = try read(
            """
            E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = (Draft.swift, "Old/Part.swift",
                "/Localized: Words.strings", "/Localized: Old/Other.strings"); };
            """,
            files: [
                "Shop/Draft.swift": "", "Shop/Old/Part.swift": "", "Shop/Old/Kept.swift": "", "Shop/de.lproj/Words.strings": "",
                "Shop/de.lproj/Kept.strings": "", "Shop/Old/fr.lproj/Other.strings": "",
            ])
        #expect(paths(target) == ["/Shop/App.swift", "/Shop/Old/Kept.swift", "/Shop/de.lproj/Kept.strings"])
    }

    @Test func exceptionsOfAnotherTargetAreItsMembers() throws {
        let target = try read(
            """
            KE = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
                membershipExceptions = (Shared.swift, "/Localized: Words.strings"); };
            """)
        #expect(paths(target) == ["/Shop/App.swift", "/Kit/Shared.swift", "/Kit/de.lproj/Words.strings"])
        #expect(target.resources.map(\.language) == ["de"])
    }

    /// Both spellings are found in projects.
    @Test func localizedFilesInFoldersAreExceptions() throws {
        let files = ["Shop/Texts/de.lproj/Words.strings": "", "Shop/Texts/de.lproj/More.strings": "", "Shop/de.lproj/Kept.strings": ""]
        let target = try read(
            """
            E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
                membershipExceptions = (/Localized/Texts/Words.strings, "/Localized: Texts/More.strings"); };
            """, files: files)
        #expect(paths(target) == ["/Shop/App.swift", "/Shop/de.lproj/Kept.strings"])
    }

    @Test func aMemberThatIsMissingIsNamed() {
        let failure = #expect(throws: BuildFailure.self) {
            try read("KE = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = (Gone.swift); };")
        }
        #expect(failure?.diagnostics.first?.message.hasSuffix("Kit/Gone.swift is missing, but the project lists it") == true)
        #expect(failure?.diagnostics.first?.line == 12)
    }

    @Test func filesForOtherPlatformsAreLeftOut() throws {
        let target = try read(
            """
            E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
                platformFiltersByRelativePath = { "Mac.swift" = (macos); "Both.swift" = (ios, macos); }; };
            """, files: ["Shop/Mac.swift": "", "Shop/Both.swift": ""])
        #expect(paths(target) == ["/Shop/App.swift", "/Shop/Both.swift"])
    }

    @Test func aPackageInTheFolderIsNoSourceOfTheApp() throws {
        let target = try read(
            "",
            files: [
                "Shop/Tools/Package.swift": "// swift-tools-version: 6.0\nimport PackageDescription\n", "Shop/Tools/Sources/A.swift": "",
                "Shop/Model/Package.swift": "struct Package {}\n",
            ])
        #expect(paths(target) == ["/Shop/App.swift", "/Shop/Model/Package.swift"])
    }

    @Test func sourcesInOtherLanguagesAreNamed() throws {
        let target = try read("", files: ["Shop/Old.m": "", "Shop/Old.h": "", "Shop/Fast.metal": ""])
        #expect(paths(target) == ["/Shop/App.swift"])
        #expect(
            target.warnings.map(\.message) == [
                "Fast.metal is not compiled: Quince builds Swift sources", "Old.m is not compiled: Quince builds Swift sources",
            ])
    }

    /// Projects name files as the keyboard composed them, and Git keeps them as the Mac's disk did.
    @Test func namesAreThoseOfAMacsDisk() throws {
        let decomposed = "Shop/\u{0418}\u{0306}.swift"
        let target = try read(
            """
            E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = ("\u{0419}.swift", "DRAFT.swift"); };
            """, files: [decomposed: "", "Shop/Draft.swift": "", "Settings/Shared.public.xcconfig": ""])
        #expect(paths(target) == ["/Shop/App.swift"])
    }

    @Test func packagesInFoldersAreLocal() throws {
        let target = try read("", files: ["Kit/Modules/Core/Package.swift": "", "Kit/.hidden/Other/Package.swift": ""])
        #expect(target.localPackages.map(\.folder?.lastPathComponent) == ["Core"])
    }
}
