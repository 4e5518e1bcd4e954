import AVFoundation
import Foundation
import Testing
import UIKit

@testable import Studio

@MainActor
struct VideoModelTests {
    @Test func framesBeginEquallyLongParts() {
        #expect(VideoModel.frameTimes(duration: 8, count: 4) == [0, 2, 4, 6])
        #expect(VideoModel.frameTimes(duration: 8, count: 0).isEmpty)
    }

    @Test func theClipHasItsLengthAndPictures() async throws {
        let model = VideoModel(url: try #require(Bundle.main.url(forResource: "Orbits", withExtension: "mp4")))
        await model.prepare()
        #expect(abs(model.duration - 6) < 0.1)
        #expect(model.frames.count == 6)
        for frame in model.frames { #expect(abs(frame.image.size.width / frame.image.size.height - 16.0 / 9) < 0.02) }
    }

    @Test func theSpeedIsThatOfThePlayer() throws {
        let model = VideoModel(url: try #require(Bundle.main.url(forResource: "Orbits", withExtension: "mp4")))
        model.speed = 2
        #expect(model.player.defaultRate == 2)
        #expect(model.player.rate == 0)
    }
}
