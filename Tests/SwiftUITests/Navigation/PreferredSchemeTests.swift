import Testing
import UIKit

@testable import SwiftUI

@MainActor struct PreferredSchemeTests {
    @MainActor private final class Box { var binding: Binding<ColorScheme?>? }

    private struct Screen: View {
        let box: Box
        @State private var scheme: ColorScheme? = .dark
        var body: some View {
            let _ = box.binding = $scheme
            Text("content").preferredColorScheme(scheme)
        }
    }

    @Test func everythingPresentedTogetherTakesTheAppearance() {
        let box = Box()
        TestPhone.use()
        let controller = UIHostingController(rootView: Screen(box: box))
        let outer = UINavigationController(rootViewController: controller)
        controller.loadViewIfNeeded()
        controller.viewWillAppear(false)
        #expect(outer.overrideUserInterfaceStyle == .dark)
        box.binding?.wrappedValue = .light
        controller.viewGraph.update(size: nil)
        #expect(outer.overrideUserInterfaceStyle == .light)
        box.binding?.wrappedValue = nil
        controller.viewGraph.update(size: nil)
        #expect(outer.overrideUserInterfaceStyle == .unspecified)
    }

    private struct Presenting: View {
        let scheme: ColorScheme?
        @State private var isPresented = true
        var body: some View {
            Text("content").preferredColorScheme(scheme).sheet(isPresented: $isPresented) { Text("sheet") }
        }
    }

    /// What is presented over a window's content is dark with it.
    @Test func sheetsTakeTheAppearanceOfTheWindowsContent() throws {
        let shown = Windowed(Presenting(scheme: .dark))
        shown.update()
        let sheet = try #require(shown.controller.presentedViewController)
        #expect(sheet.traitCollection.userInterfaceStyle == .dark)
        #expect(shown.window.overrideUserInterfaceStyle == .dark)
        shown.window.isHidden = true
    }
}
