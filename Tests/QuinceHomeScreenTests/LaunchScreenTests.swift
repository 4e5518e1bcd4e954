import BundleFormat
import DeviceProtocol
import Foundation
import HomeScreenModel
import Testing

@testable import QuinceHomeScreen
@testable import UIKit

/// What apps show while they start.
@Suite(.serialized) @MainActor struct LaunchScreenTests {
    private let size = CGSize(width: 393, height: 852)

    private func app(_ device: HomeDevice, _ information: [String: Any], storyboard: Data? = nil) throws -> HomeApp {
        let folder = device.folder.appendingPathComponent("\(UUID().uuidString).app")
        let base = folder.appendingPathComponent("Base.lproj")
        try FileManager.default.createDirectory(at: base, withIntermediateDirectories: true)
        try PropertyListSerialization.data(fromPropertyList: information, format: .binary, options: 0).write(
            to: folder.appendingPathComponent("Info.plist"))
        try storyboard?.write(to: base.appendingPathComponent("LaunchScreen.storyboardc"))
        return HomeApp(identifier: "test.a", name: "A", bundle: folder.path)
    }

    private var storyboard: Data {
        get throws {
            var color = InterfaceElement(name: "color", attributes: ["key": "backgroundColor"], line: 5)
            for (key, value) in ["red": "1", "green": "0", "blue": "0", "alpha": "1", "colorSpace": "custom", "customColorSpace": "sRGB"] {
                color.attributes[key] = value
            }
            let view = element("view", ["key": "view", "id": "v"], [color])
            let controller = element("viewController", ["id": "main", "sceneMemberID": "viewController"], [view])
            let scene = element("scene", [:], [element("objects", [:], [controller])])
            let document = element("document", ["initialViewController": "main"], [element("scenes", [:], [scene])])
            let encoder = PropertyListEncoder()
            encoder.outputFormat = .binary
            return try encoder.encode(CompiledInterface(source: "LaunchScreen.storyboard", document: document))
        }
    }

    private func element(_ name: String, _ attributes: [String: String], _ children: [InterfaceElement]) -> InterfaceElement {
        var element = InterfaceElement(name: name, attributes: attributes, line: 1)
        element.children = children
        return element
    }

    @Test func anAppShowsItsStoryboardUntilItHasDrawn() throws {
        let device = HomeDevice()
        defer { device.end() }
        let app = try app(device, ["UILaunchStoryboardName": "LaunchScreen"], storyboard: storyboard)
        #expect(LaunchScreen.view(of: app, size: size)?.bounds.size == size)
        device.tell(.installed([app]))
        let shell = try #require(device.delegate.shell)
        shell.open(app)
        let card = try #require(shell.card(of: "test.a"))
        #expect(card.isShowingLaunchScreen)
        device.picture("launch-screen")
        card.show(RunningApp(identifier: "test.a", context: 1, hasDrawn: true))
        #expect(!card.isShowingLaunchScreen)
    }

    @Test func aListOfInformationIsALaunchScreenToo() throws {
        let device = HomeDevice()
        defer { device.end() }
        let bars: [String: Any] = ["UINavigationBar": [String: Any](), "UITabBar": [String: Any](), "UIColorName": "Missing"]
        #expect(LaunchScreen.view(of: try app(device, ["UILaunchScreen": bars]), size: size) != nil)
    }

    @Test func whatCannotBeReadIsNone() throws {
        let device = HomeDevice()
        defer { device.end() }
        let named = ["UILaunchStoryboardName": "LaunchScreen"]
        #expect(LaunchScreen.view(of: try app(device, named), size: size) == nil)
        #expect(LaunchScreen.view(of: try app(device, named, storyboard: Data("damaged".utf8)), size: size) == nil)
        #expect(LaunchScreen.view(of: try app(device, [:]), size: size) == nil)
        #expect(LaunchScreen.view(of: HomeApp(identifier: "b", name: "B", bundle: "/nowhere"), size: size) == nil)
    }
}
