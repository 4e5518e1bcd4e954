import Testing
import UIKit

@testable import SwiftUI

/// Five views of 100 points, 20 apart, in a scroll view that shows 300.
@MainActor struct ViewAlignedScrollTargetBehaviorTests {
    private let targets = (0..<12).map { CGRect(x: CGFloat($0) * 120, y: CGFloat($0) * 120, width: 100, height: 100) }

    private func rest(
        _ place: CGFloat, from start: CGFloat = 0, velocity: CGFloat = 2000, along axes: Axis.Set = .horizontal,
        _ behavior: some ScrollTargetBehavior, _ environment: EnvironmentValues = EnvironmentValues()
    ) -> CGFloat {
        let isHorizontal = axes == .horizontal
        func rect(_ place: CGFloat) -> CGRect {
            CGRect(x: isHorizontal ? place : 0, y: isHorizontal ? 0 : place, width: 300, height: 300)
        }
        var target = ScrollTarget(rect: rect(place))
        behavior.updateTarget(
            &target,
            context: ScrollTargetBehaviorContext(
                originalTarget: ScrollTarget(rect: rect(start)), velocity: CGVector(dx: velocity, dy: velocity),
                contentSize: CGSize(width: 1420, height: 1420), containerSize: CGSize(width: 300, height: 300), axes: axes,
                environment: environment, targets: targets, start: .zero))
        return isHorizontal ? target.rect.minX : target.rect.minY
    }

    private func environment(horizontal: UserInterfaceSizeClass, vertical: UserInterfaceSizeClass) -> EnvironmentValues {
        var values = EnvironmentValues()
        values.horizontalSizeClass = horizontal
        values.verticalSizeClass = vertical
        return values
    }

    @Test func aMovementPassesAsManyViewsAsItsLimit() {
        #expect(rest(1000, .viewAligned(limitBehavior: .never)) == 960)
        #expect(rest(1000, .viewAligned(limitBehavior: .always)) == 120)
        #expect(rest(1000, .viewAligned(limitBehavior: .alwaysByOne)) == 120)
        #expect(rest(130, from: 480, velocity: -2000, .viewAligned(limitBehavior: .alwaysByOne)) == 360)
    }

    @Test func fewViewsAreThoseShownWholeAtATime() {
        #expect(rest(1000, .viewAligned(limitBehavior: .alwaysByFew)) == 240)
        #expect(rest(0, from: 960, velocity: -2000, .viewAligned(limitBehavior: .alwaysByFew)) == 720)
        #expect(rest(130, .viewAligned(limitBehavior: .alwaysByFew)) == 120)
    }

    @Test func automaticIsLimitedAlongCompactDirections() {
        let portrait = environment(horizontal: .compact, vertical: .regular)
        let landscape = environment(horizontal: .regular, vertical: .compact)
        #expect(rest(1000, .viewAligned, portrait) == 120)
        #expect(rest(1000, along: .vertical, .viewAligned, portrait) == 960)
        #expect(rest(1000, .viewAligned, landscape) == 960)
        #expect(rest(1000, along: .vertical, .viewAligned, landscape) == 120)
    }

    @Test func anchorsAlignPointsOfViewsWithThoseOfTheScrollView() {
        // The middle of the third view, 290, at the middle of what is in sight.
        #expect(rest(150, velocity: 0, .viewAligned(limitBehavior: .never, anchor: .center)) == 140)
        #expect(rest(150, velocity: 0, .viewAligned(limitBehavior: .never, anchor: .trailing)) == 160)
        #expect(rest(150, velocity: 0, .viewAligned(anchor: nil)) == 120)
        #expect(rest(150, velocity: 0, .viewAligned(anchor: .topLeading)) == 120)
    }

    @Test func propertiesFollowTheLimit() {
        func limits(_ behavior: some ScrollTargetBehavior, _ axes: Axis.Set) -> Bool {
            let context = ScrollTargetBehaviorPropertiesContext(
                environment: environment(horizontal: .compact, vertical: .regular), axes: axes)
            return behavior.properties(context: context).limitsScrolls
        }
        #expect(limits(.viewAligned, .horizontal))
        #expect(!limits(.viewAligned, .vertical))
        #expect(!limits(.viewAligned(limitBehavior: .never), .horizontal))
        #expect(limits(.viewAligned(limitBehavior: .alwaysByFew), .vertical))
        #expect(limits(AnyScrollTargetBehavior(AnyScrollTargetBehavior(.viewAligned)), .horizontal))
        #expect(!limits(.paging, .vertical))
    }

    @Test func scrollViewsObeyWrappedBehaviors() throws {
        func scroll(_ behavior: some ScrollTargetBehavior) throws -> UIScrollView {
            let view = ScrollView {
                VStack { ForEach(targets.indices, id: \.self) { _ in Color.red.frame(height: 100) } }.scrollTargetLayout()
            }
            return try #require(Hosted(view.scrollTargetBehavior(behavior), width: 100, height: 300).view.subviews.first as? UIScrollView)
        }
        #expect(try scroll(AnyScrollTargetBehavior(.paging)).isPagingEnabled)
        #expect(try scroll(.viewAligned(limitBehavior: .alwaysByOne)).decelerationRate == .fast)
        #expect(try scroll(AnyScrollTargetBehavior(.viewAligned(limitBehavior: .never))).decelerationRate == .normal)
    }
}
