import Testing

@testable import UIKit

/// What apps reach by key-value coding though Apple's documentation does not name it.
@MainActor @Suite(.serialized) struct UndocumentedKeyTests {
    private func all<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
        view.subviews.flatMap { [$0 as? View].compactMap { $0 } + all(type, in: $0) }
    }

    private func present(_ alert: UIAlertController, on device: TestDevice) {
        let controller = UIViewController()
        device.show(controller)
        controller.present(alert, animated: false)
        device.settle()
        alert.view.layoutIfNeeded()
    }

    @Test func aSearchBarHasItsFieldAndButton() {
        let device = TestDevice()
        let bar = UISearchBar()
        #expect(bar.value(forKey: "searchField") as? UITextField === bar.searchTextField)
        let button = bar.value(forKey: "cancelButton") as? UIButton
        #expect(button?.title(for: .normal) == "Cancel")
        bar.setValue("Done", forKey: "cancelButtonText")
        #expect(button?.title(for: .normal) == "Done")
        device.end()
    }

    @Test func aTextFieldHasItsPlaceholdersLabel() throws {
        let device = TestDevice()
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        field.placeholder = "Name"
        field.setValue(UIColor.red, forKeyPath: "placeholderLabel.textColor")
        let label = try #require(field.value(forKey: "placeholderLabel") as? UILabel)
        #expect(label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        // What changes later keeps the colour.
        field.placeholder = "First name"
        #expect(label.attributedText?.string == "First name")
        #expect(label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        let button = try #require(field.value(forKey: "clearButton") as? UIButton)
        #expect(button.isHidden)
        field.clearButtonMode = .always
        field.text = "a"
        field.layoutIfNeeded()
        #expect(!button.isHidden)
        device.end()
    }

    @Test func anAlertShowsAControllerBetweenItsTextsAndButtons() {
        let device = TestDevice()
        let alert = UIAlertController(title: "Colour", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        let content = UIViewController()
        content.preferredContentSize = CGSize(width: 250, height: 120)
        alert.setValue(content, forKey: "contentViewController")
        present(alert, on: device)
        #expect(content.parent === alert)
        let frame = content.view.convert(content.view.bounds, to: alert.view)
        #expect(frame.height == 120)
        #expect(frame.width == 270)
        let button = all(AlertButton.self, in: alert.view)[0]
        #expect(button.convert(button.bounds, to: alert.view).minY == frame.maxY)
        content.preferredContentSize.height = 60
        device.settle()
        alert.view.layoutIfNeeded()
        #expect(content.view.bounds.height == 60)
        alert.setValue(nil, forKey: "contentViewController")
        #expect(content.parent == nil)
        #expect(content.view.superview == nil)
    }

    @Test func anAlertHasTextsOfItsOwnLooks() {
        let device = TestDevice()
        let alert = UIAlertController(title: "Plain", message: "Plain", preferredStyle: .actionSheet)
        alert.setValue(NSAttributedString(string: "Red", attributes: [.foregroundColor: UIColor.red]), forKey: "attributedTitle")
        alert.setValue(NSAttributedString(string: "Blue", attributes: [.foregroundColor: UIColor.blue]), forKey: "attributedMessage")
        present(alert, on: device)
        let texts = all(UILabel.self, in: alert.view).compactMap(\.attributedText)
        #expect(texts.contains { $0.string == "Red" && $0.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red })
        #expect(texts.contains { $0.string == "Blue" && $0.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .blue })
    }

    @Test func anActionHasAPictureAColourAndACheckmark() throws {
        let device = TestDevice()
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        let action = UIAlertAction(title: "Share", style: .default), image = UIImage(systemName: "square.and.arrow.up")
        action.setValue(image, forKey: "image")
        action.setValue(UIColor.green, forKey: "titleTextColor")
        action.setValue(true, forKey: "checked")
        // As apps write it: a text without a number is 0, the left.
        action.setValue(CATextLayerAlignmentMode.left, forKey: "titleTextAlignment")
        alert.addAction(action)
        present(alert, on: device)
        let button = try #require(all(AlertButton.self, in: alert.view).first)
        let label = try #require(all(UILabel.self, in: button).first)
        #expect(label.textColor == .green)
        #expect(label.textAlignment == .left)
        let pictures = all(UIImageView.self, in: button)
        #expect(pictures.contains { $0.image === image && $0.frame.minX == 16 })
        #expect(pictures.contains { !$0.isHidden && $0.frame.maxX == button.bounds.width - 16 })
        action.setValue(false, forKey: "checked")
        #expect(action.value(forKey: "checked") as? Bool == false)
        #expect(pictures.contains { $0.isHidden })
    }

    @Test func pickersHaveAColourOfText() throws {
        let device = TestDevice()
        let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 216)), controller = UIViewController()
        picker.preferredDatePickerStyle = .wheels
        picker.setValue(UIColor.red, forKey: "textColor")
        picker.setValue(false, forKey: "highlightsToday")
        controller.view.addSubview(picker)
        device.show(controller)
        let labels = all(PickerRowLabel.self, in: picker)
        #expect(labels.contains { $0.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red })
    }

    @Test func itemsOfBarsHaveViews() throws {
        let device = TestDevice()
        let controller = UIViewController(), item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
        controller.navigationItem.rightBarButtonItem = item
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: controller)]
        tabs.viewControllers?[0].tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
        device.show(tabs)
        #expect((item.value(forKey: "view") as? UIView)?.window != nil)
        #expect((tabs.tabBar.items?[0].value(forKey: "view") as? UIView)?.isDescendant(of: tabs.tabBar) == true)
    }

    private final class TallTabBar: UITabBar {}
    private final class OwnNavigationBar: UINavigationBar {}

    @Test func controllersTakeBarsOfTheApps() {
        let device = TestDevice()
        let controller = UIViewController(), tabs = UITabBarController(),
            navigation = UINavigationController(rootViewController: controller)
        controller.title = "Title"
        navigation.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
        tabs.viewControllers = [navigation, UIViewController()]
        device.show(tabs)
        let (tabBar, navigationBar) = (TallTabBar(), OwnNavigationBar())
        let (oldTabBar, oldNavigationBar) = (tabs.tabBar, navigation.navigationBar)
        tabs.setValue(tabBar, forKey: "tabBar")
        navigation.setValue(navigationBar, forKey: "navigationBar")
        device.settle()
        #expect(tabs.tabBar === tabBar)
        #expect(tabBar.window != nil && oldTabBar.window == nil)
        #expect(tabBar.items?.count == 2)
        #expect(tabBar.selectedItem === navigation.tabBarItem)
        #expect(tabBar.frame == oldTabBar.frame)
        #expect(navigation.navigationBar === navigationBar)
        #expect(navigationBar.window != nil && oldNavigationBar.window == nil)
        #expect(navigationBar.topItem === controller.navigationItem)
        #expect(navigationBar.frame == oldNavigationBar.frame)
        // It works as the old one did.
        tabs.selectedIndex = 1
        #expect(tabBar.selectedItem === tabs.viewControllers?[1].tabBarItem)
    }

    @Test func barsHideTheirHairlines() {
        let device = TestDevice()
        let bar = UINavigationBar()
        bar.setValue(true, forKey: "hidesShadow")
        #expect(bar.background.hidesShadow)
        bar.setValue(false, forKey: "hidesShadow")
        #expect(!bar.background.hidesShadow)
        device.end()
    }

    @Test func pageControlsTakePictures() {
        let device = TestDevice()
        let pages = UIPageControl(), (dot, current) = (UIImage(systemName: "circle"), UIImage(systemName: "star"))
        pages.setValue(dot, forKeyPath: "pageImage")
        pages.setValue(current, forKey: "_currentPageImage")
        #expect(pages.preferredIndicatorImage === dot)
        #expect(pages.preferredCurrentPageIndicatorImage === current)
        device.end()
    }
}
