import Foundation
import RenderProtocol
import Testing
import UIKit

@testable import SwiftUI

/// Views drawn ahead for widgets.
@MainActor struct WidgetSnapshotTests {
    private static let size = CGSize(width: 158, height: 158)

    private func snapshot<Content: View>(
        margins: CGFloat = 16, adjust: @escaping (inout EnvironmentValues) -> Void = { _ in }, @ViewBuilder _ content: () -> Content
    ) -> WidgetSnapshot {
        let place = WidgetSnapshot.Place(
            size: Self.size, margins: EdgeInsets(top: margins, leading: margins, bottom: margins, trailing: margins), cornerRadius: 22,
            date: Date(timeIntervalSince1970: 0), adjustsEnvironment: adjust)
        return WidgetStage().snapshot(of: AnyView(content()), in: place)
    }

    private func tree(_ snapshot: WidgetSnapshot) throws -> RenderTree {
        var tree = RenderTree()
        for commit in snapshot.commits { try tree.apply(commit) }
        return tree
    }

    /// The rectangles of the layers below the root, from back to front.
    private func frames(_ snapshot: WidgetSnapshot) throws -> [CGRect] {
        let tree = try tree(snapshot)
        guard let root = tree.root, case .layers(let layers)? = tree.layers[root]?.properties[.sublayers] else { return [] }
        return layers.compactMap { tree.layers[$0] }.map { layer in
            guard case .rect(let bounds)? = layer.properties[.bounds], case .point(let position)? = layer.properties[.position] else {
                return .zero
            }
            return CGRect(x: position.x - bounds.width / 2, y: position.y - bounds.height / 2, width: bounds.width, height: bounds.height)
        }
    }

    @Test func contentHasMarginsAndTheBackgroundHasNone() throws {
        let snapshot = snapshot { Color.red.containerBackground(.blue, for: ContainerBackgroundPlacement("widget")) }
        #expect(snapshot.hasBackground)
        #expect(try frames(snapshot) == [CGRect(origin: .zero, size: Self.size), CGRect(x: 16, y: 16, width: 126, height: 126)])
        #expect(!self.snapshot { Color.red }.hasBackground)
    }

    @Test func addressesAreThoseOfTheWidgetAndOfItsParts() {
        let snapshot = snapshot {
            VStack(spacing: 0) {
                Link(destination: URL(string: "app://1")!) { Color.red.frame(height: 40) }
                Color.blue
            }
            .widgetAddress(URL(string: "app://all"))
        }
        #expect(snapshot.url == URL(string: "app://all"))
        #expect(snapshot.links.map(\.url) == [URL(string: "app://1")!])
        #expect(snapshot.links.map(\.frame) == [CGRect(x: 16, y: 16, width: 126, height: 40)])
    }

    @Test func whatCanBeReadIsThereWithoutTheView() {
        let snapshot = snapshot {
            VStack(alignment: .leading) {
                Text("Ratings").accessibilityAddTraits(.isHeader)
                HStack {
                    Text("Lina").redacted(reason: .placeholder)
                    Text("183").accessibilityLabel("Score").accessibilityValue("183").accessibilityIdentifier("score")
                }
                Text(Date(timeIntervalSince1970: 90), style: .timer)
            }
        }
        #expect(snapshot.elements.map(\.label) == ["Ratings", "Score", "1:30"])
        #expect(snapshot.elements[0].traits & UIAccessibilityTraits.header.rawValue != 0)
        #expect(snapshot.elements[1].value == "183" && snapshot.elements[1].identifier == "score")
        #expect(snapshot.elements.map(\.liveText) == [nil, nil, 0])
        #expect(snapshot.elements.allSatisfy { CGRect(x: 16, y: 16, width: 126, height: 126).contains($0.frame) })
    }

    private struct Label: UIViewRepresentable {
        func makeUIView(context: Context) -> UILabel { UILabel() }
        func updateUIView(_ uiView: UILabel, context: Context) {}
    }

    @Test func aViewOfUIKitsIsReplacedByTheSign() throws {
        let tree = try tree(snapshot { Label() })
        let yellow = RenderColor(red: 1, green: 0.84, blue: 0.04, alpha: 1)
        let colors = tree.layers.values.compactMap { layer -> RenderColor? in
            if case .color(let color)? = layer.properties[.backgroundColor] { color } else { nil }
        }
        #expect(colors.contains { abs($0.green - yellow.green) < 0.01 && abs($0.blue - yellow.blue) < 0.01 })
        #expect(!tree.layers.values.contains { $0.properties[.name] == .keyword("UILabel") })
        // A bar of progress is none of UIKit's on iOS.
        let bar = try self.tree(snapshot { ProgressView(value: 0.5) })
        #expect(bar.layers.values.contains { $0.properties[.name] == .keyword("UIProgressView") })
    }

    @Test func shapesFollowTheWidgetsCorners() throws {
        let tree = try tree(snapshot { Color.red.clipShape(ContainerRelativeShape()) })
        let masks = tree.layers.values.compactMap { layer -> RenderPath? in
            if case .path(let path)? = layer.properties[.path] { path } else { nil }
        }
        // The corners of 22 points less the margins of 16: the outline has curves.
        #expect(masks.count == 1)
        #expect((masks.first?.elements.count ?? 0) > 5)
    }

    // MARK: Changes of the environment

    private struct Inner: View {
        @Environment(\.isInWidget) private var isInWidget
        var body: some View {
            if isInWidget { Text("a").modifier(WidgetPartModifier(URL(string: "app://1")!)) } else { Text("b").onAppear {} }
        }
    }

    private struct Outer: View {
        @Environment(\.isInWidget) private var isInWidget
        var body: some View {
            if isInWidget { Text("c") } else { VStack { ForEach(0..<3, id: \.self) { _ in Inner() } } }
        }
    }

    /// What ends with a branch is not asked for what else the change means to it.
    @Test func aChangeThatEndsABranchAndChangesWhatIsInIt() {
        let hosted = Hosted(Outer())
        hosted.view.adjustsEnvironment = { $0.isInWidget = true }
        hosted.update()
        #expect(hosted.view.host.root.firstText?.plainText == "c")
    }
}
