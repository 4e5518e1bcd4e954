import Testing
import UIKit

@testable import SwiftUI

/// What reads an observable property, and nothing else, is evaluated again when that changes.
@MainActor @Suite(.serialized) struct ObservationTests {
    @Observable final class Item: Identifiable {
        let id: Int
        var width: CGFloat
        var isOn = false
        init(_ id: Int, width: CGFloat) { (self.id, self.width) = (id, width) }
    }

    @Observable final class Model {
        var items = [Item(0, width: 10), Item(1, width: 20), Item(2, width: 30)]
        var other = 0
    }

    private struct Screen<Content: View>: View {
        let model: Model
        let counts: Evaluations
        @ViewBuilder let content: (ForEach<[Item], Int, AnyView>) -> Content
        var body: some View {
            let _ = counts.note("body")
            content(
                ForEach(model.items) { item in
                    let _ = counts.note("row \(item.id)")
                    AnyView(Color.red.frame(width: item.width, height: 10))
                })
        }
    }

    private func names(_ counts: Evaluations) -> Set<String> { Set(counts.names) }

    @Test func rowsOfStacksFollowWhatTheyRead() {
        let (model, counts) = (Model(), Evaluations())
        let hosted = Hosted(Screen(model: model, counts: counts) { rows in VStack(spacing: 0) { rows } })
        counts.forget()
        model.items[1].width = 50
        hosted.update()
        #expect(hosted.frames.map(\.width) == [10, 50, 30])
        #expect(counts.names == ["row 1"])
        // A change that was seen before concerns nobody any more.
        model.items[1].width = 60
        hosted.update()
        #expect(counts.names == ["row 1", "row 1"] && hosted.frames.map(\.width) == [10, 60, 30])
        counts.forget()
        model.other = 1
        hosted.update()
        #expect(counts.names.isEmpty)
        model.items.append(Item(3, width: 5))
        hosted.update()
        #expect(counts.count("body") == 1 && hosted.frames.map(\.width) == [10, 60, 30, 5])
    }

    @Test func rowsOfLazyStacksFollowWhatTheyRead() {
        let (model, counts) = (Model(), Evaluations())
        let hosted = Hosted(Screen(model: model, counts: counts) { rows in LazyVStack(spacing: 0) { rows } })
        counts.forget()
        model.items[2].width = 50
        hosted.update()
        #expect(hosted.frames.map(\.width) == [10, 20, 50])
        #expect(counts.names == ["row 2"])
    }

    @Test func rowsOfListsFollowWhatTheyRead() throws {
        let (model, counts) = (Model(), Evaluations())
        let windowed = Windowed(
            Screen(model: model, counts: counts) { rows in List { rows } })
        let list = try #require(windowed.list)
        func widths() -> [CGFloat] {
            list.visibleCells.compactMap { $0 as? RowCell }.sorted { $0.frame.minY < $1.frame.minY }
                .map { $0.row?.layer.sublayers?.first?.bounds.width ?? 0 }
        }
        #expect(widths() == [10, 20, 30])
        counts.forget()
        model.items[0].width = 70
        windowed.update()
        #expect(widths() == [70, 20, 30])
        #expect(counts.names == ["row 0"])
        windowed.window.isHidden = true
    }

    private struct Pictures: View {
        let model: Model
        let counts: Evaluations
        var body: some View {
            let _ = counts.note("body")
            Canvas { _, _ in counts.note("canvas \(model.items[0].isOn)") }
            Canvas { _, _ in counts.note("other \(model.other)") }
        }
    }

    @Test func canvasesAreDrawnAgainWhenWhatTheyReadChanges() {
        let (model, counts) = (Model(), Evaluations())
        let hosted = Hosted(VStack { Pictures(model: model, counts: counts) })
        func draw() { for layer in hosted.view.layer.sublayers ?? [] { layer.displayIfNeeded() } }
        draw()
        #expect(names(counts) == ["body", "canvas false", "other 0"])
        counts.forget()
        model.items[0].isOn = true
        hosted.update()
        draw()
        #expect(counts.names == ["canvas true"])
        model.other = 2
        hosted.update()
        draw()
        #expect(counts.names == ["canvas true", "other 2"])
    }

    private struct Bound: View {
        let model: Model
        let counts: Evaluations
        var body: some View {
            let _ = counts.note("body")
            VStack {
                Toggle("one", isOn: Binding(get: { model.items[0].isOn }, set: { model.items[0].isOn = $0 })).labelsHidden()
                Inner(width: Binding(get: { model.items[1].width }, set: { model.items[1].width = $0 }), counts: counts)
            }
        }
    }

    private struct Inner: View {
        @Binding var width: CGFloat
        let counts: Evaluations
        var body: some View {
            let _ = counts.note("inner")
            Color.red.frame(width: width, height: 10)
        }
    }

    private func first<Kind: UIView>(_ kind: Kind.Type, in view: UIView) -> Kind? {
        (view as? Kind) ?? view.subviews.lazy.compactMap { first(kind, in: $0) }.first
    }

    @Test func viewsFollowWhatTheClosuresOfTheirBindingsRead() throws {
        let (model, counts) = (Model(), Evaluations())
        let hosted = Hosted(Bound(model: model, counts: counts))
        let control = try #require(first(UISwitch.self, in: hosted.view))
        #expect(!control.isOn)
        #expect(hosted.frames.contains { $0.width == 20 })
        counts.forget()
        model.items[0].isOn = true
        hosted.update()
        #expect(control.isOn)
        #expect(counts.names.isEmpty)
        model.items[1].width = 44
        hosted.update()
        #expect(counts.names == ["inner"])
        #expect(hosted.frames.contains { $0.width == 44 })
    }

    private struct Editor: View {
        @Bindable var item: Item
        let counts: Evaluations
        var body: some View {
            let _ = counts.note("body")
            Toggle("one", isOn: $item.isOn).labelsHidden()
        }
    }

    @Test func controlsFollowBindingsToObservableObjects() throws {
        let (item, counts) = (Item(0, width: 1), Evaluations())
        let hosted = Hosted(Editor(item: item, counts: counts))
        let control = try #require(first(UISwitch.self, in: hosted.view))
        counts.forget()
        item.isOn = true
        hosted.update()
        #expect(control.isOn)
        #expect(counts.names.isEmpty)
    }

    private struct Chooser: View {
        let item: Item
        let counts: Evaluations
        @State private var reads = true
        let box: Box
        var body: some View {
            let _ = (counts.note("body"), box.reads = $reads)
            Color.red.frame(width: reads ? item.width : 1, height: 10)
        }
        @MainActor final class Box { var reads: Binding<Bool>? }
    }

    /// What a body does not read any more is none of its concern.
    @Test func bodiesForgetWhatTheyNoLongerRead() {
        let (item, counts, box) = (Item(0, width: 9), Evaluations(), Chooser.Box())
        let hosted = Hosted(Chooser(item: item, counts: counts, box: box))
        box.reads?.wrappedValue = false
        hosted.update()
        counts.forget()
        item.width = 12
        hosted.update()
        #expect(counts.names.isEmpty)
    }

    @Test func geometryReadersFollowWhatTheyRead() {
        let (item, counts) = (Item(0, width: 9), Evaluations())
        let hosted = Hosted(
            GeometryReader { _ in
                let _ = counts.note("reader")
                Color.red.frame(width: item.width, height: 10)
            })
        item.width = 12
        hosted.update()
        #expect(hosted.frames.map(\.width) == [12])
    }
}
