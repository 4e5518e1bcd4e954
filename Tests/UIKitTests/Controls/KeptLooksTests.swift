import Foundation
import Testing

@testable import UIKit

/// Looks that apps set stay, and controls have the sizes of iOS.
@MainActor struct KeptLooksTests {
    @Test func aFieldWithoutBorderKeepsThatOfItsLayer() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        field.borderStyle = .none
        field.layer.borderWidth = 2
        field.text = "text"
        #expect(field.layer.borderWidth == 2)
        let rounded = UITextField(frame: .zero)
        rounded.borderStyle = .roundedRect
        rounded.layer.borderWidth = 3
        rounded.text = "text"
        #expect(rounded.layer.borderWidth == 3)
        rounded.borderStyle = .none
        #expect(rounded.layer.borderWidth == 0)
    }

    @Test func spacingIsKeptForArrangedViewsOnly() {
        let stack = UIStackView(), view = UIView()
        stack.setCustomSpacing(30, after: view)
        #expect(stack.customSpacing(after: view) == UIStackView.spacingUseDefault)
        stack.addArrangedSubview(view)
        stack.setCustomSpacing(30, after: view)
        #expect(stack.customSpacing(after: view) == 30)
        stack.removeArrangedSubview(view)
        #expect(stack.customSpacing(after: view) == UIStackView.spacingUseDefault)
    }

    @Test func aTabBarAloneIsAsHighAsItsRow() {
        let bar = UITabBar()
        bar.sizeToFit()
        #expect(bar.frame.height == 49)
        #expect(UISlider().sizeThatFits(.zero).height == 34)
    }

    @Test func levelsOfWindowsAreCounted() {
        #expect((UIWindow.Level.alert + 1).rawValue == 2001)
        #expect((UIWindow.Level.statusBar - 1).rawValue == 999)
        #expect(UIWindow.Level.alert - UIWindow.Level.statusBar == 1000)
    }

    @Test func cornersFollowTheSize() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        view.cornerConfiguration = .capsule()
        #expect(view.layer.cornerRadius == 20)
        view.frame.size.height = 60
        view.layoutIfNeeded()
        #expect(view.layer.cornerRadius == 30)
        view.cornerConfiguration = .corners(topLeftRadius: 8, topRightRadius: 8, bottomLeftRadius: nil, bottomRightRadius: nil)
        #expect(view.layer.cornerRadius == 8)
        #expect(view.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        #expect(view.effectiveRadius(corner: .bottomLeft) == 0)
        let inner = UIView(frame: CGRect(x: 3, y: 3, width: 94, height: 54))
        view.addSubview(inner)
        inner.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 2))
        #expect(inner.layer.cornerRadius == 5)
    }

    @Test func glassIsBlurredAndRound() {
        let view = UIVisualEffectView(effect: UIGlassEffect(style: .regular))
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        view.layoutIfNeeded()
        #expect(view.layer.cornerRadius == 20)
        #expect(view.layer.sublayers?.contains { ($0 as? BackdropLayer)?.blurRadius == 12 && !$0.isHidden } == true)
        #expect(UIButton.Configuration.glass().cornerStyle == .capsule)
    }

    @Test func subtitlesStandBelowTitles() {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        let item = UINavigationItem(title: "Inbox")
        item.subtitle = "3 unread"
        bar.items = [item]
        bar.layoutIfNeeded()
        func labels(_ view: UIView) -> [UILabel] { view.subviews.flatMap { [$0 as? UILabel].compactMap { $0 } + labels($0) } }
        let shown = labels(bar)
        let title = shown.first { $0.text == "Inbox" }, subtitle = shown.first { $0.text == "3 unread" }
        #expect(title != nil)
        #expect(subtitle != nil)
        #expect((subtitle?.frame.minY ?? 0) >= (title?.frame.maxY ?? 99))
    }

    @Test func itemsShowTheirBadges() {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        let item = UINavigationItem(title: "Inbox"), button = UIBarButtonItem(title: "Mail", style: .plain, target: nil, action: nil)
        button.badge = .count(5)
        item.rightBarButtonItem = button
        bar.items = [item]
        bar.layoutIfNeeded()
        func badges(_ view: UIView) -> [BarButtonBadge] { view.subviews.flatMap { [$0 as? BarButtonBadge].compactMap { $0 } + badges($0) } }
        #expect(badges(bar).count == 1)
        button.badge = nil
        #expect(badges(bar).isEmpty)
    }
}
