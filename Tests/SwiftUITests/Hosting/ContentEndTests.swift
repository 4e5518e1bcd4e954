import Testing
import UIKit

@testable import SwiftUI

/// Content ends with what shows it.
@MainActor @Suite(.serialized) struct ContentEndTests {
    /// An object that content keeps.
    @MainActor fileprivate final class Kept: ObservableObject {
        let name: String
        nonisolated(unsafe) var ended: () -> Void = {}
        nonisolated init(_ name: String) { self.name = name }
        deinit { ended() }
    }

    private struct Content<Inner: View>: View {
        @StateObject private var kept = Kept("content")
        @State private var number = 0
        let note: (Kept) -> Void
        @ViewBuilder let inner: (Kept) -> Inner

        var body: some View {
            note(kept)
            return VStack {
                Text("\(kept.name) \(number)").padding()
                Button("Tap") { number += 1 }
                inner(kept)
            }
        }
    }

    /// What shows each kind of view, in a window, and has then gone.
    enum Kind: String, CaseIterable, Sendable {
        case plain, list, form, stack, tabs, pages, lazy, scroll, fields, geometry, animation, toolbar, search, representable, canvas,
            gestures, table
    }

    @ViewBuilder private static func view(_ kind: Kind) -> some View {
        switch kind {
        case .plain: Color.red.onChange(of: 1) {}.accessibilityLabel("red")
        case .list: List(0..<5) { Text("\($0)").swipeActions { Button("Delete") {} } }
        case .form:
            Form {
                Section("Part") {
                    Toggle("On", isOn: .constant(true))
                    Picker("Choice", selection: .constant(1)) { ForEach(0..<3) { Text("\($0)") } }
                }
            }
        case .stack: NavigationStack { NavigationLink("Go", value: 1).navigationDestination(for: Int.self) { Text("\($0)") } }
        case .tabs:
            TabView {
                Text("One").tabItem { Label("One", systemImage: "star") }
                Text("Two").tabItem { Label("Two", systemImage: "circle") }
            }
        case .pages: TabView { ForEach(0..<3) { Text("\($0)") } }.tabViewStyle(.page)
        case .lazy: ScrollView { LazyVStack { ForEach(0..<30) { Text("\($0)").onAppear {} } } }
        case .scroll: ScrollViewReader { _ in ScrollView(.horizontal) { Text("wide").id(1) } }
        case .fields:
            TextField("Name", text: .constant("a"))
            TextEditor(text: .constant("b"))
            Slider(value: .constant(0.5))
            DatePicker("Date", selection: .constant(Date(timeIntervalSince1970: 0)))
        case .geometry: GeometryReader { Text("\($0.size.width)") }
        case .animation: Circle().animation(.default, value: 1).transition(.slide)
        case .toolbar: NavigationStack { Text("Bar").toolbar { Button("Add") {} }.navigationTitle("Title") }
        case .search: NavigationStack { List { Text("Row") }.searchable(text: .constant("")) }
        case .representable: Representable()
        case .canvas:
            Canvas { _, _ in
            } symbols: {
                Text("Symbol").tag(1)
            }
        case .gestures: Color.blue.onTapGesture {}.gesture(DragGesture().onChanged { _ in }).contextMenu { Button("Menu") {} }
        case .table: Table([Row(id: 1)]) { TableColumn("Number") { Text("\($0.id)") } }
        }
    }

    private struct Row: Identifiable { let id: Int }
    private struct Representable: UIViewRepresentable {
        func makeUIView(context: Context) -> UILabel { UILabel() }
        func updateUIView(_ uiView: UILabel, context: Context) {}
    }

    @Test(arguments: Kind.allCases) func contentEndsWithItsController(kind: Kind) {
        weak var kept: Kept?
        weak var controller: UIViewController?
        weak var graph: ViewGraph?
        weak var window: UIWindow?
        do {
            let windowed = Windowed(Content(note: { kept = $0 }) { _ in Self.view(kind) })
            (controller, graph, window) = (windowed.controller, windowed.controller.viewGraph, windowed.window)
            #expect(kept != nil)
            windowed.window.isHidden = true
            windowed.window.rootViewController = nil
        }
        Self.endTurn()
        #expect(window == nil)
        #expect(controller == nil)
        #expect(graph == nil)
        #expect(kept == nil)
    }

    /// What is only measured, as previews are, ends too.
    @Test func contentThatWasOnlyMeasuredEnds() {
        weak var kept: Kept?
        do {
            let hosting = UIHostingController(rootView: Content(note: { kept = $0 }) { _ in List { Text("Row") } })
            _ = hosting.sizeThatFits(in: CGSize(width: 300, height: 300))
            #expect(kept != nil)
        }
        #expect(kept == nil)
    }

    /// Whoever comes to the screen is told of leaving it, once.
    @Test func contentIsToldThatItHasGone() {
        var told: [String] = []
        do {
            let view = HostingView(Text("Here").onAppear { told.append("appear") }.onDisappear { told.append("disappear") })
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            view.frame = window.bounds
            window.addSubview(view)
            window.isHidden = false
            view.layoutIfNeeded()
            #expect(told == ["appear"])
            window.isHidden = true
            view.removeFromSuperview()
        }
        #expect(told == ["appear", "disappear"])
    }

    /// Changes that come later concern nobody.
    @Test func changesAfterTheEndDoNothing() {
        let model = Kept("model")
        @MainActor final class Saved { var binding: Binding<Int>? }
        struct Changing: View {
            @ObservedObject var model: Kept
            @State private var number = 0
            let saved: Saved
            var body: some View {
                let _ = saved.binding = $number
                Text("\(model.name) \(number)").onChange(of: number) {}
            }
        }
        let saved = Saved()
        do {
            let hosted = Hosted(Changing(model: model, saved: saved), isKept: false)
            hosted.update()
        }
        model.objectWillChange.send()
        saved.binding?.wrappedValue = 5
        #expect(saved.binding?.wrappedValue == 5)
    }

    /// The thread that lets go of a controller last may be any; the main actor is where content ends.
    @Test func contentEndsOnTheMainActor() async {
        nonisolated(unsafe) var controller: UIViewController?
        let isMain = await withCheckedContinuation { (continuation: CheckedContinuation<Bool, Never>) in
            controller = Self.measured {
                $0.ended = { continuation.resume(returning: MainThread.isCurrent) }
            }
            Thread.detachNewThread { controller = nil }
        }
        #expect(isMain)
        #expect(controller == nil)
    }

    private static func measured(_ note: @escaping (Kept) -> Void) -> UIViewController {
        let hosting = UIHostingController(rootView: Content(note: note) { _ in Color.red })
        _ = hosting.sizeThatFits(in: CGSize(width: 10, height: 10))
        return hosting
    }

    /// Lets what waits for the end of a turn be.
    private static func endTurn() { CATransaction.flush() }
}
