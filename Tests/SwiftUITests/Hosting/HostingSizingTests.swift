import Testing

@testable import SwiftUI
@testable import UIKit

@MainActor struct HostingSizingTests {
    private struct Content: View {
        var size: CGFloat
        var body: some View { Color.red.frame(width: size, height: size) }
    }

    @Test func theControllerPrefersTheSizeOfItsContent() {
        let shown = Windowed(Content(size: 50))
        #expect(shown.controller.preferredContentSize == .zero)
        shown.controller.sizingOptions = .preferredContentSize
        #expect(shown.controller.preferredContentSize == CGSize(width: 50, height: 50))
        shown.controller.rootView = Content(size: 70)
        shown.update()
        #expect(shown.controller.preferredContentSize == CGSize(width: 70, height: 70))
    }

    private struct Filling: View {
        let seen: (EdgeInsets) -> Void
        var body: some View {
            GeometryReader { proxy in
                let _ = seen(proxy.safeAreaInsets)
                Color.red
            }
        }
    }

    @Test func contentMayGoOverTheSafeArea() {
        var insets: [EdgeInsets] = []
        let shown = Windowed(Filling { insets.append($0) })
        shown.controller.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0)
        shown.update()
        #expect(insets.last.map { $0.top >= 30 } == true)
        shown.controller.safeAreaRegions = .keyboard
        shown.update()
        #expect(insets.last?.top == 0)
        shown.controller._disableSafeArea = false
        shown.update()
        #expect(insets.last.map { $0.top >= 30 } == true)
        shown.controller._disableSafeArea = true
        shown.update()
        #expect(insets.last?.top == 0)
        #expect(shown.controller.safeAreaRegions.isEmpty)
    }

    @Test func hostingViewsHaveTheSizeOfTheirContent() {
        let view = _UIHostingView(rootView: Content(size: 40))
        #expect(view.intrinsicContentSize == CGSize(width: 40, height: 40))
        #expect(view.sizeThatFits(CGSize(width: 100, height: 100)) == CGSize(width: 40, height: 40))
        view.rootView = Content(size: 60)
        #expect(view.intrinsicContentSize == CGSize(width: 60, height: 60))
        view.frame = CGRect(x: 0, y: 0, width: 80, height: 90)
        view.layoutIfNeeded()
        #expect(view.subviews.first?.frame == view.bounds)
    }

    @Test func boundsOfViewsAroundAreInTheViewsCoordinates() {
        var bounds: [CGRect?] = []
        let reader = GeometryReader { proxy in
            let _ = bounds = [proxy.bounds(of: .named("outer")), proxy.bounds(of: .named("none"))]
            Color.red
        }
        let shown = Windowed(reader.padding(10).frame(width: 100, height: 60).coordinateSpace(.named("outer")))
        shown.update()
        #expect(bounds == [CGRect(x: -10, y: -10, width: 100, height: 60), nil])
    }

    @Test func scrollViewsAreKnownByTheirAxis() {
        var places: [CGFloat] = []
        let reader = GeometryReader { proxy in
            let _ = places = [proxy.frame(in: .scrollView(axis: .vertical)).minY, proxy.frame(in: .scrollView(axis: .horizontal)).minY]
            Color.red
        }
        let content = ScrollView {
            Color.blue.frame(height: 40)
            ScrollView(.horizontal) { reader.frame(width: 50, height: 50) }
        }
        Windowed(content).update()
        #expect(places.last == 0)
        #expect(places.first.map { $0 >= 40 } == true)
    }

    @Test func valuesAndTraitsAreMadeOfEachOther() {
        #expect(ColorScheme(.dark) == .dark)
        #expect(ColorScheme(UIUserInterfaceStyle.unspecified) == nil)
        #expect(UIUserInterfaceStyle(ColorScheme.light) == .light)
        #expect(UIUserInterfaceStyle(nil as ColorScheme?) == .unspecified)
        #expect(UIContentSizeCategory(DynamicTypeSize.accessibility2) == .accessibilityLarge)
        #expect(UIContentSizeCategory(ContentSizeCategory.small) == .small)
        #expect(LayoutDirection(.rightToLeft) == .rightToLeft)
        #expect(UITraitEnvironmentLayoutDirection(.rightToLeft) == .rightToLeft)
        #expect(UIUserInterfaceSizeClass(.compact) == .compact)
        #expect(UIUserInterfaceSizeClass(nil) == .unspecified)
        #expect(UIImage.Orientation(Image.Orientation.leftMirrored) == .leftMirrored)
        #expect(NSDirectionalEdgeInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)).leading == 2)
        #expect(UIAccessibilityContrast(.increased) == .high)
        #expect(UILegibilityWeight(.bold) == .bold)
    }
}
