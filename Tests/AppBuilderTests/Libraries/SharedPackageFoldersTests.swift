import Foundation
import Testing

@testable import AppBuilder

/// What the package manager keeps for all packages of a user is Quince's own.
struct SharedPackageFoldersTests {
    @Test func theUsersMirrorsAreTakenOver() throws {
        let folder = try TemporaryFolder(["user/configuration/mirrors.json": "{}"])
        let shared = SharedPackageFolders(folder: folder.path("shared"))
        let own = folder.path("shared/configuration/mirrors.json")
        try shared.prepare(user: folder.path("user"))
        #expect(try String(contentsOf: own, encoding: .utf8) == "{}")
        try FileManager.default.removeItem(at: folder.path("user/configuration/mirrors.json"))
        try shared.prepare(user: folder.path("user"))
        #expect(!FileManager.default.fileExists(atPath: own.path))
    }
}
