import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct PickerViewTests {
    private final class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        var rows = [["a", "b", "c", "d"], ["1", "2"]]
        var chosen: [String] = []
        func numberOfComponents(in pickerView: UIPickerView) -> Int { rows.count }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { rows[component].count }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { rows[component][row] }
        func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { component == 1 ? 80 : 0 }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            chosen.append("\(component) \(rows[component][row])")
        }
    }

    private func make(_ source: Source) -> (UIPickerView, TestDevice) {
        let device = TestDevice()
        let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 320, height: 216))
        (picker.dataSource, picker.delegate) = (source, source)
        let controller = UIViewController()
        controller.view.addSubview(picker)
        device.show(controller)
        picker.layoutIfNeeded()
        return (picker, device)
    }

    /// A hidden picker of a stack view has no size.
    @Test func aPickerWithoutRoomHasFinitePlaces() {
        let (picker, source) = (UIPickerView(frame: .zero), Source())
        (picker.dataSource, picker.delegate) = (source, source)
        picker.selectRow(1, inComponent: 0, animated: false)
        picker.layoutIfNeeded()
        func isFinite(_ view: UIView) -> Bool {
            view.center.x.isFinite && view.center.y.isFinite && view.bounds.width.isFinite && view.subviews.allSatisfy(isFinite)
        }
        #expect(isFinite(picker))
        let segments = UISegmentedControl(items: ["a", "b"])
        segments.selectedSegmentIndex = 0
        segments.frame = .zero
        segments.layoutIfNeeded()
        #expect(isFinite(segments))
    }

    @Test func rectanglesShrinkToTheirMiddle() {
        #expect(CGRect(x: 10, y: 10, width: 100, height: 20).shrunk(dx: 5, dy: 2) == CGRect(x: 15, y: 12, width: 90, height: 16))
        #expect(CGRect(x: 10, y: 10, width: 6, height: 20).shrunk(dx: 5) == CGRect(x: 13, y: 10, width: 0, height: 20))
    }

    @Test func wheelsShareTheWidth() {
        let source = Source()
        let (picker, _) = make(source)
        #expect(picker.numberOfComponents == 2)
        #expect(picker.numberOfRows(inComponent: 0) == 4)
        #expect(picker.numberOfRows(inComponent: 7) == 0)
        #expect(picker.rowSize(forComponent: 0) == CGSize(width: 222, height: 32))
        #expect(picker.rowSize(forComponent: 1) == CGSize(width: 80, height: 32))
        #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
        #expect((picker.view(forRow: 1, forComponent: 0) as? UILabel)?.text == "b")
    }

    @Test func rowsLieOnAWheel() {
        let source = Source()
        let (picker, _) = make(source)
        let front = picker.view(forRow: 0, forComponent: 0)!, next = picker.view(forRow: 2, forComponent: 0)!
        let (first, third) = (front.convert(front.bounds, to: picker), next.convert(next.bounds, to: picker))
        #expect(first.midY == 108)
        #expect(abs(first.height - 32) < 0.01)
        #expect(third.midY > 160)
        #expect(third.midY < 108 + 64)
        #expect(third.height < 28)
        #expect(front.alpha == 1)
        #expect(next.alpha < 0.6)
    }

    @Test func assistiveTechnologiesTurnWheelsRowByRow() throws {
        let source = Source()
        let (picker, _) = make(source)
        let wheel = try #require(picker.view(forRow: 0, forComponent: 0)?.superview)
        wheel.accessibilityDecrement()
        #expect(picker.selectedRow(inComponent: 0) == 0)
        #expect(source.chosen.isEmpty)
        wheel.accessibilityIncrement()
        #expect(picker.selectedRow(inComponent: 0) == 1)
        #expect(source.chosen == ["0 b"])
        #expect(wheel.accessibilityValue == "b")
    }

    @Test func codeChoosesWithoutTellingAndFingersTell() {
        let source = Source()
        let (picker, device) = make(source)
        picker.selectRow(2, inComponent: 0, animated: false)
        picker.layoutIfNeeded()
        #expect(picker.selectedRow(inComponent: 0) == 2)
        #expect(source.chosen.isEmpty)
        let middle = picker.view(forRow: 2, forComponent: 0)!
        #expect(middle.convert(middle.bounds, to: picker).midY == 108)
        #expect(picker.selectedRow(inComponent: 5) == -1)
        device.touch(.began, 100, 208, time: 1)
        for step in 1...8 { device.touch(.moved, 100, 208 + Double(step) * 5, time: 1 + Double(step) * 0.1) }
        device.touch(.ended, 100, 248, time: 3)
        let wheel = picker.subviews.compactMap { $0 as? PickerWheel }[0]
        wheel.contentOffset.y = wheel.restingOffset(wheel.contentOffset, velocity: .zero).y
        wheel.scrollViewDidEndDecelerating(wheel)
        #expect(source.chosen == ["0 b"])
        #expect(picker.selectedRow(inComponent: 0) == 1)
    }

    @Test func reloadingKeepsTheChoiceWhereItIsStillThere() {
        let source = Source()
        let (picker, _) = make(source)
        picker.selectRow(3, inComponent: 0, animated: false)
        source.rows[0] = ["x", "y"]
        picker.reloadComponent(0)
        picker.layoutIfNeeded()
        #expect(picker.selectedRow(inComponent: 0) == 1)
        #expect((picker.view(forRow: 1, forComponent: 0) as? UILabel)?.text == "y")
        source.rows = [["only"]]
        picker.reloadAllComponents()
        #expect(picker.numberOfComponents == 1)
        #expect(picker.subviews.compactMap { $0 as? PickerWheel }.count == 1)
        #expect(picker.subviews.compactMap { $0 as? PickerWheel }.first?.accessibilityTraits == .adjustable)
    }
}
