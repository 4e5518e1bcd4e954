import DeviceProtocol
import Testing

@testable import UIKit

/// The home indicator is light on dark content and dark on light content.
@MainActor struct HomeIndicatorTests {
    private func indicator(_ device: TestDevice) throws -> HomeIndicatorView {
        let bars = try #require(device.scene.ownedWindows.first { $0 is SystemWindow })
        return try #require(bars.subviews.lazy.compactMap { $0 as? HomeIndicatorView }.first)
    }

    private func picture(_ color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
    }

    @Test func followsTheColourBehindIt() throws {
        let device = TestDevice()
        let controller = UIViewController()
        for (color, isLight) in [(UIColor.white, false), (.black, true), (.systemBlue, true), (.systemYellow, false)] {
            controller.view.backgroundColor = color
            device.show(controller)
            #expect(try indicator(device).isLight == isLight, "\(color)")
        }
    }

    @Test func followsTheAppearanceOfTheDevice() throws {
        let device = TestDevice()
        defer { UIApplication.reset() }
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        device.show(controller)
        #expect(try indicator(device).backgroundColor == .black)
        device.send(.state(DeviceState(appearance: .dark)))
        #expect(try indicator(device).backgroundColor == .white)
    }

    @Test func isNotTakenInByLettersAndEdges() throws {
        let device = TestDevice()
        let controller = UIViewController()
        controller.view.backgroundColor = .black
        // As wide as strokes of letters, where its ends and its middle are.
        for part: CGFloat in [0.1, 0.5, 0.9] {
            let stroke = UIView(frame: CGRect(x: 127 + 139 * part - 2, y: 800, width: 4, height: 52))
            stroke.backgroundColor = .white
            controller.view.addSubview(stroke)
        }
        device.show(controller)
        #expect(try indicator(device).isLight == true)
    }

    @Test func seesPicturesAndWhatLiesOverThem() throws {
        let device = TestDevice()
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        let photo = UIImageView(image: picture(.black))
        photo.frame = controller.view.bounds
        photo.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.view.addSubview(photo)
        device.show(controller)
        #expect(try indicator(device).isLight == true)
        let veil = UIView(frame: CGRect(x: 0, y: 700, width: 393, height: 152))
        veil.backgroundColor = UIColor(white: 1, alpha: 0.8)
        controller.view.addSubview(veil)
        device.settle()
        #expect(try indicator(device).isLight == false)
        // It does not lie behind the indicator.
        veil.frame.origin.y = 100
        device.settle()
        #expect(try indicator(device).isLight == true)
    }

    /// A layer over the whole screen.
    private func show(_ layer: CALayer, on color: UIColor, _ device: TestDevice) throws -> Bool? {
        let controller = UIViewController()
        controller.view.backgroundColor = color
        layer.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
        controller.view.layer.addSublayer(layer)
        device.show(controller)
        return try indicator(device).isLight
    }

    @Test func seesShapes() throws {
        let device = TestDevice()
        let shape = CAShapeLayer()
        shape.fillColor = UIColor.black.cgColor
        shape.path = CGPath(rect: CGRect(x: 0, y: 700, width: 393, height: 152), transform: nil)
        #expect(try show(shape, on: .white, device) == true)
        // Shapes are drawn wherever their layer is.
        shape.frame = .zero
        device.settle()
        #expect(try indicator(device).isLight == true)
        shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 393, height: 152), transform: nil)
        device.settle()
        #expect(try indicator(device).isLight == false)
    }

    @Test func seesGradients() throws {
        let device = TestDevice()
        let gradient = CAGradientLayer()
        gradient.colors = [UIColor.white.cgColor, UIColor.black.cgColor]
        #expect(try show(gradient, on: .white, device) == true)
        gradient.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
        device.settle()
        #expect(try indicator(device).isLight == false)
        gradient.locations = [0.99, 1]
        device.settle()
        #expect(try indicator(device).isLight == true)
    }

    @Test func seesThroughMasksAndBeyondCorners() throws {
        let device = TestDevice()
        let (layer, mask) = (CALayer(), CALayer())
        layer.backgroundColor = UIColor.black.cgColor
        mask.frame = CGRect(x: 0, y: 0, width: 393, height: 400)
        mask.backgroundColor = UIColor.black.cgColor
        layer.mask = mask
        #expect(try show(layer, on: .white, device) == false)
        mask.frame.size.height = 852
        device.settle()
        #expect(try indicator(device).isLight == true)
        layer.mask = nil
        layer.frame = CGRect(x: 127, y: 452, width: 400, height: 400)
        layer.cornerRadius = 180
        device.settle()
        #expect(try indicator(device).isLight == false)
    }

    /// What lies behind most of it decides.
    @Test func takesTheMedian() throws {
        let device = TestDevice()
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        let part = UIView(frame: CGRect(x: 127, y: 800, width: 139 * 0.45, height: 52))
        part.backgroundColor = .black
        controller.view.addSubview(part)
        device.show(controller)
        #expect(try indicator(device).isLight == false)
        part.frame.size.width = 139 * 0.6
        device.settle()
        #expect(try indicator(device).isLight == true)
    }

    @Test func staysAsItIsOnWhatLiesBetween() throws {
        let device = TestDevice()
        let controller = UIViewController()
        for (white, isLight) in [(0.5, false), (0.3, true), (0.5, true), (0.7, false)] as [(CGFloat, Bool)] {
            controller.view.backgroundColor = UIColor(white: white, alpha: 1)
            device.show(controller)
            #expect(try indicator(device).isLight == isLight, "\(white)")
        }
    }
}
