import QuinceCombine
import Testing
import UIKit

@testable import SwiftUI

/// What is shown over a view, or pushed by it, follows that view's state and environment.
@MainActor @Suite(.serialized) struct FollowedContentTests {
    enum Way: CaseIterable { case sheet, item, cover, popover, destination, itemDestination, valueDestination, link, activeLink }

    struct Item: Identifiable, Hashable {
        let id: Int
        var text: String
    }

    @MainActor final class Box {
        var count: Binding<Int>?
        var isShown: Binding<Bool>?
        var item: Binding<Item?>?
        var path: Binding<[Int]>?
        var shown: [Int] = []
        var texts: [String] = []
        var values: EnvironmentValues?
        var store: Store?
    }

    final class Store: ObservableObject {}

    private struct Content: View {
        let count: Int
        let text: String
        let box: Box
        @Environment(\.self) private var values
        @EnvironmentObject private var store: Store
        var body: some View {
            box.shown.append(count)
            box.texts.append(text)
            (box.values, box.store) = (values, store)
            return Text("\(count)")
        }
    }

    private struct Presenter: View {
        let way: Way
        let box: Box
        @State private var count = 1
        @State private var isShown = false
        @State private var item: Item?
        @State private var path: [Int] = []

        var body: some View {
            let _ = (box.count = $count, box.isShown = $isShown, box.item = $item, box.path = $path)
            NavigationStack(path: $path) { presenting }
        }

        private func content(_ text: String = "") -> Content { Content(count: count, text: text, box: box) }

        @ViewBuilder private var presenting: some View {
            let root = Text("root")
            switch way {
            case .sheet: root.sheet(isPresented: $isShown) { content() }
            case .item: root.sheet(item: $item) { content($0.text) }
            case .cover: root.fullScreenCover(isPresented: $isShown) { content() }
            case .popover: root.popover(isPresented: $isShown) { content() }
            case .destination: root.navigationDestination(isPresented: $isShown) { content() }
            case .itemDestination: root.navigationDestination(item: $item) { content($0.text) }
            case .valueDestination: root.navigationDestination(for: Int.self) { _ in content() }
            case .link: NavigationLink("link", isActive: .constant(true)) { content() }
            case .activeLink: NavigationLink("link", isActive: $isShown) { content() }
            }
        }
    }

    private struct Surroundings: View {
        let way: Way
        let box: Box
        let store: Store
        let outer: Outer
        @State private var isChanged = false
        @MainActor final class Outer { var isChanged: Binding<Bool>? }
        var body: some View {
            let _ = outer.isChanged = $isChanged
            Presenter(way: way, box: box).environmentObject(store).tint(isChanged ? .red : .green)
                .environment(\.locale, Locale(identifier: isChanged ? "de" : "fr"))
                .dynamicTypeSize(isChanged ? .xxxLarge : .small)
                .environment(\.colorScheme, isChanged ? .dark : .light)
        }
    }

    private func open(_ box: Box, _ way: Way) {
        switch way {
        case .item, .itemDestination: box.item?.wrappedValue = Item(id: 1, text: "first")
        case .valueDestination: box.path?.wrappedValue = [1]
        case .link: break
        default: box.isShown?.wrappedValue = true
        }
    }

    private func close(_ box: Box, _ way: Way) {
        switch way {
        case .item, .itemDestination: box.item?.wrappedValue = nil
        case .valueDestination: box.path?.wrappedValue = []
        case .link: break
        default: box.isShown?.wrappedValue = false
        }
    }

    @Test(arguments: Way.allCases) func contentFollowsTheStateOfWhatShowsIt(_ way: Way) {
        let (box, outer) = (Box(), Surroundings.Outer())
        let windowed = Windowed(Surroundings(way: way, box: box, store: Store(), outer: outer))
        UIView.performWithoutAnimation { open(box, way) }
        windowed.update()
        #expect(box.shown.last == 1)
        box.count?.wrappedValue = 2
        windowed.update()
        #expect(box.shown.last == 2)
        windowed.window.isHidden = true
    }

    @Test(arguments: Way.allCases) func contentFollowsTheSurroundings(_ way: Way) {
        let (box, outer, store) = (Box(), Surroundings.Outer(), Store())
        let windowed = Windowed(Surroundings(way: way, box: box, store: store, outer: outer))
        UIView.performWithoutAnimation { open(box, way) }
        windowed.update()
        #expect(box.values?.locale.identifier == "fr")
        #expect(box.values?.dynamicTypeSize == .small)
        #expect(box.store === store)
        #expect(box.values?.tintColor == .green)
        #expect(box.values?.colorScheme == .light)
        outer.isChanged?.wrappedValue = true
        windowed.update()
        #expect(box.values?.locale.identifier == "de")
        #expect(box.values?.dynamicTypeSize == .xxxLarge)
        #expect(box.store === store)
        #expect(box.values?.tintColor == .red)
        #expect(box.values?.colorScheme == .dark)
        windowed.window.isHidden = true
    }

    @Test func contentFollowsItsItem() {
        let (box, outer) = (Box(), Surroundings.Outer())
        let windowed = Windowed(Surroundings(way: .item, box: box, store: Store(), outer: outer))
        UIView.performWithoutAnimation { open(box, .item) }
        windowed.update()
        #expect(box.texts.last == "first")
        box.item?.wrappedValue = Item(id: 1, text: "second")
        windowed.update()
        #expect(box.texts.last == "second")
        windowed.window.isHidden = true
    }

    /// On its way out the content stays what it was: what it was about may be gone.
    @Test(arguments: [Way.sheet, .item, .destination, .itemDestination]) func contentThatGoesStaysAsItIs(_ way: Way) {
        let (box, outer) = (Box(), Surroundings.Outer())
        let windowed = Windowed(Surroundings(way: way, box: box, store: Store(), outer: outer))
        UIView.performWithoutAnimation { open(box, way) }
        windowed.update()
        box.shown = []
        close(box, way)
        box.count?.wrappedValue = 9
        windowed.update()
        #expect(!box.shown.contains(9))
        windowed.window.isHidden = true
    }

    private struct Bubble: View {
        let box: Box
        @State private var count = 1
        @State private var isShown = true
        var body: some View {
            let _ = box.count = $count
            Text("anchor").popover(isPresented: $isShown) {
                Color.red.frame(width: CGFloat(count) * 50, height: 90).presentationCompactAdaptation(.popover)
            }
        }
    }

    @Test func popoversFollowTheSizeOfTheirContent() throws {
        let box = Box()
        let windowed = Windowed(Bubble(box: box))
        let controller = try #require(windowed.controller.presentedViewController)
        #expect(controller.preferredContentSize == CGSize(width: 50, height: 90))
        box.count?.wrappedValue = 3
        windowed.update()
        #expect(controller.preferredContentSize == CGSize(width: 150, height: 90))
        windowed.window.isHidden = true
    }
}
