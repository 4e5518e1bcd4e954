import Testing
import UIKit

@testable import SwiftUI

@MainActor struct ContentShapeTests {
    private func outline(_ content: some View, _ kind: ContentShapeKinds) -> CGRect? {
        Hosted(content).view.host.root.contentOutline(for: kind)?.bounds
    }

    @Test func outlinesAreForTheirPurposes() throws {
        let view = Color.red.frame(width: 100, height: 60).contentShape([.contextMenuPreview, .dragPreview], Circle())
        #expect(outline(view, .contextMenuPreview) == CGRect(x: 20, y: 0, width: 60, height: 60))
        #expect(outline(view, .dragPreview) != nil)
        #expect(outline(view, .interaction) == nil)
        // They go with the view, whatever is around it.
        #expect(outline(view.padding(10), .dragPreview) == CGRect(x: 30, y: 10, width: 60, height: 60))
        #expect(outline(view.overlay(Text("two")), .dragPreview) == nil)
        // Touches hit the whole view all the same.
        let hosted = Hosted(view)
        #expect(hosted.view.host.root.isHit(at: CGPoint(x: 5, y: 5)))
    }

    @Test func theMenuLiftsTheOutline() throws {
        let shown = Windowed(
            Color.red.frame(width: 100, height: 60).contentShape(.contextMenuPreview, Circle()).contextMenu { Button("Copy") {} })
        let interaction = try #require(self.menu(in: shown.controller.view))
        let configuration = UIContextMenuConfiguration(identifier: nil, previewProvider: nil, actionProvider: nil)
        let preview = interaction.delegate?.contextMenuInteraction(
            interaction, previewForHighlightingMenuWithConfiguration: configuration)
        #expect(preview?.parameters.visiblePath?.bounds == CGRect(x: 20, y: 0, width: 60, height: 60))
    }

    private func menu(in view: UIView) -> UIContextMenuInteraction? {
        view.interactions.lazy.compactMap { $0 as? UIContextMenuInteraction }.first
            ?? view.subviews.lazy.compactMap { menu(in: $0) }.first
    }
}
