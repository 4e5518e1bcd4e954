import Foundation
import Testing

@testable import Simulator

/// Names of apps, read once.
struct AppNamesTests {
    private func bundle(in folder: URL, german: String) throws -> AppBundle {
        let app = try FakeBundle.make(in: folder, identifier: "test.names", name: "Plain")
        try FileManager.default.createDirectory(at: app.appendingPathComponent("de.lproj"), withIntermediateDirectories: true)
        let bundle = try AppBundle(folder: app)
        try write(german, bundle)
        return bundle
    }

    private func write(_ name: String, _ app: AppBundle) throws {
        try Data("CFBundleDisplayName = \"\(name)\";".utf8).write(to: app.folder.appendingPathComponent("de.lproj/InfoPlist.strings"))
    }

    @Test func namesAreReadOnceForALanguage() throws {
        let folder = try TemporaryFolder()
        let names = AppNames(), app = try bundle(in: folder.url, german: "Uhr")
        #expect(names.name(of: app, in: ["de-DE"]) == "Uhr")
        try write("Wecker", app)
        #expect(names.name(of: app, in: ["de-DE"]) == "Uhr")
        // Another language, and what is installed anew, are looked up again.
        #expect(names.name(of: app, in: ["en"]) == "Plain")
        #expect(names.name(of: app, in: ["de-DE"]) == "Wecker")
        try write("Zeit", app)
        names.forget()
        #expect(names.name(of: app, in: ["de-DE"]) == "Zeit")
    }
}
