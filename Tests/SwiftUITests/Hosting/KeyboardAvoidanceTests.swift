import Testing

@testable import SwiftUI
@testable import UIKit

@MainActor @Suite(.serialized) struct KeyboardAvoidanceTests {
    /// A controller's view of 390 by 800 points, of which a keyboard covers the lower 300.
    @MainActor private struct Covered<Content: View> {
        let controller: UIHostingController<Content>
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 800))

        init(_ content: Content) {
            TestPhone.use()
            controller = UIHostingController(rootView: content)
            window.rootViewController = controller
            window.isHidden = false
            settle()
            (controller.view as? any KeyboardAvoiding)?.keyboardMoved(300)
            settle()
        }

        func settle() { for _ in 0..<3 { window.layoutIfNeeded() } }
        func uncover() {
            (controller.view as? any KeyboardAvoiding)?.keyboardMoved(0)
            settle()
        }
        func first<Kind: UIView>(_ kind: Kind.Type) -> Kind? {
            func find(_ view: UIView) -> Kind? { (view as? Kind) ?? view.subviews.lazy.compactMap(find).first }
            return find(controller.view)
        }
        /// The rectangle of the first colour.
        var shown: CGRect { controller.view.layer.sublayers?.first?.frame ?? .zero }
    }

    @Test func contentStandsAboveTheKeyboard() {
        let covered = Covered(Color.red.frame(width: 100, height: 100))
        // In the middle of what the status bar leaves.
        let top = covered.controller.view.safeAreaInsets.top
        #expect(abs(covered.shown.midY - (top + 500) / 2) < CGFloat(0.5))
        covered.uncover()
        #expect(abs(covered.shown.midY - (top + 800) / 2) < CGFloat(0.5))
    }

    @Test func viewsMayLieUnderTheKeyboard() {
        let covered = Covered(
            VStack {
                Spacer()
                Color.red.frame(width: 100, height: 100)
            }.frame(maxWidth: .infinity, maxHeight: .infinity).ignoresSafeArea(.keyboard))
        #expect(covered.shown.maxY == 800)
        let kept = Covered(
            VStack {
                Spacer()
                Color.red.frame(width: 100, height: 100)
            }.frame(maxWidth: .infinity, maxHeight: .infinity).ignoresSafeArea(.container))
        #expect(kept.shown.maxY == 500)
    }

    @Test func scrollViewsEndAboveTheKeyboard() throws {
        let covered = Covered(ScrollView { Color.red.frame(height: 2000) })
        let scroll = try #require(covered.first(UIScrollView.self))
        #expect(scroll.frame.height == 800)
        #expect(scroll.adjustedContentInset.bottom == 300)
        covered.uncover()
        #expect(scroll.adjustedContentInset.bottom == 0)
    }

    @Test func listsEndAboveTheKeyboard() throws {
        let covered = Covered(List { ForEach(0..<30) { Text("\($0)") } })
        let list = try #require(covered.first(UICollectionView.self))
        #expect(list.frame.height == 800)
        #expect(list.adjustedContentInset.bottom == 300)
    }

    @Test func whatStandsUnderAScrollViewIsLiftedWithIt() throws {
        let covered = Covered(
            VStack(spacing: 0) {
                ScrollView { Color.red.frame(height: 2000) }
                Color.blue.frame(height: 50)
            })
        let scroll = try #require(covered.first(UIScrollView.self))
        #expect(scroll.frame.maxY == 450)
        #expect(scroll.adjustedContentInset.bottom == 0)
    }
}
