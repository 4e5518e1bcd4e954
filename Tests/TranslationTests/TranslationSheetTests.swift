import SwiftUI
import Testing

@testable import Translation

@MainActor struct TranslationSheetTests {
    private struct Content: View {
        @State private var isPresented = true
        var body: some View { Text("Hello").translationPresentation(isPresented: $isPresented, text: "Hello") }
    }

    @Test func theSheetIsPresented() {
        let controller = UIHostingController(rootView: Content())
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        UIView.performWithoutAnimation {
            for _ in 0..<3 {
                controller.view.setNeedsLayout()
                window.layoutIfNeeded()
            }
        }
        #expect(controller.presentedViewController != nil)
    }
}
