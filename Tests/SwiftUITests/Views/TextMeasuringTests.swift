import Testing
import UIKit

@testable import SwiftUI

/// Texts are measured once for all widths in which their lines end at the same places: the sizes must be those of measuring in each.
@MainActor struct TextMeasuringTests {
    private static let words = "A text of several words, some of them extraordinarily long, that is broken into lines."

    @Test(arguments: [1, 3, nil] as [Int?]) func sizesDoNotHangOnWhatWasAskedBefore(limit: Int?) {
        let asked = Hosted(Text(Self.words).lineLimit(limit))
        for width in stride(from: CGFloat(700), through: 20, by: -13) {
            let fresh = Hosted(Text(Self.words).lineLimit(limit))
            #expect(asked.size(width, nil) == fresh.size(width, nil), "in a width of \(width)")
        }
        #expect(asked.size(nil, nil) == Hosted(Text(Self.words).lineLimit(limit)).size(nil, nil))
    }

    @Test func widthsBetweenTheLinesAndTheirRoomGiveTheSameSize() {
        let text = Hosted(Text(Self.words))
        let size = text.size(300, nil)
        #expect(size.width < 300)
        #expect(text.size(size.width, nil) == size)
        #expect(Hosted(Text(Self.words)).size(size.width, nil) == size)
        #expect(text.size(size.width - 1, nil).height >= size.height)
    }

    /// Source: Apple's “Text”: a text draws in as much of the room it is given as its lines take, and leaves out what there is no room for.
    @Test func lowRoomHasFewerLines() {
        let hosted = Hosted(Text(Self.words)), line = hosted.size(nil, nil).height
        let whole = hosted.size(150, nil).height
        #expect(whole >= line * 4)
        #expect(hosted.size(150, 2.5 * line).height < 2.5 * line)
        #expect(hosted.size(150, 2.5 * line).height > 1.5 * line)
        // However low, one line is shown; and all of them where they fit.
        #expect(hosted.size(150, 0).height == line)
        #expect(hosted.size(150, whole) == hosted.size(150, nil))
        #expect(hosted.size(150, 1000) == hosted.size(150, nil))
        #expect(hosted.size(nil, 0) == hosted.size(nil, nil))
        let fixed = Hosted(Text(Self.words).fixedSize(horizontal: false, vertical: true))
        #expect(fixed.size(150, 0).height == whole)
    }

    /// Stacks ask for the length only, which needs no lines: it is that of the size.
    @Test func lengthsAreThoseOfSizes() {
        let texts = [Text(Self.words), Text("short"), Text("two\n**looks**"), Text("多 🙂"), Text("")]
        for text in texts {
            let asked = Hosted(text.padding(8)), other = Hosted(text.padding(8))
            for width: CGFloat? in [0, 16.5, 60, 150, 700, .infinity, nil] {
                for height: CGFloat? in [0, 20, 36, 50, 70, 100, .infinity, nil] {
                    let proposal = ProposedViewSize(width: width, height: height)
                    let size = other.size(width, height)
                    #expect(asked.view.host.root.length(proposal, along: .vertical) == size.height, "\(text) in \(proposal)")
                    #expect(asked.view.host.root.length(proposal, along: .horizontal) == size.width, "\(text) in \(proposal)")
                }
            }
        }
    }

    @Test func anotherTextIsMeasuredAnew() {
        let hosted = Hosted(Text("short"))
        let before = hosted.size(nil, nil)
        hosted.view.rootView = Text("much longer than before")
        #expect(hosted.size(nil, nil).width > before.width)
    }

    @Test func accessibilityReadsTheTextAsItIsWritten() {
        let hosted = Hosted(VStack { Text("**Strong** \(1234)") })
        let label = (hosted.view.accessibilityElements?.first as? UIAccessibilityElement)?.accessibilityLabel
        #expect(label == "Strong 1,234")
    }
}
