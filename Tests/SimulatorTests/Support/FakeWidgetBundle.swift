import Foundation

@testable import Simulator

/// Makes an app with an extension that has widgets, both of them the fake app.
enum FakeWidgetBundle {
    static let identifier = "test.fake.widgets"

    static func make(in folder: URL) throws -> URL {
        let app = try FakeBundle.make(in: folder)
        let appex = app.appendingPathComponent("PlugIns/Widgets.appex", isDirectory: true)
        try FileManager.default.createDirectory(at: appex, withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: app.appendingPathComponent("FakeApp"), to: appex.appendingPathComponent("FakeApp"))
        let info: [String: Any] = [
            "CFBundleIdentifier": identifier, "CFBundleExecutable": "FakeApp", "QuinceApplicationGroups": ["group.test"],
            "NSExtension": ["NSExtensionPointIdentifier": "com.apple.widgetkit-extension"],
        ]
        try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0).write(
            to: appex.appendingPathComponent("Info.plist"))
        return app
    }
}
