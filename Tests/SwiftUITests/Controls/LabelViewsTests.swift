import Testing
import UIKit

@testable import SwiftUI

/// Labels of several views.
@MainActor @Suite(.serialized) struct LabelViewsTests {
    @ViewBuilder private var label: some View {
        Color.red.frame(width: 30, height: 10)
        Color.blue.frame(width: 40, height: 10)
    }

    private func frames(_ node: LayoutNode) -> [CGRect] {
        node is ShapeNode ? [node.frameInHost] : node.children.flatMap(frames)
    }

    @Test func theViewsOfAButtonsLabelStandBesideEachOther() {
        let hosted = Hosted(Button(action: {}, label: { label }).buttonStyle(.plain))
        let found = frames(hosted.view.host.root)
        #expect(found.count == 2 && found[0].maxX < found[1].minX)
    }

    @Test func theyAreOneRow() throws {
        let windowed = Windowed(
            NavigationStack {
                List {
                    NavigationLink(destination: { Text("destination") }, label: { label })
                    Button(action: {}, label: { label })
                }
            })
        let list = try #require(windowed.list)
        list.layoutIfNeeded()
        #expect(list.numberOfItems(inSection: 0) == 2)
        for case let cell as RowCell in list.visibleCells {
            let found = frames(try #require(cell.row).host.root)
            #expect(found.count == 2 && found[0].maxX < found[1].minX)
        }
        windowed.window.isHidden = true
    }
}
