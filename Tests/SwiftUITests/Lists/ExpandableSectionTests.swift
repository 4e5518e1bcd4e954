import Testing
import UIKit

@testable import SwiftUI

@MainActor struct ExpandableSectionTests {
    @MainActor private final class Box { var isExpanded: Binding<Bool>? }

    private struct Rows: View {
        let box: Box
        @State private var isExpanded = true
        var body: some View {
            let _ = box.isExpanded = $isExpanded
            List {
                Section("First", isExpanded: $isExpanded) {
                    Text("one")
                    Text("two")
                }
                Section(header: Text("Second"), footer: Text("end")) { Text("three") }
                Section(footer: Text("last")) { Text("four") }
            }
        }
    }

    @Test func contentIsShownWhileTheValueIsTrue() throws {
        let box = Box()
        let hosted = Hosted(Rows(box: box))
        let list = try #require(hosted.list)
        #expect((0..<3).map { list.numberOfItems(inSection: $0) } == [2, 1, 1])
        box.isExpanded?.wrappedValue = false
        hosted.update()
        #expect((0..<3).map { list.numberOfItems(inSection: $0) } == [0, 1, 1])
        box.isExpanded?.wrappedValue = true
        hosted.update()
        #expect(list.numberOfItems(inSection: 0) == 2)
    }

    @Test func sidebarsSwitchItAtTheHeader() throws {
        let box = Box()
        let hosted = Hosted(Rows(box: box).listStyle(.sidebar))
        let list = try #require(hosted.list)
        list.layoutIfNeeded()
        func press(_ view: UIView) -> Bool {
            if let host = view as? ElementHost, host.host.root.triggerFirstControl() { return true }
            return view.subviews.contains { press($0) }
        }
        let header = try #require(list.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).first)
        #expect(press(header))
        hosted.update()
        #expect(box.isExpanded?.wrappedValue == false)
        #expect(list.numberOfItems(inSection: 0) == 0)
    }

    @Test func rangesAndBindingsMayBeChosenFrom() throws {
        let numbers = Hosted(List(0..<3, selection: .constant(Int?.some(1))) { Text(verbatim: "\($0)") })
        let letters = Hosted(List(.constant(["a", "b"]), id: \.self, selection: .constant(Set<String>())) { Text($0.wrappedValue) })
        #expect(numbers.list?.numberOfItems(inSection: 0) == 3)
        #expect(letters.list?.numberOfItems(inSection: 0) == 2)
        #expect(numbers.list?.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    }
}
