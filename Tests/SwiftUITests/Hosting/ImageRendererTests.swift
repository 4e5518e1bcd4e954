import SwiftUI
import Testing

@MainActor struct ImageRendererTests {
    private final class Model: ObservableObject { @Published var color = Color.red }

    private struct Stripes: View {
        @ObservedObject var model: Model
        var body: some View {
            VStack(spacing: 0) {
                model.color.frame(width: 20, height: 10)
                Color.blue.frame(width: 20, height: 10)
            }
        }
    }

    @Test func theViewIsDrawnInItsIdealSizeFromTheTop() throws {
        let renderer = ImageRenderer(content: Stripes(model: Model()))
        let image = try #require(renderer.cgImage)
        #expect((image.width, image.height) == (20, 20))
        #expect(try PixelReader.pixel(5, 5, of: image) == [255, 59, 48, 255])
        #expect(try PixelReader.pixel(5, 15, of: image) == [0, 122, 255, 255])
        renderer.scale = 3
        let picture = try #require(renderer.uiImage)
        #expect(picture.size == CGSize(width: 20, height: 20))
        #expect(picture.scale == CGFloat(3))
        #expect(try PixelReader.pixel(30, 59, of: #require(picture.cgImage)) == [0, 122, 255, 255])
    }

    @Test func theProposedSizeIsOffered() throws {
        let renderer = ImageRenderer(content: Color.green)
        renderer.proposedSize = ProposedViewSize(width: 30, height: 40)
        let image = try #require(renderer.cgImage)
        #expect((image.width, image.height) == (30, 40))
        renderer.proposedSize = .infinity
        #expect(renderer.cgImage == nil)
        #expect(ImageRenderer(content: EmptyView()).cgImage == nil)
    }

    @Test func whatIsNotDrawnIsClearOrBlack() throws {
        let renderer = ImageRenderer(content: Circle().fill(.red).frame(width: 20, height: 20))
        #expect(try PixelReader.pixel(0, 0, of: #require(renderer.cgImage)) == [0, 0, 0, 0])
        renderer.isOpaque = true
        #expect(try PixelReader.pixel(0, 0, of: #require(renderer.cgImage)) == [0, 0, 0, 255])
    }

    @Test func coloursAreThoseOfALightScreenUnlessTheViewSaysOtherwise() throws {
        let square = Rectangle().fill(.primary).frame(width: 4, height: 4)
        #expect(try PixelReader.pixel(1, 1, of: #require(ImageRenderer(content: square).cgImage)) == [0, 0, 0, 255])
        let dark = square.environment(\.colorScheme, .dark)
        #expect(try PixelReader.pixel(1, 1, of: #require(ImageRenderer(content: dark).cgImage)) == [255, 255, 255, 255])
    }

    @Test func changesAreToldOnceBetweenTwoImages() throws {
        let model = Model()
        let renderer = ImageRenderer(content: Stripes(model: model))
        _ = renderer.cgImage
        var count = 0
        let observation = renderer.objectWillChange.sink { count += 1 }
        defer { observation.cancel() }
        model.color = .green
        model.color = .yellow
        #expect(count == 1)
        #expect(try PixelReader.pixel(5, 5, of: #require(renderer.cgImage)) == [255, 204, 0, 255])
        #expect(count == 1)
        renderer.isObservationEnabled = false
        model.color = .black
        #expect(count == 1)
    }

    @Test func theViewIsDrawnIntoContextsThatBeginAtTheBottom() throws {
        let renderer = ImageRenderer(content: Stripes(model: Model()))
        var bytes = [UInt8](repeating: 0, count: 20 * 20 * 4)
        let context = try #require(
            CGContext(
                data: &bytes, width: 20, height: 20, bitsPerComponent: 8, bytesPerRow: 80, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        renderer.render { size, draw in
            #expect(size == CGSize(width: 20, height: 20))
            draw(context)
        }
        #expect(Array(bytes[0..<4]) == [255, 59, 48, 255] && Array(bytes[19 * 80..<19 * 80 + 4]) == [0, 122, 255, 255])
    }
}
