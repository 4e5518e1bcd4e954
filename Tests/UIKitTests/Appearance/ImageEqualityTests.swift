import Foundation
import Testing

@testable import UIKit

/// Images are equal where they show the same.
@MainActor struct ImageEqualityTests {
    private func data(_ color: UIColor) -> Data {
        UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).pngData { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
    }

    @Test func theSameDataIsTheSameImage() throws {
        let image = try #require(UIImage(data: data(.red))), again = try #require(UIImage(data: data(.red)))
        #expect(image !== again)
        #expect(image == again)
        #expect(image.hash == again.hash)
        #expect(Set([image, again]).count == 1)
        #expect(image != UIImage(data: data(.blue)))
        #expect(image != UIImage(data: data(.red), scale: 2))
    }

    @Test func whatIsMadeOfAnImageIsAnother() throws {
        let image = try #require(UIImage(data: data(.red)))
        let pixels = try #require(image.cgImage)
        #expect(image != image.withRenderingMode(.alwaysTemplate))
        #expect(image != UIImage(cgImage: pixels, scale: image.scale, orientation: .left))
        #expect(UIImage(cgImage: pixels) == UIImage(cgImage: pixels))
        #expect(image.withRenderingMode(.alwaysTemplate) == image.withRenderingMode(.alwaysTemplate))
        #expect(image.resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0)) != image)
        #expect(UIImage() == UIImage())
        #expect(UIImage() != image)
    }

    @Test func symbolsAreTheSameInOneConfiguration() throws {
        let large = UIImage.SymbolConfiguration(pointSize: 30)
        #expect(UIImage(systemName: "star") == UIImage(systemName: "star"))
        #expect(UIImage(systemName: "star") != UIImage(systemName: "star.fill"))
        #expect(UIImage(systemName: "star") != UIImage(systemName: "star", withConfiguration: large))
        #expect(UIImage(systemName: "star", withConfiguration: large) == UIImage(systemName: "star", withConfiguration: large))
        let star = try #require(UIImage(systemName: "star"))
        #expect(star.withTintColor(.red) == star.withTintColor(.red))
        #expect(star.withTintColor(.red) != star.withTintColor(.blue))
        #expect(star != UIImage(data: data(.red)))
    }
}
