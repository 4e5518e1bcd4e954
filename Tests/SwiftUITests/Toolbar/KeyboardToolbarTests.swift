import Testing
import UIKit

@testable import SwiftUI

@MainActor struct KeyboardToolbarTests {
    private struct Form: View {
        @State private var text = ""
        var body: some View {
            NavigationStack {
                TextField("Name", text: $text).toolbar {
                    ToolbarItemGroup(placement: .keyboard) {
                        Spacer()
                        Button("Done") {}
                    }
                }
            }
        }
    }

    private func field(in view: UIView) -> UITextField? { view as? UITextField ?? view.subviews.lazy.compactMap { field(in: $0) }.first }

    @Test func theKeyboardHasABarWithTheItems() throws {
        let shown = Windowed(Form())
        let field = try #require(self.field(in: shown.controller.view))
        let bars = sequence(first: field as UIResponder, next: \.next).compactMap(\.inputAccessoryView)
        let bar = try #require(bars.first as? UIToolbar)
        #expect(bar.items?.count == 2)
        let item = try #require(shown.first(UINavigationController.self)?.topViewController?.navigationItem)
        #expect(item.rightBarButtonItems?.isEmpty != false)
    }

    @Test func whatStandsInBarsDoesNotGrowWithTheText() throws {
        let shown = Windowed(
            NavigationStack { Text("content").toolbar { Button("Add", systemImage: "plus") {} } }.dynamicTypeSize(.accessibility5))
        let item = try #require(shown.first(UINavigationController.self)?.topViewController?.navigationItem)
        #expect((item.rightBarButtonItems?.first?.customView?.bounds.height ?? 100) < 44)
    }
}
