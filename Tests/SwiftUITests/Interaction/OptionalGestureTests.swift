import Testing
import UIKit

@testable import SwiftUI

@MainActor struct OptionalGestureTests {
    private func recognizers(_ view: UIView) -> [UITapGestureRecognizer] {
        (view.gestureRecognizers ?? []).compactMap { $0 as? UITapGestureRecognizer } + view.subviews.flatMap { recognizers($0) }
    }

    private struct Screen: View {
        @Bindable var model: Model
        var body: some View { Color.red.gesture(model.isOn ? TapGesture(count: 5) : nil) }
    }
    @Observable final class Model { var isOn = false }

    @Test func aGestureComesAndGoes() {
        let model = Model()
        let shown = Windowed(Screen(model: model))
        func active() -> Int { recognizers(shown.window).filter { $0.numberOfTapsRequired == 5 && $0.isEnabled }.count }
        #expect(active() == 0)
        model.isOn = true
        shown.update()
        #expect(active() == 1)
        model.isOn = false
        shown.update()
        #expect(active() == 0)
        shown.window.isHidden = true
    }

    @Test func aGestureMayBeDisabledAndNamed() {
        let shown = Windowed(
            VStack {
                Color.red.gesture(TapGesture(count: 5), isEnabled: false)
                Color.blue.gesture(TapGesture(count: 6), name: "six")
            })
        let all = recognizers(shown.window)
        #expect(all.first { $0.numberOfTapsRequired == 5 }?.isEnabled == false)
        #expect(all.first { $0.numberOfTapsRequired == 6 }?.name == "six")
        shown.window.isHidden = true
    }

    private struct Pan: UIGestureRecognizerRepresentable {
        let log: Log
        func makeUIGestureRecognizer(context: Context) -> UILongPressGestureRecognizer { UILongPressGestureRecognizer() }
        func handleUIGestureRecognizerAction(_ recognizer: UILongPressGestureRecognizer, context: Context) { log.actions += 1 }
        func updateUIGestureRecognizer(_ recognizer: UILongPressGestureRecognizer, context: Context) {
            recognizer.minimumPressDuration = log.duration
        }
    }
    @MainActor final class Log {
        var actions = 0
        var duration = 3.0
    }

    @Test func recognizersOfUIKitAreGestures() throws {
        let log = Log()
        let shown = Windowed(Color.red.gesture(Pan(log: log)))
        func all(_ view: UIView) -> [UILongPressGestureRecognizer] {
            (view.gestureRecognizers ?? []).compactMap { $0 as? UILongPressGestureRecognizer } + view.subviews.flatMap { all($0) }
        }
        let press = try #require(all(shown.window).first)
        #expect(press.minimumPressDuration == 3)
        shown.window.isHidden = true
    }
}
