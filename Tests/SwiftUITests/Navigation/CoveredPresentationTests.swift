import Testing
import UIKit

@testable import SwiftUI

/// What a view presents that has left its window, because another screen covers it.
@MainActor struct CoveredPresentationTests {
    @MainActor private final class Box { var first: Binding<Bool>? }

    private struct Covered: View {
        let box: Box
        @State private var isCovered = true
        var body: some View {
            let _ = box.first = $isCovered
            Text("root").fullScreenCover(isPresented: $isCovered) { Text("cover") }
        }
    }

    private func turn() async {
        await withCheckedContinuation { done in DispatchQueue.main.async { DispatchQueue.main.async { done.resume() } } }
    }

    @Test func aCoverEndsWhenItsBindingSaysSo() async throws {
        let box = Box()
        let shown = Windowed(Covered(box: box))
        let cover = try #require(shown.controller.presentedViewController)
        shown.controller.view.removeFromSuperview()
        box.first?.wrappedValue = false
        await turn()
        #expect(cover.isBeingDismissed || cover.presentingViewController == nil)
        shown.window.isHidden = true
    }

    @Test func aScreenBelowAnotherPresentsASheet() async throws {
        struct Stack: View {
            let box: Box
            @State private var showsNext = true
            @State private var showsSheet = false
            var body: some View {
                let _ = box.first = $showsSheet
                NavigationStack {
                    Text("root").navigationDestination(isPresented: $showsNext) { Text("next") }
                        .sheet(isPresented: $showsSheet) { Text("sheet") }
                }
            }
        }
        let box = Box()
        let shown = Windowed(Stack(box: box))
        await turn()
        shown.update()
        box.first?.wrappedValue = true
        await turn()
        shown.update()
        #expect(shown.shownControllers.contains { $0.presentedViewController is ElementController })
        shown.window.isHidden = true
    }
}
