import Testing
import UIKit

@testable import SwiftUI

@MainActor struct GlassTests {
    @Test func glassLiesBehindItsView() {
        let hosted = Hosted(
            Color.red.frame(width: 100, height: 40).glassEffect(.regular.tint(.blue), in: .rect(cornerRadius: 8)))
        #expect(hosted.frames.count >= 3)
        #expect(hosted.frames.allSatisfy { abs($0.width - 100) <= 1 })
        #expect(Hosted(Color.red.frame(width: 100, height: 40).glassEffect(.identity)).frames.count <= 2)
    }

    @Test func aUnionStandsOnOneSheet() {
        @Namespace var namespace
        let names = namespace
        func sheets(_ first: Int, _ second: Int) -> [CGRect] {
            let hosted = Hosted(
                GlassEffectContainer {
                    HStack(spacing: 20) {
                        Color.red.frame(width: 50, height: 40).glassEffect().glassEffectUnion(id: first, namespace: names)
                        Color.red.frame(width: 50, height: 40).glassEffect().glassEffectUnion(id: second, namespace: names)
                    }
                })
            hosted.update()
            return hosted.view.subviews.compactMap { $0 as? UIVisualEffectView }.map(\.frame)
        }
        #expect(sheets(1, 1).map(\.width) == [120])
        #expect(sheets(1, 2).map(\.width) == [50, 50])
    }

    @Test func interactiveGlassLightsUpUnderAFinger() throws {
        func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap { all($0) } }
        func layers(_ layer: CALayer) -> Int { 1 + (layer.sublayers ?? []).map { layers($0) }.reduce(0, +) }
        func press(_ shown: Windowed<some View>) -> PressRecognizer? {
            all(shown.window).flatMap { $0.gestureRecognizers ?? [] }.lazy.compactMap { $0 as? PressRecognizer }.first
        }
        let shown = Windowed(Color.red.frame(width: 100, height: 40).glassEffect(.regular.interactive()))
        let finger = try #require(press(shown)), before = layers(shown.window.layer)
        finger.onTouch()
        shown.update()
        #expect(layers(shown.window.layer) == before + 1)
        finger.onFailure()
        shown.window.isHidden = true
        let still = Windowed(Color.red.frame(width: 100, height: 40).glassEffect(.regular.interactive(false)))
        #expect(press(still) == nil)
        still.window.isHidden = true
    }

    @Test func glassButtonsAct() {
        let hosted = Hosted(
            VStack {
                Button("Plain") {}.buttonStyle(.glass)
                Button("Clear") {}.buttonStyle(.glass(.clear))
                Button("Prominent") {}.buttonStyle(.glassProminent)
            })
        #expect(hosted.found.map(\.label) == ["Plain", "Clear", "Prominent"])
    }

    @Test func flexibleButtonsTakeTheWidth() {
        #expect(Hosted(Button("A") {}.buttonStyle(.glass).buttonSizing(.flexible)).size(300, 100).width == 300)
        #expect(Hosted(Button("A") {}.buttonStyle(.borderedProminent).buttonSizing(.flexible)).size(300, 100).width == 300)
        #expect(Hosted(Button("A") {}.buttonStyle(.glass)).size(300, 100).width < 100)
    }

    @Test func namesOfIOS26Compile() throws {
        @Namespace var names
        let shown = Windowed(
            NavigationStack {
                GlassEffectContainer(spacing: 10) {
                    Text("a").glassEffect().glassEffectID("a", in: names).glassEffectUnion(id: 1, namespace: names)
                        .glassEffectTransition(.materialize)
                }
                .navigationTitle("Title").navigationSubtitle("Subtitle").tabBarMinimizeBehavior(.never)
                .toolbar {
                    ToolbarItem { Button("One") {} }
                    ToolbarSpacer(.fixed)
                    ToolbarItem { Button("Two", role: .confirm) {} }
                    ToolbarItem(placement: .bottomBar) { Button("Three") {} }
                    ToolbarSpacer(.flexible, placement: .bottomBar)
                    ToolbarItem(placement: .bottomBar) { Button("Four", role: .close) {} }
                }
                .safeAreaBar(edge: .bottom) { Text("bar") }
            })
        let stack: UINavigationController = try #require(shown.first())
        #expect(stack.topViewController?.navigationItem.subtitle == "Subtitle")
        #expect(stack.topViewController?.navigationItem.rightBarButtonItems?.count == 3)
        #expect(stack.topViewController?.toolbarItems?.count == 3)
        shown.window.isHidden = true
    }

    @Test func concentricRectanglesFollowTheirContainer() {
        let shape = ConcentricRectangle(corners: .fixed(6))
        #expect(!shape.isConcentric)
        #expect(ConcentricRectangle().isConcentric)
        #expect(ConcentricRectangle(corners: .concentric(minimum: 4)).isConcentric)
    }

    @Test func marginsOfSectionsMayBeSet() throws {
        let shown = Windowed(List { Text("row") }.listSectionMargins(.horizontal, 40), width: 390)
        let cell = try #require(shown.list?.visibleCells.first)
        #expect(cell.frame.minX == 40)
        #expect(cell.frame.width == 310)
        shown.window.isHidden = true
    }
}

@MainActor struct MaterialShapeTests {
    /// The view that shows a material in a shape.
    private func view(_ shape: some Shape) throws -> UIVisualEffectView {
        let hosted = Hosted(shape.fill(.thinMaterial).frame(width: 100, height: 40))
        return try #require(hosted.view.subviews.compactMap { $0 as? UIVisualEffectView }.first)
    }

    @Test func materialsKeepToTheirShapes() throws {
        #expect(try view(Capsule()).layer.cornerRadius == 20)
        #expect(try view(DefaultGlassEffectShape()).layer.cornerRadius == 20)
        #expect(try view(ButtonBorderShape.roundedRectangle(radius: 6)).layer.cornerRadius == 6)
        let mask = try view(UnevenRoundedRectangle(topLeadingRadius: 10)).layer.mask as? CAShapeLayer
        #expect(mask?.frame == CGRect(x: 0, y: 0, width: 100, height: 40))
        #expect(mask?.path?.contains(CGPoint(x: 1, y: 1)) == false)
    }
}
