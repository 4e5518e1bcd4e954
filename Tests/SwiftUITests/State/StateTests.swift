import Testing
import UIKit

@testable import SwiftUI

@MainActor private final class Model: ObservableObject {
    @Published var count = 0
}

@Observable private final class Counter {
    var shown = 0
    var hidden = 0
}

@MainActor struct StateTests {
    private struct Outer: View {
        let evaluations: Evaluations
        let box: Box
        @State private var count = 0

        var body: some View {
            let _ = evaluations.note("outer")
            let _ = box.binding = $count
            VStack {
                Reader(evaluations: evaluations, count: $count)
                Bystander(evaluations: evaluations)
            }
        }
    }

    @MainActor final class Box {
        var binding: Binding<Int>?
    }

    private struct Reader: View {
        let evaluations: Evaluations
        @Binding var count: Int
        var body: some View {
            let _ = evaluations.note("reader \(count)")
            Text("\(count)")
        }
    }

    private struct Bystander: View {
        let evaluations: Evaluations
        var body: some View {
            let _ = evaluations.note("bystander")
            Text("same")
        }
    }

    @Test func onlyBodiesThatReadTheStateAreAskedFor() {
        let (evaluations, box) = (Evaluations(), Box())
        let hosted = Hosted(Outer(evaluations: evaluations, box: box))
        #expect(evaluations.names == ["outer", "reader 0", "bystander"])
        evaluations.forget()
        box.binding?.wrappedValue = 1
        hosted.update()
        #expect(evaluations.names == ["reader 1"])
        evaluations.forget()
        box.binding?.wrappedValue = 1
        hosted.update()
        #expect(evaluations.names.isEmpty)
    }

    private struct Observing: View {
        @ObservedObject var model: Model
        let evaluations: Evaluations
        var body: some View {
            let _ = evaluations.note("\(model.count)")
            Text("\(model.count)")
        }
    }

    @Test func observedObjectsUpdateTheirViews() {
        let (model, evaluations) = (Model(), Evaluations())
        let hosted = Hosted(Observing(model: model, evaluations: evaluations))
        model.count = 5
        model.count = 6
        hosted.update()
        #expect(evaluations.names == ["0", "6"])
    }

    private struct Watching: View {
        let counter: Counter
        let evaluations: Evaluations
        var body: some View {
            let _ = evaluations.note("\(counter.shown)")
            Text("\(counter.shown)")
        }
    }

    @Test func observableObjectsUpdateOnlyWhatReadThem() {
        let (counter, evaluations) = (Counter(), Evaluations())
        let hosted = Hosted(Watching(counter: counter, evaluations: evaluations))
        counter.hidden = 1
        hosted.update()
        #expect(evaluations.names == ["0"])
        counter.shown = 2
        hosted.update()
        #expect(evaluations.names == ["0", "2"])
    }

    private struct Row: View {
        let number: Int
        let evaluations: Evaluations
        var body: some View {
            let _ = evaluations.note("\(number)")
            Text("\(number)")
        }
    }

    private struct Item: Identifiable, Equatable {
        let id: Int
        var number: Int
    }

    private struct Rows: View {
        let evaluations: Evaluations
        let box: ItemsBox
        @State private var items = (0..<1000).map { Item(id: $0, number: $0) }
        var body: some View {
            let _ = box.binding = $items
            VStack(spacing: 0) { ForEach(items) { Row(number: $0.number, evaluations: evaluations) } }
        }
    }

    @MainActor private final class ItemsBox {
        var binding: Binding<[Item]>?
    }

    @Test func oneChangeInAThousandRowsAsksForOneBody() {
        let (evaluations, box) = (Evaluations(), ItemsBox())
        let hosted = Hosted(Rows(evaluations: evaluations, box: box))
        #expect(evaluations.names.count == 1000)
        evaluations.forget()
        box.binding?.wrappedValue[500].number = -1
        hosted.update()
        #expect(evaluations.names == ["-1"])
    }

    private struct Branching: View {
        let box: Box
        @State private var count = 0
        var body: some View {
            let _ = box.binding = $count
            if count > 0 { Text("some") }
        }
    }

    @Test func conditionsComeAndGo() {
        let box = Box()
        let hosted = Hosted(Branching(box: box))
        #expect(hosted.frames.isEmpty)
        box.binding?.wrappedValue = 1
        hosted.update()
        #expect(hosted.frames.count == 1)
        box.binding?.wrappedValue = 0
        hosted.update()
        #expect(hosted.frames.isEmpty)
    }
}
