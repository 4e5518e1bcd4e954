import Testing
import UIKit

@testable import SwiftUI

@MainActor struct GeometryReaderTests {
    @MainActor private final class Notes { var widths: [CGFloat] = [] }

    private struct Kept: View {
        @State private var first: CGFloat
        let notes: Notes
        init(_ width: CGFloat, _ notes: Notes) { (_first, self.notes) = (State(initialValue: width), notes) }
        var body: some View { Color.clear.onAppear { notes.widths.append(first) } }
    }

    @Test func contentIsNeverMadeWithoutASize() {
        let notes = Notes()
        let shown = Windowed(
            GeometryReader { g in
                let _ = notes.widths.append(g.size.width)
                Color.clear
            }, width: 390)
        #expect(!notes.widths.isEmpty)
        #expect(!notes.widths.contains(0))
        shown.window.isHidden = true
    }

    @Test func appearingContentKnowsItsSize() {
        let notes = Notes()
        let shown = Windowed(GeometryReader { g in Color.clear.onAppear { notes.widths.append(g.size.width) } }, width: 390)
        #expect(notes.widths == [390])
        shown.window.isHidden = true
    }

    @Test func stateBeginsWithTheSize() {
        let notes = Notes()
        let shown = Windowed(GeometryReader { g in Kept(g.size.width, notes) }, width: 390)
        #expect(notes.widths == [390])
        shown.window.isHidden = true
    }

    @Test func initialChangesKnowTheSize() {
        let notes = Notes()
        let shown = Windowed(
            GeometryReader { g in Color.clear.onChange(of: g.size.width, initial: true) { _, new in notes.widths.append(new) } }, width: 390
        )
        #expect(notes.widths == [390])
        shown.window.isHidden = true
    }

    @Test func readersInReadersKnowTheirSizes() {
        let notes = Notes()
        let hosted = Hosted(
            GeometryReader { _ in
                GeometryReader { _ in
                    GeometryReader { _ in
                        GeometryReader { inner in
                            let _ = notes.widths.append(inner.size.width)
                            Color.red.frame(width: inner.size.width / 2)
                        }
                    }
                }
                .padding(.horizontal, 50)
            })
        #expect(notes.widths == [200])
        #expect(hosted.frames.map(\.width) == [100])
    }

    @Test func rowsOfListsKnowTheirSizes() {
        let notes = Notes()
        let shown = Windowed(
            List { GeometryReader { g in Color.clear.onAppear { notes.widths.append(g.size.width) } }.frame(height: 40) }, width: 390)
        #expect(!notes.widths.isEmpty)
        #expect(!notes.widths.contains(0))
        shown.window.isHidden = true
    }

    @Test func aReaderWithoutHeightHasContentAllTheSame() {
        let notes = Notes()
        let hosted = Hosted(GeometryReader { g in Color.clear.onAppear { notes.widths.append(g.size.height) } }.frame(height: 0))
        hosted.view.host.lifetimes.setVisible(true)
        #expect(notes.widths == [0])
    }
}
