import Testing
import UIKit

@testable import SwiftUI

@MainActor struct DialogOptionsTests {
    private struct Screen: View {
        let severity: DialogSeverity
        @State private var isShown = true
        var body: some View {
            Text("root").alert("Erase all?", isPresented: $isShown) { Button("Erase", role: .destructive) {} }
                .dialogSeverity(severity).dialogIcon(Image(systemName: "trash"))
                .dialogSuppressionToggle("Do not ask again", isSuppressed: .constant(false))
        }
    }

    private func alert(_ severity: DialogSeverity) throws -> UIAlertController {
        try #require(Windowed(Screen(severity: severity)).controller.presentedViewController as? UIAlertController)
    }

    @Test func alertsKnowHowSeriousTheyAre() throws {
        #expect(try alert(.critical).severity == .critical)
        #expect(try alert(.standard).severity == .default)
        #expect(try alert(.automatic).severity == .default)
    }

    /// Icons and boxes are for other devices: the alert has its title and its button.
    @Test func iconsAndBoxesAreNotShownOnPhones() throws {
        let shown = try alert(.automatic)
        #expect(shown.title == "Erase all?")
        #expect(shown.actions.map(\.title) == ["Erase"])
        #expect(shown.message == nil)
    }
}
