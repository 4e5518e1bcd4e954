import Testing
import UIKit

@testable import SpriteKit

/// Shapes that are filled and stroked with textures.
@MainActor struct ShapeTextureTests {
    /// Red above blue, two by two points.
    private let texture: SKTexture = {
        let pixels: [UInt8] = [255, 0, 0, 255, 255, 0, 0, 255, 0, 0, 255, 255, 0, 0, 255, 255]
        let texture = SKTexture(data: Data(pixels), size: CGSize(width: 2, height: 2), flipped: false)
        texture.filteringMode = .nearest
        return texture
    }()

    /// The colour at a point of a node in a square of 40 points around the origin, y up.
    private func color(_ x: CGFloat, _ y: CGFloat, of node: SKNode) throws -> [UInt8] {
        let area = CGRect(x: -20, y: -20, width: 40, height: 40)
        let image = try #require(SKView().texture(from: node, crop: area)).cgImage()
        var pixel = [UInt8](repeating: 0, count: 4)
        let space = CGColorSpaceCreateDeviceRGB(), alpha = CGImageAlphaInfo.premultipliedLast.rawValue
        let context = try #require(
            CGContext(data: &pixel, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: space, bitmapInfo: alpha))
        let scale = CGFloat(image.width) / 40
        context.draw(
            image, in: CGRect(x: -(x + 20) * scale, y: -(y + 20) * scale, width: CGFloat(image.width), height: CGFloat(image.height)))
        return pixel
    }

    private func shape() -> SKShapeNode {
        let shape = SKShapeNode(rectOf: CGSize(width: 20, height: 20))
        (shape.fillColor, shape.strokeColor, shape.lineWidth) = (.white, .green, 4)
        return shape
    }

    @Test func theFillIsStretchedAndMultiplied() throws {
        let shape = shape()
        shape.fillTexture = texture
        #expect(try color(0, 5, of: shape) == [255, 0, 0, 255])
        #expect(try color(0, -5, of: shape) == [0, 0, 255, 255])
        // The stroke stays above it, and nothing is beyond it.
        #expect(try color(10, 0, of: shape)[1] == 255)
        #expect(try color(15, 0, of: shape) == [0, 0, 0, 0])
        shape.fillColor = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
        #expect(try color(0, 5, of: shape) == [0, 0, 0, 255])
        shape.fillColor = .clear
        #expect(try color(0, 5, of: shape) == [0, 0, 0, 0])
    }

    @Test func theStrokeHasATextureOfItsOwn() throws {
        let shape = shape()
        (shape.fillColor, shape.strokeColor) = (.green, .white)
        shape.strokeTexture = texture
        #expect(try color(0, 10, of: shape) == [255, 0, 0, 255])
        #expect(try color(0, -10, of: shape) == [0, 0, 255, 255])
        #expect(try color(0, 0, of: shape) == [0, 255, 0, 255])
        #expect((shape.copy() as? SKShapeNode)?.strokeTexture === texture)
    }

    @Test func texturesCanBeTakenAway() throws {
        let shape = shape(), layer = CAShapeLayer()
        (shape.fillTexture, shape.strokeTexture) = (texture, texture)
        shape.updateContent(layer, transform: .identity)
        #expect(layer.sublayers?.count == 2)
        (shape.fillTexture, shape.strokeTexture) = (nil, nil)
        shape.updateContent(layer, transform: .identity)
        #expect(layer.sublayers?.isEmpty ?? true)
        #expect(layer.strokeColor == UIColor.green.cgColor)
    }
}
