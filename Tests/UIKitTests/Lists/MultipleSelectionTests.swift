import DeviceProtocol
import Testing

@testable import UIKit

/// Two fingers that select rows, drags that open rows, and keys that scroll.
@MainActor @Suite(.serialized) struct MultipleSelectionTests {
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var log: [String] = []
        var allows = true

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
        func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool { allows }
        func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
            log.append("begin \(indexPath.row)")
            tableView.setEditing(true, animated: false)
        }
        func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { log.append("end") }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("select \(indexPath.row)") }
        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { log.append("deselect \(indexPath.row)") }
        func tableView(
            _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext
        ) -> Bool { indexPath.row != 1 }
    }

    private func table(_ device: TestDevice, _ source: Source) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 100, width: 393, height: 500)), controller = UIViewController()
        table.contentInsetAdjustmentBehavior = .never
        (table.dataSource, table.delegate) = (source, source)
        table.allowsMultipleSelectionDuringEditing = true
        controller.view.addSubview(table)
        device.show(controller)
        return table
    }

    /// Moves two fingers beside each other.
    private func drag(_ device: TestDevice, _ places: [Double]) {
        for (step, y) in places.enumerated() {
            for finger in [0, 1] {
                device.touch(step == 0 ? .began : .moved, 150 + 60 * Double(finger), y, finger: finger, time: 0.02 * Double(step))
            }
        }
        for finger in [0, 1] { device.touch(.ended, 150 + 60 * Double(finger), places.last ?? 0, finger: finger, time: 1) }
    }

    @Test func twoFingersSelectTheRowsBetween() {
        let device = TestDevice(), source = Source()
        let table = table(device, source)
        drag(device, [125, 145, 185, 235, 285, 235])
        #expect(table.indexPathsForSelectedRows?.map(\.row).sorted() == [0, 1, 2])
        #expect(source.log.first == "begin 0")
        #expect(source.log.last == "end")
        #expect(source.log.contains("deselect 3"))
        #expect(table.contentOffset == .zero)
    }

    @Test func twoFingersScrollWhereRowsAreNotToBeSelected() {
        let device = TestDevice(), source = Source()
        source.allows = false
        let table = table(device, source)
        drag(device, [400, 380, 340, 300, 260])
        #expect(table.indexPathsForSelectedRows == nil)
        #expect(source.log.isEmpty)
        #expect(table.contentOffset.y > CGFloat(0))
    }

    private final class Drag: NSObject, UISpringLoadedInteractionContext {
        var state = UISpringLoadedInteractionEffectState.activated
        var targetView: UIView?
        var targetItem: Any?
        let place: CGPoint
        init(_ place: CGPoint) { self.place = place }
        func location(in view: UIView?) -> CGPoint { place }
    }

    @Test func springLoadedRowsAreSelectedUnlessTheDelegateKeepsThemClosed() {
        let device = TestDevice(), source = Source()
        let table = table(device, source)
        #expect(!table.isSpringLoaded)
        table.isSpringLoaded = true
        table.openRow(Drag(CGPoint(x: 10, y: 75)))
        #expect(source.log.isEmpty)
        table.openRow(Drag(CGPoint(x: 10, y: 125)))
        #expect(source.log == ["select 2"])
    }

    private func press(_ device: TestDevice, _ code: String, option: Bool = false) {
        device.send(.key(KeyEvent(phase: .down, code: code, characters: "", option: option)))
        device.send(.key(KeyEvent(phase: .up, code: code, characters: "", option: option)))
        device.settle()
    }

    @Test func keysScrollWhatIsInTheMiddle() {
        let device = TestDevice(), source = Source()
        let table = table(device, source)
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        press(device, "ArrowDown")
        #expect(table.contentOffset.y == CGFloat(40))
        press(device, "PageDown")
        #expect(table.contentOffset.y == CGFloat(40 + 460))
        press(device, "ArrowDown", option: true)
        #expect(table.contentOffset.y == CGFloat(40 + 2 * 460))
        press(device, "Home")
        #expect(table.contentOffset.y == CGFloat(0))
        table.allowsKeyboardScrolling = false
        press(device, "End")
        #expect(table.contentOffset.y == CGFloat(0))
    }
}
