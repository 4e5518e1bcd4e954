import Testing
import UIKit

@testable import SwiftUI

@MainActor struct NavigationDestinationTests {
    @MainActor private final class Box {
        var isShown: Binding<Bool>?
        var item: Binding<String?>?
        var path: Binding<[Int]>?
        var leave: (() -> Void)?
    }

    private struct Screen: View {
        let box: Box
        @State private var isShown = false
        @State private var item: String?
        @State private var path: [Int] = []
        var body: some View {
            let _ = (box.isShown, box.item, box.path) = ($isShown, $item, $path)
            NavigationStack(path: $path) {
                Text("root")
                    .navigationDestination(isPresented: $isShown) { Text("shown").navigationTitle("Shown") }
                    .navigationDestination(item: $item) { Text($0).navigationTitle($0) }
                    .navigationDestination(for: Int.self) { Text("\($0)").navigationTitle("Number \($0)") }
            }
        }
    }

    private func titles(_ shown: Windowed<Screen>) -> [String?] {
        shown.first(UINavigationController.self)?.viewControllers.dropFirst().map { $0.navigationItem.title } ?? []
    }

    @Test func aTrueValuePushesAndAFalseOnePops() {
        let box = Box()
        let shown = Windowed(Screen(box: box))
        box.isShown?.wrappedValue = true
        shown.update()
        #expect(titles(shown) == ["Shown"])
        box.isShown?.wrappedValue = false
        shown.update()
        #expect(titles(shown) == [])
    }

    @Test func goingBackChangesTheValue() throws {
        let box = Box()
        let shown = Windowed(Screen(box: box))
        box.isShown?.wrappedValue = true
        shown.update()
        UIView.performWithoutAnimation { _ = shown.first(UINavigationController.self)?.popViewController(animated: false) }
        shown.update()
        #expect(box.isShown?.wrappedValue == false)
        // And once more.
        box.isShown?.wrappedValue = true
        shown.update()
        #expect(titles(shown) == ["Shown"])
    }

    @Test func anotherItemTakesThePlaceOfTheFirst() {
        let box = Box()
        let shown = Windowed(Screen(box: box))
        box.item?.wrappedValue = "one"
        shown.update()
        #expect(titles(shown) == ["one"])
        box.item?.wrappedValue = "two"
        shown.update()
        #expect(titles(shown).last == "two")
        box.item?.wrappedValue = nil
        shown.update()
        #expect(titles(shown) == [])
    }

    @Test func whatIsPresentedStaysBesideThePath() {
        let box = Box()
        let shown = Windowed(Screen(box: box))
        box.path?.wrappedValue = [1]
        shown.update()
        box.isShown?.wrappedValue = true
        shown.update()
        #expect(titles(shown) == ["Number 1", "Shown"])
        #expect(box.path?.wrappedValue == [1])
        box.path?.wrappedValue = [1, 2]
        shown.update()
        #expect(titles(shown) == ["Number 1", "Shown", "Number 2"])
        box.path?.wrappedValue = []
        shown.update()
        #expect(titles(shown) == [])
    }

    private struct OlderLinks: View {
        let box: Box
        @State private var isShown = false
        @State private var item: String?
        var body: some View {
            let _ = (box.isShown, box.item) = ($isShown, $item)
            NavigationView {
                VStack {
                    NavigationLink("One", isActive: $isShown) { Leaving(box: box).navigationBarTitle("One") }
                    NavigationLink(tag: "b", selection: $item) {
                        Text("b").navigationBarTitle("B")
                    } label: {
                        Text("Two")
                    }
                }
            }
        }
    }

    private struct Leaving: View {
        let box: Box
        @Environment(\.presentationMode) private var mode
        var body: some View {
            let _ = box.leave = { mode.wrappedValue.dismiss() }
            Text(mode.wrappedValue.isPresented ? "presented" : "root")
        }
    }

    @Test func olderLinksFollowTheirValues() throws {
        let box = Box()
        let shown = Windowed(OlderLinks(box: box))
        let navigation = try #require(shown.first(UINavigationController.self))
        box.item?.wrappedValue = "b"
        shown.update()
        #expect(navigation.viewControllers.last?.navigationItem.title == "B")
        box.item?.wrappedValue = nil
        shown.update()
        box.isShown?.wrappedValue = true
        shown.update()
        #expect(navigation.viewControllers.last?.navigationItem.title == "One")
        UIView.performWithoutAnimation { box.leave?() }
        shown.update()
        #expect(navigation.viewControllers.count == 1)
    }
}
