import Testing
import UIKit

@testable import SwiftUI

/// Controls that are UIKit's.
@MainActor struct HostedControlTests {
    private func first<Kind: UIView>(_ kind: Kind.Type, in view: UIView) -> Kind? {
        (view as? Kind) ?? view.subviews.lazy.compactMap { first(kind, in: $0) }.first
    }

    @Test func whatIsTypedIntoAnEditorGoesToTheBindingAndBack() throws {
        var text = "one"
        let hosted = Hosted(TextEditor(text: Binding(get: { text }, set: { text = $0 })).font(.title))
        let editor = try #require(first(UITextView.self, in: hosted.view))
        #expect(editor.text == "one")
        #expect(editor.frame.size == CGSize(width: 300, height: 600))
        #expect(editor.font?.pointSize == UIFont.preferredFont(forTextStyle: .title1).pointSize)
        editor.text = "two"
        editor.delegate?.textViewDidChange(editor)
        #expect(text == "two")
    }

    @Test func disabledEditorsAreNotEdited() throws {
        let hosted = Hosted(TextEditor(text: .constant("one")).disabled(true).multilineTextAlignment(.center))
        let editor = try #require(first(UITextView.self, in: hosted.view))
        #expect(!editor.isEditable)
        #expect(editor.textAlignment == .center)
    }

    @Test func chosenColoursGoToTheBinding() throws {
        var color = Color.red
        let hosted = Hosted(
            ColorPicker("Tint", selection: Binding(get: { color }, set: { color = $0 }), supportsOpacity: false).frame(width: 200))
        let well = try #require(first(UIColorWell.self, in: hosted.view))
        #expect(well.title == "Tint")
        #expect(!well.supportsAlpha)
        #expect(well.frame.maxX == 250)
        well.selectedColor = .green
        well.sendActions(for: .valueChanged)
        #expect(UIColor(color).cgColor == UIColor.green.cgColor)
    }

    @Test func linksAskForTheirAddressToBeOpened() throws {
        var opened: [URL] = []
        let address = try #require(URL(string: "https://example.org"))
        let hosted = Hosted(
            Link("Example", destination: address).environment(
                \.openURL,
                OpenURLAction {
                    opened.append($0)
                    return .handled
                }))
        try #require(first(PressView.self, in: hosted.view)).action()
        #expect(opened == [address])
    }

    @Test func slidersAreCalledByTheirLabels() throws {
        let hosted = Hosted(Slider(value: .constant(0.5)) { Text("Volume") })
        let slider = try #require(first(UISlider.self, in: hosted.view))
        #expect(slider.accessibilityLabel == "Volume")
        #expect(hosted.view.host.root.firstText == nil)
    }
}
