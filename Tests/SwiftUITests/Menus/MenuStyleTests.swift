import Testing
import UIKit

@testable import SwiftUI

@MainActor struct MenuStyleTests {
    private struct Padded: MenuStyle {
        func makeBody(configuration: Configuration) -> some View { Menu(configuration).padding(10) }
    }

    @Test func aStyleOfAnAppShowsTheMenuInItsWay() {
        let plain = Hosted(Menu("Options") { Button("One") {} }), styled = Hosted(Menu("Options") { Button("One") {} }.menuStyle(Padded()))
        let size = plain.size(nil, nil)
        #expect(styled.size(nil, nil) == CGSize(width: size.width + 20, height: size.height + 20))
    }

    @Test func buttonsOfMenusHaveBordersWhereButtonsHave() {
        let plain = Hosted(Menu("Options") { Button("One") {} }).size(nil, nil)
        let button = Hosted(Button("Options") {}.buttonStyle(.bordered)).size(nil, nil)
        #expect(Hosted(Menu("Options") { Button("One") {} }.buttonStyle(.bordered)).size(nil, nil) == button)
        #expect(button.width > plain.width)
        #expect(Hosted(Menu("Options") { Button("One") {} }.buttonStyle(.plain)).size(nil, nil) == plain)
    }

    @Test func headersOfSectionsAreTitlesInMenus() {
        let hosted = Hosted(Text("content"))
        let inputs = _ViewInputs(
            host: hosted.view.host, scope: GraphScope(parent: hosted.view.host.scope), environment: hosted.view.host.environment)
        let section = Section("Size") { Button("Small") {} }
        func titles(_ items: [UIMenuElement]) -> [String] { items.map(\.title) }
        #expect(titles(MenuElements.collect(section, inputs)) == ["Size"])
        let both = MenuElements.collect(
            Group {
                Button("Open") {}
                section
            }, inputs)
        #expect(titles(both) == ["", "Size"])
        #expect(both.compactMap { ($0 as? UIMenu)?.children.map(\.title) } == [["Open"], ["Small"]])
    }

    @Test func actionsMayKeepTheirMenu() {
        let hosted = Hosted(Text("content"))
        let inputs = _ViewInputs(
            host: hosted.view.host, scope: GraphScope(parent: hosted.view.host.scope), environment: hosted.view.host.environment)
        let items = MenuElements.collect(
            VStack {
                Button("Stay") {}.menuActionDismissBehavior(.disabled)
                Button("Go") {}
            }, inputs)
        let actions = items.compactMap { $0 as? UIAction }
        #expect(actions.map { $0.attributes.contains(.keepsMenuPresented) } == [true, false])
    }
}
