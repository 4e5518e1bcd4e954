@testable import AVFoundation
import Testing

@MainActor @Suite(.enabled(if: SampleFiles.hasFFmpeg)) struct PlayerItemVideoOutputTests {
    private final class Delegate: NSObject, AVPlayerItemOutputPullDelegate {
        let handler: () -> Void
        init(_ handler: @escaping () -> Void) { self.handler = handler }
        func outputMediaDataWillChange(_ sender: AVPlayerItemOutput) { handler() }
    }

    @Test func anOutputHandsOutThePictureOfThePosition() async throws {
        let files = try SampleFiles()
        defer { files.remove() }
        let item = AVPlayerItem(url: try files.video())
        let player = AVPlayer(playerItem: item)
        await withCheckedContinuation { continuation in item.prepare { continuation.resume() } }
        let output = AVPlayerItemVideoOutput(pixelBufferAttributes: nil)
        item.add(output)
        #expect(item.outputs.count == 1)
        #expect(output.copyPixelBuffer(forItemTime: .zero, itemTimeForDisplay: nil) == nil)
        var delegate: Delegate?
        await withCheckedContinuation { continuation in
            delegate = Delegate { continuation.resume() }
            output.setDelegate(delegate, queue: .main)
            output.requestNotificationOfMediaDataChange(withAdvanceInterval: 0)
        }
        #expect(output.hasNewPixelBuffer(forItemTime: .zero))
        let buffer = try #require(output.copyPixelBuffer(forItemTime: .zero, itemTimeForDisplay: nil))
        #expect(!output.hasNewPixelBuffer(forItemTime: .zero))
        #expect(CVPixelBufferGetWidth(buffer) == 64)
        let pixels = try #require(CVPixelBufferGetBaseAddress(buffer)).assumingMemoryBound(to: UInt8.self)
        // Blue, green, red, alpha: the left half is red.
        #expect(pixels[0] < 60)
        #expect(pixels[2] > 200)
        #expect(output.itemTime(forHostTime: 1) == .zero)
        item.remove(output)
        #expect(output.itemTime(forHostTime: 1) == .invalid)
        withExtendedLifetime((player, delegate)) {}
    }

    @Test func aLayerThatShowsNothingHasNoPicture() { #expect(AVPlayerLayer(player: nil).displayedPixelBuffer() == nil) }
}
