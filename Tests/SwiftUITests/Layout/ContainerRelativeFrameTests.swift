import Testing
import UIKit

@testable import SwiftUI

@MainActor struct ContainerRelativeFrameTests {
    @Test func viewsTakeTheContainersLengths() {
        let hosted = Hosted(Color.red.frame(height: 10).containerRelativeFrame(.horizontal))
        #expect(hosted.frames == [CGRect(x: 0, y: 295, width: 300, height: 10)])
    }

    @Test func partsLeaveTheDistancesBetweenThem() {
        let hosted = Hosted(Color.red.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 15).frame(height: 10))
        // Three parts of 90 points with two distances make up the width; two parts have one distance between them.
        #expect(hosted.frames.map(\.width) == [195])
    }

    @Test func insideAScrollViewItCounts() throws {
        let hosted = Hosted(
            ScrollView(.horizontal) {
                HStack(spacing: 0) { ForEach(0..<3) { _ in Color.red.containerRelativeFrame(.horizontal).frame(height: 10) } }
            }.frame(width: 120, height: 50))
        let scroll = try #require(hosted.view.subviews.compactMap { $0 as? UIScrollView }.first)
        #expect(scroll.contentSize.width == 360)
    }

    @Test func lengthsFollowTheContainer() {
        let hosted = Hosted(Color.red.frame(height: 10).containerRelativeFrame(.horizontal) { length, _ in length / 2 })
        hosted.view.frame.size.width = 200
        hosted.update()
        #expect(hosted.frames.map(\.width) == [100])
    }
}
