import Compositor
import CoreGraphics
import Foundation
import Simulator

/// Pictures of the screen, or of a part of it.
enum ScreenPicture {
    /// - Parameter area: In points of the upright interface; nil for the whole screen.
    /// - Throws: `unable to capture screen` where nothing of the area is on the screen.
    static func png(of driver: PhoneDriver, area: CGRect? = nil) throws -> Data {
        let frame = try driver.screenFrame()
        guard let area else { return frame.pngData() }
        guard !area.isNull, !area.isEmpty else {
            throw WebDriverError(.unableToCaptureScreen, "nothing of the element is on the screen")
        }
        let scaled = CGRect(
            x: area.minX * frame.scale, y: area.minY * frame.scale, width: area.width * frame.scale, height: area.height * frame.scale
        ).integral.intersection(CGRect(x: 0, y: 0, width: frame.width, height: frame.height))
        guard !scaled.isEmpty, let part = frame.image.cropping(to: scaled), let png = part.encodePNG() else {
            throw WebDriverError(.unableToCaptureScreen, "the picture of the element cannot be made")
        }
        return png
    }
}
