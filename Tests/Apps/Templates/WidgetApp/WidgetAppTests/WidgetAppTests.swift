import Foundation
import Testing

@testable import WidgetApp

struct WidgetAppTests {
    @Test func theExtensionIsInTheApp() throws {
        let plugIns = try #require(Bundle.main.builtInPlugInsURL)
        let extensions = try FileManager.default.contentsOfDirectory(atPath: plugIns.path)
        #expect(extensions == ["EmojiWidget.appex"])
    }
}
