import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct ColorPickerTests {
    @MainActor private final class Owner: NSObject, UIColorPickerViewControllerDelegate {
        var colors: [ColorParts] = []
        var finished = 0

        func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool) {
            colors.append(ColorParts(color))
        }
        func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) { finished += 1 }
    }

    private func all<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
        view.subviews.flatMap { ($0 as? View).map { [$0] } ?? all(type, in: $0) }
    }

    private func shown(_ owner: Owner, _ color: UIColor, in device: TestDevice) -> UIColorPickerViewController {
        let picker = UIColorPickerViewController()
        picker.delegate = owner
        picker.selectedColor = color
        device.show(picker)
        return picker
    }

    /// The red of pixels in a picture of a view, a pixel a point.
    private func pixels(of view: UIView, x: [Int], y: Int) -> [UInt8] {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let picture = UIGraphicsImageRenderer(bounds: view.bounds, format: format).image { view.layer.render(in: $0.cgContext) }
        let space = CGColorSpace(name: CGColorSpace.sRGB)!, width = Int(view.bounds.width), height = Int(view.bounds.height)
        let context = CGContext(
            data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 4 * width, space: space,
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
        context.draw(picture.cgImage!, in: CGRect(x: 0, y: 0, width: width, height: height))
        let bytes = context.data!.bindMemory(to: UInt8.self, capacity: 4 * width * height)
        return x.map { bytes[4 * (y * width + $0)] }
    }

    @Test func assistiveTechnologiesMovePartsByTenths() throws {
        let device = TestDevice()
        let owner = Owner(), picker = shown(owner, UIColor(red: 0.5, green: 0, blue: 1, alpha: 0.45), in: device)
        let sliders = try #require(all(ColorSlidersView.self, in: picker.view).first)
        let parts = all(ColorSlider.self, in: sliders)
        parts[0].accessibilityIncrement()
        parts[1].accessibilityDecrement()
        parts[2].accessibilityIncrement()
        #expect(owner.colors.count == 3)
        #expect(abs(ColorParts(picker.selectedColor).red - 0.6) < 0.001)
        #expect(parts.map(\.accessibilityValue) == ["153", "0", "255"])
        let opacity = try #require(all(ColorSlider.self, in: picker.view).first { !parts.contains($0) })
        opacity.accessibilityDecrement()
        #expect(opacity.accessibilityValue == "35%")
        #expect(abs(ColorParts(picker.selectedColor).alpha - 0.35) < 0.001)
    }

    @Test func fingersChooseOnGridAndSpectrum() throws {
        let device = TestDevice()
        let owner = Owner(), picker = shown(owner, .black, in: device)
        let grid = try #require(all(ColorGridView.self, in: picker.view).first)
        grid.choose(at: CGPoint(x: 1, y: 1), goesOn: true)
        let spectrum = try #require(all(ColorSpectrumView.self, in: picker.view).first)
        spectrum.choose(at: CGPoint(x: 0, y: spectrum.bounds.midY), goesOn: false)
        #expect(owner.colors == [ColorParts(.white), ColorParts(UIColor(red: 1, green: 0, blue: 0, alpha: 1))])
    }

    @Test func squaresAreSeenThroughTransparentColors() throws {
        let device = TestDevice()
        let owner = Owner(), picker = shown(owner, UIColor(white: 0, alpha: 0.5), in: device)
        let sample = try #require(all(ColorSampleView.self, in: picker.view).first)
        device.settle()
        let colors = pixels(of: sample, x: [33, 39, 45, 51], y: 33)
        #expect(abs(Int(colors[0]) - Int(colors[1])) > 10 && colors[0] == colors[2] && colors[1] == colors[3])
        let squares = all(CheckerView.self, in: sample)
        #expect(squares.map(\.isHidden) == [false])
        picker.selectedColor = .red
        #expect(squares.map(\.isHidden) == [true])
    }

    @Test func wellsTakeThePickersColor() throws {
        let device = TestDevice()
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        let well = UIColorWell(frame: CGRect(x: 50, y: 100, width: 28, height: 28)), controller = UIViewController()
        controller.view.addSubview(well)
        device.show(controller)
        var changes = 0
        well.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        well.sendActions(for: .touchUpInside)
        device.settle()
        let picker = try #require(controller.presentedViewController as? UIColorPickerViewController)
        picker.delegate?.colorPickerViewController(picker, didSelect: .green, continuously: false)
        #expect(well.selectedColor == .green)
        #expect(changes == 1)
        let types: [Any] = [well, picker]
        #expect(!types.contains { $0 is any UIColorPickerViewControllerDelegate || $0 is any UIAdaptivePresentationControllerDelegate })
    }

    @Test func pickersPulledDownAreFinished() throws {
        let device = TestDevice()
        let owner = Owner(), picker = UIColorPickerViewController(), controller = UIViewController()
        picker.delegate = owner
        device.show(controller)
        controller.present(picker, animated: false)
        device.settle()
        let presentation = try #require(picker.presentationController)
        presentation.delegate?.presentationControllerDidDismiss(presentation)
        #expect(owner.finished == 1)
    }
}
