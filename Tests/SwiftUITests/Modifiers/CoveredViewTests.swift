import Testing
import UIKit

@testable import SwiftUI

@MainActor struct CoveredViewTests {
    @MainActor private final class Model: ObservableObject {
        @Published var count = 0
        let numbers = PassthroughSubject<Int, Never>()
        var received: [Int] = []
        var changes: [Int] = []
        var disappearances = 0
    }

    private struct Root: View {
        @ObservedObject var model: Model
        var body: some View {
            Text("root").onReceive(model.numbers) { model.received.append($0) }.onChange(of: model.count) { _, new in
                model.changes.append(new)
            }
            .onDisappear { model.disappearances += 1 }
        }
    }

    @Test func aCoveredScreenReceivesAndSeesChanges() async {
        let model = Model()
        let shown = Windowed(Root(model: model))
        model.numbers.send(1)
        let window = shown.controller.view.superview
        shown.controller.view.removeFromSuperview()
        shown.controller.beginAppearanceTransition(false, animated: false)
        shown.controller.endAppearanceTransition()
        #expect(model.disappearances == 1)
        model.numbers.send(2)
        #expect(model.received == [1, 2])
        model.count = 7
        await withCheckedContinuation { done in DispatchQueue.main.async { DispatchQueue.main.async { done.resume() } } }
        #expect(model.changes == [7])
        window?.addSubview(shown.controller.view)
        shown.window.isHidden = true
    }

    @Test func whatHasGoneReceivesNothing() {
        struct Switch: View {
            let model: Model
            @State var isShown = true
            let box: Box
            var body: some View {
                let _ = box.binding = $isShown
                if isShown { Root(model: model) } else { Text("other") }
            }
        }
        @MainActor final class Box { var binding: Binding<Bool>? }
        let (model, box) = (Model(), Box())
        let shown = Windowed(Switch(model: model, box: box))
        box.binding?.wrappedValue = false
        shown.update()
        model.numbers.send(1)
        #expect(model.received.isEmpty)
        shown.window.isHidden = true
    }
}
