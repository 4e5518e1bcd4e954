import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct CellConfigurationTests {
    /// Sets its configurations when it is asked to adapt to its state, as apps do.
    private final class StateCell: UICollectionViewCell {
        private(set) var updates = 0

        override func updateConfiguration(using state: UICellConfigurationState) {
            updates += 1
            var content = UIListContentConfiguration.cell()
            content.text = "Text"
            contentConfiguration = content
            var background = UIBackgroundConfiguration.clear()
            background.backgroundColor = state.isHighlighted ? .red : .blue
            backgroundConfiguration = background
        }
    }

    @Test func configurationsSetDuringAnUpdateDoNotAskForAnother() {
        let cell = StateCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        for _ in 0..<5 { cell.layoutIfNeeded() }
        #expect(cell.updates == 1)
        #expect(cell.contentPart != nil)
    }

    @Test func aNewStateAsksForAnUpdate() {
        let cell = StateCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        cell.layoutIfNeeded()
        cell.isHighlighted = true
        for _ in 0..<5 { cell.layoutIfNeeded() }
        #expect(cell.updates == 2)
    }
}
