import AVKit
import Testing

@MainActor struct PictureInPictureTests {
    @Test func itIsNotSupported() {
        #expect(!AVPictureInPictureController.isPictureInPictureSupported())
        #expect(AVPictureInPictureController(playerLayer: AVPlayerLayer(player: nil)) == nil)
    }
}
