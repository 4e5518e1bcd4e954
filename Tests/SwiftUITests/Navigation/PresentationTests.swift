import Testing
import UIKit

@testable import SwiftUI

@MainActor struct PresentationTests {
    private struct Sheet<Content: View>: View {
        let content: Content
        @State private var isShown = true
        init(@ViewBuilder _ content: () -> Content) { self.content = content() }
        var body: some View { Text("root").sheet(isPresented: $isShown) { content } }
    }

    private func presented(_ shown: Windowed<some View>) throws -> UIViewController {
        try #require(shown.controller.presentedViewController)
    }

    @Test func aStackInASheetSaysHowTheSheetIsPresented() throws {
        let shown = Windowed(
            Sheet {
                NavigationStack {
                    Text("content").presentationDetents([.large, .height(200), .medium]).presentationDragIndicator(.visible)
                        .presentationCornerRadius(30).interactiveDismissDisabled()
                        .presentationBackgroundInteraction(.enabled(upThrough: .medium)).presentationContentInteraction(.scrolls)
                }
            })
        let controller = try presented(shown)
        let sheet = try #require(controller.sheetPresentationController)
        #expect(sheet.detents.map(\.identifier) == [.init("height 200.0"), .medium, .large])
        #expect(sheet.prefersGrabberVisible)
        #expect(sheet.preferredCornerRadius == CGFloat(30))
        #expect(sheet.largestUndimmedDetentIdentifier == .medium)
        #expect(!sheet.prefersScrollingExpandsWhenScrolledToEdge)
        #expect(controller.isModalInPresentation)
    }

    @Test func theGroundOfASheetIsTheContents() throws {
        let shown = Windowed(Sheet { Text("content").presentationBackground(.red) })
        #expect(try presented(shown).view.backgroundColor == .clear)
        let usual = Windowed(Sheet { Text("content") })
        #expect(try presented(usual).view.backgroundColor == .systemBackground)
    }

    @Test func aPopoverPointsAtItsViewAndStaysOneWhereItSaysSo() throws {
        struct Bubble: View {
            @State private var isShown = true
            var body: some View {
                Text("anchor").frame(width: 100, height: 40).popover(isPresented: $isShown, arrowEdge: .top) {
                    Text("content").frame(width: 150, height: 90).presentationCompactAdaptation(.popover)
                }
            }
        }
        let shown = Windowed(Bubble())
        let controller = try presented(shown)
        let popover = try #require(controller.popoverPresentationController)
        #expect(controller.preferredContentSize == CGSize(width: 150, height: 90))
        #expect(popover.permittedArrowDirections == .up)
        #expect(popover.sourceRect.size == CGSize(width: 100, height: 40))
        let style = popover.delegate?.adaptivePresentationStyle(
            for: popover, traitCollection: UITraitCollection(horizontalSizeClass: .compact))
        #expect(style == .popover)
    }

    @Test func inACompactWidthAnInspectorIsASheet() throws {
        struct Inspected: View {
            @State private var isShown = true
            var body: some View { Text("content").inspector(isPresented: $isShown) { Text("details") } }
        }
        let shown = Windowed(Inspected())
        let controller = try presented(shown)
        #expect(controller.sheetPresentationController?.detents.map(\.identifier) == [.medium, .large])
    }
}
