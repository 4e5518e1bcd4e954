import Testing
import UIKit

@MainActor struct StretchedImageTests {
    /// Bubbles of chats are one picture, mirrored for the other side.
    @Test func mirroredPicturesStretch() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let halves = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 5, y: 0, width: 5, height: 10))
        }
        let mirrored = UIImage(cgImage: try #require(halves.cgImage), scale: 1, orientation: .upMirrored)
            .resizableImage(withCapInsets: UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2), resizingMode: .stretch)
        let drawn = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20), format: format).image { _ in
            mirrored.draw(in: CGRect(x: 0, y: 0, width: 40, height: 20))
        }
        let image = try #require(drawn.cgImage), data = try #require(image.dataProvider?.data as Data?)
        let left = data[10 * image.bytesPerRow..<10 * image.bytesPerRow + 4], end = 10 * image.bytesPerRow + 39 * 4
        let right = data[end..<end + 4]
        #expect(left != right)
        let original = try #require(halves.cgImage?.dataProvider?.data as Data?)
        #expect(Array(right) == Array(original[0..<4]))
    }
}
