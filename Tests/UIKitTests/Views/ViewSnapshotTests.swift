import Testing

@testable import UIKit

@MainActor @Suite struct ViewSnapshotTests {
    /// Red, with a round green view half out of it on the right, and a blue sublayer that is turned by 45 degrees.
    private func scene() -> UIView {
        let view = UIView(frame: CGRect(x: 30, y: 50, width: 40, height: 40))
        view.backgroundColor = .red
        let round = UIView(frame: CGRect(x: 30, y: 10, width: 20, height: 20))
        round.backgroundColor = .green
        round.layer.cornerRadius = 10
        view.addSubview(round)
        let layer = CALayer()
        layer.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
        layer.backgroundColor = UIColor.blue.cgColor
        layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 4))
        view.layer.addSublayer(layer)
        return view
    }

    private func image(_ size: CGSize = CGSize(width: 60, height: 60), scale: CGFloat = 2, _ body: @escaping (CGContext) -> Void) -> UIImage
    {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = false
        return UIGraphicsImageRenderer(size: size, format: format).image { body($0.cgContext) }
    }

    /// The colour at a point of an image: red, green, blue and alpha from 0 to 255.
    private func color(_ image: UIImage, _ x: Int, _ y: Int) -> [UInt8] {
        guard let picture = image.cgImage else { return [] }
        var bytes = [UInt8](repeating: 0, count: 4)
        let scale = Int(image.scale)
        bytes.withUnsafeMutableBytes { buffer in
            let context = CGContext(
                data: buffer.baseAddress, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
                space: CGColorSpace(name: CGColorSpace.sRGB)!, bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            context?.draw(
                picture,
                in: CGRect(x: -x * scale, y: y * scale + 1 - picture.height, width: picture.width, height: picture.height))
        }
        return bytes
    }

    private let red: [UInt8] = [255, 0, 0, 255]
    private let green: [UInt8] = [0, 255, 0, 255]
    private let blue: [UInt8] = [0, 0, 255, 255]
    private let clear: [UInt8] = [0, 0, 0, 0]

    @Test func layersRenderInTheirOwnCoordinates() {
        let view = scene()
        view.transform = CGAffineTransform(scaleX: 3, y: 3)
        let image = image { view.layer.render(in: $0) }
        #expect(color(image, 1, 1) == red)
        #expect(color(image, 10, 10) == blue)
        // A corner of the blue square is turned away from; the round view has no corners, and reaches out.
        #expect(color(image, 5, 5) == red)
        #expect(color(image, 31, 11) == red)
        #expect(color(image, 45, 20) == green)
        #expect(color(image, 45, 5) == clear)
        view.bounds.origin = CGPoint(x: 5, y: 0)
        #expect(color(self.image { view.layer.render(in: $0) }, 2, 35) == clear)
    }

    @Test func theContextsTransformAndClipHold() {
        let view = scene()
        let image = image { context in
            context.translateBy(x: 10, y: 10)
            context.scaleBy(x: 0.5, y: 0.5)
            context.clip(to: CGRect(x: 0, y: 0, width: 40, height: 20))
            view.layer.render(in: context)
        }
        #expect(color(image, 15, 15) == blue)
        #expect(color(image, 12, 18) == red)
        #expect(color(image, 12, 22) == clear)
        #expect(color(image, 5, 5) == clear)
    }

    @Test func textThatNeverWasOnAScreenIsDrawn() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        label.text = "MMMMM"
        label.textColor = .red
        let image = image { label.layer.render(in: $0) }
        #expect((0..<60).contains { color(image, $0, 30)[3] > 200 })
    }

    @Test func hierarchiesFillTheRectangle() {
        let view = scene()
        view.alpha = 0.5
        var isComplete = false
        let image = image { _ in isComplete = view.drawHierarchy(in: CGRect(x: 20, y: 20, width: 20, height: 20), afterScreenUpdates: true)
        }
        #expect(isComplete)
        #expect(color(image, 21, 21) == red)
        #expect(color(image, 38, 30) == green)
        #expect(color(image, 42, 30) == clear)
    }

    @Test func whatTheScreenHasNotShownIsNotThereBeforeUpdates() {
        let device = TestDevice()
        let view = scene()
        #expect(view.snapshotView(afterScreenUpdates: false) == nil)
        #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: false))
        let controller = UIViewController()
        controller.view.addSubview(view)
        device.show(controller)
        view.backgroundColor = .blue
        var (before, after) = (UIImage(), UIImage())
        before = image { _ in view.drawHierarchy(in: view.bounds, afterScreenUpdates: false) }
        after = image { _ in view.drawHierarchy(in: view.bounds, afterScreenUpdates: true) }
        #expect(color(before, 1, 35) == red)
        #expect(color(after, 1, 35) == blue)
    }

    @Test func partsAreImagesThatStretch() {
        let view = scene()
        let part = view.resizableSnapshotView(
            from: CGRect(x: 0, y: 0, width: 20, height: 40), afterScreenUpdates: true,
            withCapInsets: UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5))
        #expect(part?.bounds == CGRect(x: 0, y: 0, width: 20, height: 40))
        #expect(part?.layer.contentsCenter == CGRect(x: 0.25, y: 0, width: 0.5, height: 1))
        part?.frame.size.width = 60
        let image = image { part?.layer.render(in: $0) }
        #expect(color(image, 1, 1) == red)
        #expect(color(image, 30, 10) == blue)
        #expect(color(image, 58, 38) == red)
    }
}
