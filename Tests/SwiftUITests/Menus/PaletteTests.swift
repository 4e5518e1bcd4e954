import Testing
import UIKit

@testable import SwiftUI

@MainActor struct PaletteTests {
    private func elements(_ content: some View) -> [UIMenuElement] {
        let hosted = Hosted(Text("content"))
        let inputs = _ViewInputs(
            host: hosted.view.host, scope: GraphScope(parent: hosted.view.host.scope), environment: hosted.view.host.environment)
        return MenuElements.collect(content, inputs)
    }

    private func picker(_ style: some PickerStyle, _ effect: PaletteSelectionEffect = .automatic) -> some View {
        Picker("Mark", selection: .constant(2)) {
            Label("Star", systemImage: "star").tag(1)
            Label("Heart", systemImage: "heart").tag(2)
        }
        .pickerStyle(style).paletteSelectionEffect(effect)
    }

    @Test func palettesStandBesideEachOtherInMenus() throws {
        let menu = try #require(elements(picker(.palette)).first as? UIMenu)
        #expect(menu.options == [.displayInline, .displayAsPalette])
        #expect(menu.children.compactMap { ($0 as? UIAction)?.state } == [.off, .on])
        let plain = try #require(elements(picker(.inline)).first as? UIMenu)
        #expect(plain.options == .displayInline)
    }

    @Test func picturesOfPalettesWearTheirTints() throws {
        let colors = Picker("Colour", selection: .constant(1)) {
            Label("Red", systemImage: "circle.fill").tint(.red).tag(1)
            Label("None", systemImage: "circle.fill").tag(2)
        }
        let menu = try #require(elements(colors.pickerStyle(.palette)).first as? UIMenu)
        let images = menu.children.compactMap { ($0 as? UIAction)?.image }
        #expect(images.map(\.renderingMode).first == .alwaysOriginal)
        #expect(images.map(\.renderingMode).last != .alwaysOriginal)
    }

    @Test func aSymbolsVariantTellsTheChoice() throws {
        let menu = try #require(elements(picker(.palette, .symbolVariant(.fill))).first as? UIMenu)
        let actions = menu.children.compactMap { $0 as? UIAction }
        #expect(actions.map { $0.image?.systemSymbolName } == ["star", "heart.fill"])
        #expect(actions.map(\.state) == [.off, .off])
        let custom = try #require(elements(picker(.palette, .custom)).first as? UIMenu)
        #expect(custom.children.compactMap { ($0 as? UIAction)?.image?.systemSymbolName } == ["star", "heart"])
    }

    @Test func pickersInTheMenuStyleAreMenusOfTheirOwn() throws {
        let menu = try #require(elements(picker(.menu)).first as? UIMenu)
        #expect(menu.title == "Mark")
        #expect(!menu.options.contains(.displayInline))
        #expect((menu.children.first as? UIMenu)?.children.map(\.title) == ["Star", "Heart"])
    }

    @Test func controlGroupsStandBesideEachOtherInMenus() throws {
        func menu(_ style: some ControlGroupStyle) throws -> UIMenu {
            try #require(elements(ControlGroup { Button("Cut") {} }.controlGroupStyle(style)).first as? UIMenu)
        }
        #expect(try menu(.automatic).preferredElementSize == .medium)
        #expect(try menu(.compactMenu).preferredElementSize == .small)
        #expect(try menu(.menu).preferredElementSize == .medium)
        #expect(try menu(.palette).options.contains(.displayAsPalette))
    }
}
