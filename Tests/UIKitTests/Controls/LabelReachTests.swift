import Testing

@testable import UIKit

/// Letters with marks above capitals, which are higher than the system font's lines.
@MainActor struct LabelReachTests {
    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .boldSystemFont(ofSize: 34)
        label.sizeToFit()
        label.layer.displayIfNeeded()
        return label
    }

    @Test func marksAboveCapitalsAreNotCutOff() {
        for text in ["Übung", "Ế"] { #expect(label(text).drawingReach > 0, "\(text)") }
        #expect(label("Übung").layer.contentsGravity == .resize)
        #expect(label("Übung").bounds.height == label("Ubung").bounds.height)
        #expect(label("Ubung").drawingReach == 0)
        #expect(label("übung").drawingReach == 0)
    }

    @Test func higherLabelsHoldThem() {
        let label = label("Übung")
        label.frame.size.height = 80
        #expect(label.drawingReach == 0)
    }
}
