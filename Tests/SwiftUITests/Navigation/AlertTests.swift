import Testing
import UIKit

@testable import SwiftUI

@MainActor struct AlertTests {
    @MainActor private final class Box { var name = "Old" }

    @Test func textFieldsStandInAlerts() throws {
        let box = Box()
        let name = Binding(get: { box.name }, set: { box.name = $0 })
        let screen = Text("root").alert("Rename", isPresented: .constant(true)) {
            TextField("Name", text: name).keyboardType(.emailAddress)
            SecureField("Password", text: .constant("secret"))
            Button("Save") {}
        }
        let alert = try #require(Windowed(screen).controller.presentedViewController as? UIAlertController)
        let fields = try #require(alert.textFields)
        #expect(fields.map(\.placeholder) == ["Name", "Password"])
        #expect(fields.map(\.text) == ["Old", "secret"])
        #expect(fields.map(\.isSecureTextEntry) == [false, true])
        #expect(fields.first?.keyboardType == .emailAddress)
        #expect(alert.actions.map(\.title) == ["Save"])
        fields[0].text = "New"
        fields[0].sendActions(for: .editingChanged)
        #expect(box.name == "New")
    }

    private struct Naming: View {
        @State private var name = ""
        let note: (String) -> Void

        var body: some View {
            Text("root").alert("New", isPresented: .constant(true)) {
                TextField("", text: $name)
                Button("Cancel", role: .cancel) {}
                Button("Done") { note(name) }.disabled(name.isEmpty)
            }
        }
    }

    @Test func buttonsAreEnabledWithTheState() throws {
        var notes: [String] = []
        let window = Windowed(Naming { notes.append($0) })
        let alert = try #require(window.controller.presentedViewController as? UIAlertController)
        #expect(alert.actions.map(\.isEnabled) == [true, false])
        let field = try #require(alert.textFields?.first)
        for text in ["Ann", "", "Bob"] {
            field.text = text
            field.sendActions(for: .editingChanged)
            window.update()
            #expect(alert.actions.map(\.isEnabled) == [true, !text.isEmpty])
        }
    }
}
