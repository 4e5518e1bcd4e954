import Testing
import UIKit

@testable import SwiftUI

/// Numbers: Apple's documentation of the layout modifiers; text metrics of FIDELITY.
@MainActor struct LayoutTests {
    @Test func textTakesItsLinesRoundedUpToPixels() {
        #expect(abs(Hosted(Text("What's")).size(nil, nil).height - 61.0 / 3) < 0.001)
        #expect(abs(Hosted(Text("point").font(.system(size: 16))).size(nil, nil).height - 58.0 / 3) < 0.001)
        let width = Hosted(Text("What's").font(.system(size: 16, weight: .semibold))).size(nil, nil).width
        #expect(abs(width - 52.667) / 52.667 < 0.03)
    }

    @Test func paddingIsSixteenWhereNothingElseIsSaid() {
        let view = Color.red.frame(width: 10, height: 20)
        #expect(Hosted(view.padding()).size(nil, nil) == CGSize(width: 42, height: 52))
        #expect(Hosted(view.padding(.leading, 5)).size(nil, nil) == CGSize(width: 15, height: 20))
        #expect(
            Hosted(view.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))).size(nil, nil) == CGSize(width: 16, height: 24))
    }

    @Test func stacksStandInTheMiddleOfTheScreen() {
        let hosted = Hosted(
            HStack {
                Color.red.frame(width: 40, height: 40)
                Color.blue.frame(width: 60, height: 20)
            })
        #expect(hosted.frames == [CGRect(x: 96, y: 280, width: 40, height: 40), CGRect(x: 144, y: 290, width: 60, height: 20)])
    }

    /// Where the height is left to the content, as in a scroll view, a frame's limits still reach the content.
    @Test func framesInScrollViewsLimitTheirContent() throws {
        func sizes(_ view: some View) throws -> [CGSize] {
            let hosted = Hosted(ScrollView { VStack(spacing: 0) { view } }, width: 100, height: 300)
            let scroll = try #require(hosted.view.subviews.first as? UIScrollView)
            return scroll.subviews.first?.layer.sublayers?.map(\.frame.size) ?? []
        }
        #expect(try sizes(Color.red.frame(minHeight: 60)) == [CGSize(width: 100, height: 60)])
        #expect(try sizes(Color.red.aspectRatio(0.5, contentMode: .fit).frame(maxHeight: 50)) == [CGSize(width: 25, height: 50)])
        #expect(
            try sizes(Color.red.frame(width: 40, height: 30).frame(minHeight: 20, maxHeight: 50)) == [CGSize(width: 40, height: 30)])
        #expect(try sizes(Color.red.frame(minHeight: 5, maxHeight: .infinity)) == [CGSize(width: 100, height: 10)])
    }

    /// The usual way to views of one height: `frame(maxHeight: .infinity)` in a stack of a fixed one.
    @Test func viewsInAFixedStackAreAsLargeAsTheLargest() {
        let row = Hosted(
            HStack(spacing: 0) {
                Color.red.frame(width: 5)
                Color.blue.frame(width: 60, height: 40)
            }.fixedSize(horizontal: false, vertical: true))
        #expect(row.frames.map(\.height) == [40, 40])
        let column = Hosted(
            VStack(spacing: 0) {
                Color.red.frame(height: 5)
                Color.blue.frame(width: 60, height: 40)
            }.fixedSize(horizontal: true, vertical: false))
        #expect(column.frames.map(\.width) == [60, 60])
    }

    @Test func spacersTakeWhatIsLeft() {
        let hosted = Hosted(
            HStack {
                Color.red.frame(width: 40, height: 10)
                Spacer()
                Color.blue.frame(width: 60, height: 10)
            })
        #expect(hosted.frames == [CGRect(x: 0, y: 295, width: 40, height: 10), CGRect(x: 240, y: 295, width: 60, height: 10)])
    }

    @Test func flexibleViewsShareTheRoom() {
        let hosted = Hosted(
            HStack(spacing: 0) {
                Color.red
                Color.green.frame(width: 100)
                Color.blue
            }.frame(height: 10))
        #expect(hosted.frames.map(\.width) == [100, 100, 100])
    }

    /// The colour behind has no end: neither has the stack of layers.
    @Test func layersOverAColourTakeWhatOthersLeave() {
        let hosted = Hosted(
            VStack(spacing: 0) {
                ZStack {
                    Color.red
                    Color.green.frame(width: 10, height: 10)
                }
                Color.blue.frame(height: 20)
            }.frame(height: 100))
        #expect(hosted.frames.map(\.height) == [80, 10, 20])
        let row = Hosted(
            HStack(spacing: 0) {
                VStack(spacing: 0) {
                    Color.red
                    Color.green.frame(width: 10, height: 10)
                }
                Color.blue.frame(width: 20)
            }.frame(width: 100))
        #expect(row.frames.map(\.width) == [80, 10, 20])
    }

    @Test func lettersShrinkBeforeAWordIsBroken() {
        let room = Text("Guess").font(.system(size: 80))
        #expect(Hosted(room).size(60, 200).height > 150)
        #expect(Hosted(room.minimumScaleFactor(0.1)).size(60, 200).height < 40)
        // Lines may end between words.
        let words = Text("Wide words").font(.system(size: 20))
        #expect(Hosted(words.minimumScaleFactor(0.1)).size(60, 200) == Hosted(words).size(60, 200))
    }

    @Test func higherPrioritiesChooseFirst() {
        let hosted = Hosted(
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 50)
                Color.blue.layoutPriority(1)
            }.frame(height: 10))
        #expect(hosted.frames.map(\.width) == [50, 250])
    }

    @Test func guidesAlignViews() {
        let hosted = Hosted(
            VStack(alignment: .leading, spacing: 0) {
                Color.red.frame(width: 20, height: 10)
                Color.blue.frame(width: 20, height: 10).alignmentGuide(.leading) { _ in -30 }
            }, width: 50, height: 20)
        #expect(hosted.frames == [CGRect(x: 0, y: 0, width: 20, height: 10), CGRect(x: 30, y: 0 + 10, width: 20, height: 10)])
    }

    @Test func framesAlignTheirContent() {
        let hosted = Hosted(
            Color.red.frame(width: 20, height: 10).frame(width: 100, height: 50, alignment: .bottomTrailing), width: 100, height: 50)
        #expect(hosted.frames == [CGRect(x: 80, y: 40, width: 20, height: 10)])
    }

    @Test func maximalFramesFillTheirRoom() {
        #expect(Hosted(Text("a").frame(maxWidth: .infinity)).size(300, nil).width == 300)
        #expect(Hosted(Text("a").frame(minWidth: 100, maxWidth: 200)).size(300, nil).width == 200)
        #expect(Hosted(Text("a").frame(minWidth: 100)).size(20, nil).width == 100)
    }

    @Test func backgroundsHaveNoSayInTheSize() {
        let hosted = Hosted(Color.red.frame(width: 20, height: 10).background { Color.blue.frame(width: 40, height: 40) })
        #expect(hosted.size(nil, nil) == CGSize(width: 20, height: 10))
        #expect(hosted.frames.map(\.width) == [40, 20])
    }

    @Test func proportionsAreKept() {
        #expect(Hosted(Color.red.aspectRatio(2, contentMode: .fit)).size(100, 100) == CGSize(width: 100, height: 50))
        #expect(Hosted(Color.red.aspectRatio(2, contentMode: .fill)).size(100, 100) == CGSize(width: 200, height: 100))
    }

    @Test func baselinesAlign() {
        let hosted = Hosted(
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text("Large").font(.system(size: 34))
                Text("small").font(.system(size: 17))
            })
        let (large, small) = (hosted.frames[0], hosted.frames[1])
        let distance = (small.minY + 17 * 0.952148) - (large.minY + 34 * 0.952148)
        #expect(abs(distance) < 0.5)
    }

    @Test func rightToLeftMirrors() {
        let view = HStack(spacing: 0) {
            Color.red.frame(width: 20, height: 10)
            Spacer()
        }
        let hosted = Hosted(view, width: 100, height: 10)
        hosted.view.adjustsEnvironment = {
            $0.displayScale = 3
            $0.layoutDirection = .rightToLeft
        }
        hosted.update()
        #expect(hosted.frames == [CGRect(x: 80, y: 0, width: 20, height: 10)])
    }
}
