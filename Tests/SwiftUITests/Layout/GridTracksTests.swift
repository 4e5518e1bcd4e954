import Testing

@testable import SwiftUI

struct GridTracksTests {
    private func lengths(_ items: [GridItem], _ room: CGFloat) -> [CGFloat] { GridTracks(items, room: room).tracks.map(\.length) }

    @Test func flexibleColumnsShareWhatFixedOnesLeave() {
        #expect(lengths([GridItem(.fixed(100), spacing: 10), GridItem(spacing: 10), GridItem()], 320) == [100, 100, 100])
    }

    @Test func limitsCount() {
        #expect(lengths([GridItem(.flexible(maximum: 50), spacing: 0), GridItem()], 200) == [50, 150])
    }

    @Test func adaptiveColumnsAreAsManyAsFindRoom() {
        #expect(lengths([GridItem(.adaptive(minimum: 80), spacing: 10)], 350) == [80, 80, 80, 80])
        #expect(lengths([GridItem(.adaptive(minimum: 150), spacing: 10)], 350) == [170, 170])
        #expect(lengths([GridItem(.adaptive(minimum: 400))], 350) == [400])
    }

    @Test func tracksFollowEachOther() {
        let tracks = GridTracks([GridItem(.fixed(10), spacing: 5), GridItem(.fixed(20))], room: 100).tracks
        #expect(tracks.map(\.start) == [0, 15])
    }
}
