import Testing

@testable import UIKit

/// Where a tap puts the caret.
@MainActor @Suite(.serialized) final class TapPlacementTests {
    private var time = 0.0

    /// The caret after a tap left of the middle of the character at an offset.
    private func caret(_ device: TestDevice, _ view: UIView & UITextInput, tapping offset: Int) -> Int? {
        guard let start = view.position(from: view.beginningOfDocument, offset: offset) else { return nil }
        let rect = view.caretRect(for: start)
        let place = view.convert(CGPoint(x: rect.midX + 1, y: rect.midY), to: nil as UIView?)
        // Taps at other places in time are no double taps.
        time += 10
        device.touch(.began, place.x, place.y, time: time)
        device.touch(.ended, place.x, place.y, time: time)
        device.settle()
        return view.selectedTextRange.map { view.offset(from: view.beginningOfDocument, to: $0.start) }
    }

    @Test func aTextViewTakesTheNearestWordEdge() {
        let device = TestDevice()
        let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 200))
        let controller = UIViewController()
        controller.view.addSubview(view)
        device.show(controller)
        view.text = "One telephone rings."
        device.settle()
        #expect(caret(device, view, tapping: 6) == 4)
        view.taps = TapCounter()
        #expect(caret(device, view, tapping: 11) == 13)
        view.taps = TapCounter()
        #expect(caret(device, view, tapping: 20) == 20)
    }

    @Test func aTextFieldTakesTheNearestWordEdge() {
        let device = TestDevice()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 34))
        field.text = "One telephone rings."
        let controller = UIViewController()
        controller.view.addSubview(field)
        device.show(controller)
        // The first tap begins the editing, and places the caret as those after it.
        #expect(caret(device, field, tapping: 6) == 4)
        #expect(caret(device, field, tapping: 11) == 13)
    }

    @Test func wordEdgesAreTheNearest() {
        let text = "One telephone, two" as NSString
        let edges = [0, 1, 2, 3, 6, 8, 9, 12, 14, 17].map { TextNavigation.nearestWordEdge(to: $0, in: text) }
        #expect(edges == [0, 0, 3, 3, 4, 4, 13, 13, 14, 18])
        #expect(TextNavigation.nearestWordEdge(to: 0, in: "") == 0)
    }
}
