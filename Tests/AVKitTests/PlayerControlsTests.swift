@testable import AVKit
import SwiftUI
import Testing

@MainActor struct PlayerControlsTests {
    @Test(arguments: [(0.0, "0:00"), (65.9, "1:05"), (3723, "1:02:03"), (.nan, "0:00")])
    func timesAreTexts(_ seconds: Double, _ text: String) { #expect(PlayerControls.text(seconds) == text) }

    @Test func controlsSteerThePlayer() {
        let player = AVPlayer()
        let controller = AVPlayerViewController()
        controller.player = player
        controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 180)
        controller.view.layoutIfNeeded()
        let controls = controller.view.subviews.compactMap { $0 as? PlayerControls }.first
        #expect(controls?.isPanelShown == true)
        #expect(controls?.playButton.accessibilityLabel == "Play")
        player.replaceCurrentItem(with: AVPlayerItem(url: URL(fileURLWithPath: "/nowhere.mp4")))
        controls?.playButton.onTap()
        #expect(player.rate == 1)
        controls?.playButton.onTap()
        #expect(player.rate == 0)
        controls?.soundButton.onTap()
        #expect(player.isMuted)
        controller.showsPlaybackControls = false
        #expect(controls?.isHidden == true)
    }

    @Test func theControllerShowsItsPlayer() {
        let controller = AVPlayerViewController()
        let player = AVPlayer()
        controller.player = player
        #expect(controller.player === player)
        #expect(controller.videoGravity == .resizeAspect)
        #expect(!controller.isReadyForDisplay)
        #expect(controller.contentOverlayView != nil)
        controller.player = nil
        #expect(controller.player == nil)
    }
}
