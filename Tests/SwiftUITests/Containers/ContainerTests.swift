import Testing
import UIKit

@testable import SwiftUI

@MainActor struct ContainerTests {
    private func words(_ view: LayoutNode) -> [String] {
        var items: [AccessibilityItem] = []
        view.collectAccessibility(into: &items)
        return items.compactMap(\.spokenLabel)
    }

    @MainActor private final class Box { var binding: Binding<Bool>? }

    private struct Disclosing: View {
        let box: Box
        @State private var isExpanded = false
        var body: some View {
            let _ = box.binding = $isExpanded
            DisclosureGroup("More", isExpanded: $isExpanded) { Text("hidden") }
        }
    }

    @Test func whatIsDisclosedIsThereWhileItIsShown() {
        let box = Box()
        let hosted = Hosted(Disclosing(box: box))
        #expect(!words(hosted.view.host.root).contains("hidden"))
        box.binding?.wrappedValue = true
        hosted.update()
        #expect(words(hosted.view.host.root).contains("hidden"))
    }

    @Test func labelsStandBeforeTheirContent() {
        let hosted = Hosted(LabeledContent("Version", value: "17"))
        #expect(words(hosted.view.host.root) == ["Version", "17"])
        #expect(hosted.frames.first?.minX == 0)
        #expect(hosted.frames.last?.maxX == 300)
        #expect(words(Hosted(LabeledContent("Version", value: "17").labelsHidden()).view.host.root) == ["17"])
    }

    @Test func boxesSetTheirContentOnAGround() {
        let hosted = Hosted(GroupBox { Color.red.frame(height: 20) })
        // Sixteen points on each side.
        #expect(hosted.frames.map(\.size) == [CGSize(width: 300, height: 52), CGSize(width: 268, height: 20)])
    }

    @Test func screensWithoutContentSayWhatToDo() {
        #expect(words(Hosted(ContentUnavailableView.search(text: "abc")).view.host.root).contains("No Results for “abc”"))
        #expect(
            words(Hosted(ContentUnavailableView("No Mail", systemImage: "tray", description: Text("None yet"))).view.host.root)
                .suffix(2) == ["No Mail", "None yet"])
    }
}
