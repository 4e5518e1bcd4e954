import Testing
import UIKit

@testable import SwiftUI

/// Views whose texts are resources, as the symbols of string catalogs are.
@MainActor struct StringResourceTests {
    private let save = LocalizedStringResource("Save")

    private func labels(_ view: some View) -> [String?] { Hosted(view).found.map(\.label) }

    @Test func controlsTakeResources() {
        #expect(labels(Button(save) {}) == ["Save"])
        #expect(labels(Button(save, systemImage: "star", role: .cancel) {}) == ["Save"])
        #expect(labels(Toggle(save, isOn: .constant(true))) == ["Save"])
        #expect(labels(Label(save, systemImage: "star")) == ["Save"])
        #expect(labels(Text("a").accessibilityLabel(save)) == ["Save"])
        #expect(labels(Link(save, destination: URL(fileURLWithPath: "/"))) == ["Save"])
        #expect(labels(LabeledContent(save, value: "now")).contains { $0?.contains("Save") == true })
        #expect(labels(Text("It says \(save)")) == ["It says Save"])
    }

    @Test func literalsAreKeysStill() {
        let button = Button("Save") {}
        #expect(type(of: button) == Button<Text>.self)
        #expect(labels(button.badge(3)) == ["Save"])
        let name = "Variable"
        #expect(labels(Toggle(name, isOn: .constant(true))) == ["Variable"])
    }

    @Test func resourcesHaveMarkdownAndAgree() {
        let text = Text(LocalizedStringResource("**^[\(2) apple](inflect: true)**"))
        #expect(text.plainText(in: EnvironmentValues()) == "2 apples")
    }
}
