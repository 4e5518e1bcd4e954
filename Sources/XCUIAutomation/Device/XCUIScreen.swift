internal import AutomationModel
import QuinceFoundation
import UIKit

/// A type that provides screenshots.
@preconcurrency @MainActor public protocol XCUIScreenshotProviding {
    func screenshot() -> XCUIScreenshot
}

/// The phone's screen.
@preconcurrency @MainActor open class XCUIScreen: NSObject, XCUIScreenshotProviding {
    private static let only = XCUIScreen()
    open class var main: XCUIScreen { only }
    open class var screens: [XCUIScreen] { [only] }

    override init() {}

    /// The picture of all that is on the screen.
    open func screenshot() -> XCUIScreenshot {
        switch Phone.ask(.screenshot) {
        case .picture(let png, let scale): return XCUIScreenshot(png: png, scale: scale)
        case .failure(let text): TestRun.fail("Failed to take a screenshot: \(text)")
        default: TestRun.fail("Failed to take a screenshot")
        }
        return XCUIScreenshot(png: Data(), scale: 1)
    }
}

/// A picture of the screen or of a part of it.
@preconcurrency @MainActor open class XCUIScreenshot: NSObject {
    /// The picture as a PNG.
    nonisolated public let pngRepresentation: Data
    private let scale: CGFloat

    init(png: Data, scale: Double) { (pngRepresentation, self.scale) = (png, scale) }

    open var image: UIImage { UIImage(data: pngRepresentation, scale: scale) ?? UIImage() }

    /// The part of the picture in a rectangle, in points.
    func cropped(to frame: CGRect) -> XCUIScreenshot {
        let area = CGRect(
            x: (frame.minX * scale).rounded(), y: (frame.minY * scale).rounded(), width: (frame.width * scale).rounded(),
            height: (frame.height * scale).rounded())
        guard let part = image.cgImage?.cropping(to: area), let png = UIImage(cgImage: part).pngData() else { return self }
        return XCUIScreenshot(png: png, scale: scale)
    }
}
