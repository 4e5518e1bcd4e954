import Foundation
import Testing

@testable import AppBuilder

struct FontCheckTests {
    @Test func namedFontsThatAreNotThereAreReportedWithTheirLine() throws {
        let plist = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>UIAppFonts</key><array>
            <string>There.ttf</string>
            <string>Fonts/Missing.otf</string>
            <string>shout.ttf</string>
            </array></dict></plist>
            """
        let folder = try TemporaryFolder([
            "App/App.swift": "", "App/Info.plist": plist, "Out/Info.plist": plist, "Out/There.ttf": "", "Out/Shout.TTF": "",
        ])
        let target = try BareFolderReader.read(folder.path("App"), configuration: .debug)
        let warnings = try FontCheck(target: target, bundle: folder.path("Out")).warnings()
        #expect(
            warnings.map(\.message) == [
                "UIAppFonts names 'Fonts/Missing.otf', which is not among the resources of App: its font will not be found",
                "UIAppFonts names 'shout.ttf', which is not among the resources of App: its font will not be found",
            ])
        #expect(warnings.map(\.severity) == [.warning, .warning])
        #expect(warnings.map(\.line) == [4, 5])
        #expect(
            warnings.map(\.nextStep) == [
                "Add the file to the target's resources, or correct the name.", "Write 'Shout.TTF', as the file is called in the bundle.",
            ])
    }

    @Test func appsAreBuiltWithoutAFontThatIsNotThere() throws {
        let plist = "<plist><dict><key>UIAppFonts</key><array><string>There.ttf</string><string>Lost.ttf</string></array></dict></plist>"
        let folder = try TemporaryFolder(["App/App.swift": "", "App/Info.plist": plist, "App/There.ttf": ""])
        let target = try BareFolderReader.read(folder.path("App"), configuration: .debug)
        let stage = ResourceStage(target: target, folder: folder.path("Out"), toolchain: Toolchain(folder: folder.url))
        let warnings = try stage.start().wait().get()
        #expect(warnings.count == 1)
        #expect(warnings.first?.message.hasPrefix("UIAppFonts names 'Lost.ttf', which is not among the resources of App") == true)
        #expect(stage.isThere)
    }
}
