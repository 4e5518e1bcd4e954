import Testing
import UIKit

@testable import SwiftUI

@MainActor struct TextFieldTests {
    private func first<Kind: UIView>(_ kind: Kind.Type, in view: UIView) -> Kind? {
        (view as? Kind) ?? view.subviews.lazy.compactMap { first(kind, in: $0) }.first
    }

    @Test func emptyFieldsShowTheirPromptOrTheirLabel() throws {
        let titled = Hosted(TextField("Name", text: .constant("")))
        #expect(first(UITextField.self, in: titled.view)?.placeholder == "Name")
        let prompted = Hosted(TextField("Name", text: .constant(""), prompt: Text("Ada")))
        let field = try #require(first(UITextField.self, in: prompted.view))
        #expect(field.placeholder == "Ada")
        #expect(prompted.found.map(\.label) == ["Name"])
        let labelled = Hosted(TextField(text: .constant("")) { Text("City") })
        #expect(first(UITextField.self, in: labelled.view)?.placeholder == "City")
    }

    @Test func secureFieldsHaveLabelsToo() throws {
        let hosted = Hosted(SecureField(text: .constant("x"), prompt: Text("required")) { Text("Password") })
        let field = try #require(first(UITextField.self, in: hosted.view))
        #expect(field.isSecureTextEntry)
        #expect(field.placeholder == "required")
        #expect(hosted.found.map(\.label) == ["Password"])
    }

    @Test func stylesDrawBordersOrMakeAnythingOfAField() throws {
        struct Framed: TextFieldStyle {
            func _body(configuration: TextField<Self._Label>) -> some View { configuration.padding(10).background(Color.red) }
        }
        let bordered = Hosted(TextField("a", text: .constant("")).textFieldStyle(.roundedBorder))
        #expect(first(UITextField.self, in: bordered.view)?.borderStyle == .roundedRect)
        let framed = Hosted(TextField("a", text: .constant("")).textFieldStyle(Framed()), width: 200)
        let field = try #require(first(UITextField.self, in: framed.view))
        #expect(field.borderStyle == .none)
        #expect(field.placeholder == "a")
        #expect(field.frame.width == 180)
    }

    @Test func verticalFieldsHaveBordersToo() throws {
        let plain = Hosted(TextField("a", text: .constant("one"), axis: .vertical))
        let bordered = Hosted(TextField("a", text: .constant("one"), axis: .vertical).textFieldStyle(.roundedBorder))
        #expect(bordered.size(200, nil) == CGSize(width: 200, height: plain.size(200, nil).height + 14))
        let field = try #require(first(UITextView.self, in: bordered.view))
        #expect(field.convert(field.bounds.origin, to: bordered.view).x == 7)
    }

    @Test func verticalFieldsGrowWithTheirText() throws {
        var text = "one"
        let binding = Binding(get: { text }, set: { text = $0 })
        let hosted = Hosted(TextField("Note", text: binding, axis: .vertical).font(.system(size: 20)))
        let line = hosted.size(200, nil).height
        let view = try #require(first(GrowingTextView.self, in: hosted.view))
        view.text = "one\ntwo\nthree"
        view.delegate?.textViewDidChange(view)
        #expect(text == "one\ntwo\nthree")
        hosted.view.host.root.invalidateTree()
        let grown = hosted.size(200, nil).height
        #expect(line > 20)
        #expect(line < 30)
        #expect(abs(grown - 3 * line) < 2)
    }

    @Test func lineLimitsSetHowFarFieldsGrow() {
        func height<V: View>(_ text: String, _ view: (TextField<Text>) -> V) -> CGFloat {
            Hosted(view(TextField("", text: .constant(text), axis: .vertical))).size(200, nil).height
        }
        let many = "1\n2\n3\n4\n5\n6\n7\n8"
        let line = height("1") { $0 }
        #expect(abs(height("1") { $0.lineLimit(3, reservesSpace: true) } - 3 * line) < 2)
        #expect(abs(height("1") { $0.lineLimit(2...5) } - 2 * line) < 2)
        #expect(abs(height(many) { $0.lineLimit(2...5) } - 5 * line) < 2)
        #expect(abs(height(many) { $0.lineLimit(...4) } - 4 * line) < 2)
        #expect(abs(height(many) { $0.lineLimit(2...) } - 8 * line) < 2)
    }

    @Test func textsReserveLinesToo() {
        let one = Hosted(Text("a")).size(200, nil).height
        #expect(abs(Hosted(Text("a").lineLimit(3, reservesSpace: true)).size(200, nil).height - 3 * one) < 1.5)
        #expect(Hosted(Text("a").lineLimit(1...3)).size(200, nil).height == one)
    }

    @Test func fieldsStandOnTheLineOfTextsBesideThem() {
        let hosted = Hosted(
            HStack(alignment: .firstTextBaseline) {
                Text("Minutes")
                TextField("Minutes", text: .constant("30"))
            })
        let frames = hosted.frames
        // The texts have the same font, so that on one line they are as high.
        #expect(frames.count == 2 && abs(frames[0].midY - frames[1].midY) < 1)
    }
}
