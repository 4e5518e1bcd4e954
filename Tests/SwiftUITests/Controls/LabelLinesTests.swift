import Testing
import UIKit

@testable import SwiftUI

@MainActor struct LabelLinesTests {
    private func height(_ view: some View) -> CGFloat { Hosted(view).size(300, nil).height }

    @Test func severalTextsOfALabelStandBelowEachOther() {
        let one = height(LabeledContent("Title", value: "Value"))
        let two = height(
            LabeledContent {
                Text("Value")
            } label: {
                Text("Title")
                Text("Subtitle")
            })
        let lines = height(
            VStack {
                Text("Title")
                Text("Subtitle").font(.subheadline)
            })
        #expect(two == lines)
        #expect(two > one)
    }

    @Test func iconsStandBesideTheFirstLine() throws {
        let hosted = Hosted(
            Label {
                Text("One\nTwo\nThree")
            } icon: {
                Color.blue.frame(width: 10, height: 10)
            })
        let icon = try #require(hosted.frames.first { abs($0.width - 10) < 0.01 })
        let title = try #require(hosted.frames.first { $0.height > 30 })
        #expect(abs(icon.midY - (title.minY + height(Text("One")) / 2)) < 1)
    }

    @Test func togglesAndPickersHaveSuchLabels() {
        let toggle = Hosted(
            Toggle(isOn: .constant(true)) {
                Text("A long title")
                Text("Subtitle")
            }.fixedSize())
        let title = Hosted(Toggle(isOn: .constant(true)) { Text("A long title") }.fixedSize())
        #expect(toggle.size(nil, nil).width == title.size(nil, nil).width)
        #expect(toggle.size(nil, nil).height > title.size(nil, nil).height)
    }

    @Test func theOthersAreSmallerAndGrey() {
        let hosted = Hosted(
            LabeledContent {
                Text("Value")
            } label: {
                Text("Title")
                Text("Title")
            })
        let sizes = hosted.frames.filter { $0.minX < 100 }.map(\.width)
        #expect(sizes.count == 2)
        #expect(sizes.first ?? 0 > sizes.last ?? 0)
    }
}
