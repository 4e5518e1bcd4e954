import Testing

@testable import MediaPlayer

struct MPNowPlayingInfoCenterTests {
    @Test func whatPlaysIsKept() {
        let center = MPNowPlayingInfoCenter()
        #expect(center.nowPlayingInfo == nil)
        center.nowPlayingInfo = [MPMediaItemPropertyTitle: "Song", MPNowPlayingInfoPropertyElapsedPlaybackTime: 3.5]
        center.playbackState = .playing
        #expect(center.nowPlayingInfo?[MPMediaItemPropertyTitle] as? String == "Song")
        #expect(center.nowPlayingInfo?[MPNowPlayingInfoPropertyElapsedPlaybackTime] as? Double == 3.5)
        #expect(center.playbackState == .playing)
    }
}
