import DeviceProtocol
import Foundation
import HomeScreenModel
import Testing

@testable import QuinceHomeScreen
@testable import UIKit

/// The menu of an app's icon, which a long press opens.
@Suite(.serialized) @MainActor struct IconMenuTests {
    private static let actions = [
        QuickAction(type: "new", title: "New Recipe", icon: .symbol("square.and.pencil")),
        QuickAction(type: "last", title: "Continue Cooking", subtitle: "Apple pie", icon: .symbol("flame")),
    ]

    private func device(_ state: DeviceState = DeviceState(), actions: [QuickAction] = Self.actions) -> HomeDevice {
        let device = HomeDevice(state: state, layout: HomeLayout(pages: [[.app("test.a"), .app("com.apple.Preferences")]]))
        let apps = [
            HomeApp(identifier: "test.a", name: "Recipes", actions: actions),
            HomeApp(identifier: "com.apple.Preferences", name: "Settings"),
        ]
        device.tell(.installed(apps))
        return device
    }

    private func icon(_ device: HomeDevice, _ app: String) throws -> HomeIconView {
        try #require(device.home.itemView(of: .app(app)) as? HomeIconView)
    }

    private func titles(_ menu: UIMenu) -> [[String]] { menu.children.map { ($0 as? UIMenu)?.children.map(\.title) ?? [] } }

    @Test func itOffersWhatTheAppDoesAboveWhatIsDoneWithTheIcon() throws {
        let device = device()
        defer { device.end() }
        let menu = device.home.menu(of: try icon(device, "test.a"))
        #expect(titles(menu) == [["New Recipe", "Continue Cooking"], ["Edit Home Screen", "Remove App"]])
        #expect(titles(device.home.menu(of: try icon(device, "com.apple.Preferences"))) == [["Edit Home Screen"]])
    }

    @Test func aLongPressOpensItAndAChoiceOpensTheApp() throws {
        for (name, state) in [
            ("light", DeviceState()), ("dark", DeviceState(appearance: .dark)), ("right-to-left", DeviceState(languages: ["ar"])),
            ("large", DeviceState(contentSize: .accessibilityExtraExtraExtraLarge)),
        ] {
            let device = device(state)
            defer { device.end() }
            let icon = try icon(device, "test.a")
            let interaction = try #require(icon.menu?.interaction)
            #expect(interaction.prepare(at: .zero))
            interaction.open()
            device.picture("icon-menu-" + name)
            #expect(interaction.menuAppearance == .rich)
            #expect(!device.home.editor.isEditing)
            interaction.dismissMenu()
            device.settle()
        }
        let device = device()
        defer { device.end() }
        device.home.performAction?(try icon(device, "test.a").app, Self.actions[1])
        #expect(device.requests.contains(.performQuickAction(app: "test.a", Self.actions[1])))
    }

    @Test func noMenuOpensWhileIconsShake() throws {
        let device = device()
        defer { device.end() }
        device.home.editor.begin()
        let interaction = try #require(icon(device, "test.a").menu?.interaction)
        #expect(!interaction.prepare(at: .zero))
    }

    @Test func aFingerThatStaysBeginsToEdit() throws {
        let device = device()
        defer { device.end() }
        let icon = try icon(device, "test.a")
        device.home.editor.menuOpened(of: icon, at: device.home.content.convert(icon.bounds, from: icon).center)
        #expect(!device.home.editor.isEditing)
        device.home.editor.fingerStayed()
        #expect(device.home.editor.isEditing)
        #expect(device.home.editor.lifted === icon)
    }
}

extension CGRect {
    fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}
