import DeviceProtocol
import Testing

@testable import UIKit

/// Values that UIKit's views give assistive technologies. Source: texts and places recorded on iOS 17.5.
@MainActor @Suite(.serialized) struct SpokenElementsTests {
    @MainActor private struct Screen {
        let device = TestDevice()
        let controller = UIViewController()

        init() { device.show(controller) }

        var view: UIView { controller.view }
        var all: [ElementNode] {
            device.settle()
            return device.application.makeElementTree().flattened
        }
        var nodes: [ElementNode] { all.filter(\.isAccessibilityElement) }
        var labels: [String?] { nodes.map(\.label) }

        @discardableResult func circle(_ label: String, y: CGFloat, in parent: UIView? = nil) -> UIView {
            let circle = UIView(frame: CGRect(x: 20, y: y, width: 64, height: 64))
            (circle.isAccessibilityElement, circle.accessibilityLabel) = (true, label)
            (parent ?? view).addSubview(circle)
            return circle
        }
    }

    @Test func aViewThatHidesItsElementsHidesItself() {
        let screen = Screen()
        screen.circle("shown", y: 100)
        screen.circle("hidden", y: 200).accessibilityElementsHidden = true
        #expect(screen.labels == ["shown"])
    }

    @Test func aModalViewHidesAllItsSiblings() {
        let screen = Screen()
        screen.circle("before", y: 100)
        let modal = screen.circle("modal", y: 200)
        modal.accessibilityViewIsModal = true
        screen.circle("after", y: 300)
        #expect(screen.labels == ["modal"])
    }

    @Test func aContainerWithoutAreaHasNoElements() {
        let screen = Screen()
        let container = UIView(frame: CGRect(x: 20, y: 100, width: 0, height: 0))
        screen.view.addSubview(container)
        let element = UIAccessibilityElement(accessibilityContainer: container)
        element.accessibilityLabel = "inside"
        element.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 0, width: 40, height: 40)
        container.accessibilityElements = [element]
        #expect(screen.labels == [])
        container.frame.size = CGSize(width: 10, height: 10)
        #expect(screen.labels == ["inside"])
    }

    @Test func anOverriddenFrameIsTheElementsPlace() {
        let screen = Screen()
        screen.circle("moved", y: 100).accessibilityFrame = CGRect(x: 20, y: 300, width: 64, height: 64)
        #expect(screen.nodes.first?.frame == [20, 300, 64, 64])
    }

    @Test func aPathDoesNotMoveAView() {
        let screen = Screen()
        let moved = screen.circle("moved", y: 100)
        moved.accessibilityPath = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(moved.accessibilityFrame == CGRect(x: 20, y: 100, width: 64, height: 64))
    }

    @Test func aFieldThatIsNoElementIsSilent() {
        let screen = Screen()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        (field.text, field.placeholder) = ("text", "placeholder")
        screen.view.addSubview(field)
        #expect(screen.nodes.map(\.value) == ["text"])
        field.isAccessibilityElement = false
        #expect(screen.nodes.isEmpty)
    }

    @Test func labelsOfAButtonThatIsNoElementAreRead() {
        let screen = Screen()
        let button = UIButton(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        button.setTitle("title", for: .normal)
        let part = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        part.text = "part"
        button.addSubview(part)
        screen.view.addSubview(button)
        #expect(screen.labels == ["title"])
        button.isAccessibilityElement = false
        #expect(Set(screen.labels) == ["title", "part"])
    }

    @Test func aSwitchSpeaksItsState() {
        let toggle = UISwitch()
        toggle.accessibilityValue = "other"
        #expect(toggle.accessibilityValue == "0")
        toggle.isOn = true
        #expect(toggle.accessibilityValue == "1")
        #expect(toggle.accessibilityTraits.contains(.toggleButton))
        #expect(UIAccessibilityTraits.toggleButton.rawValue == 1 << 53)
    }

    @Test func fieldsSayWhatTheyAre() {
        let screen = Screen()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        screen.view.addSubview(field)
        #expect(screen.nodes.first?.traits == ["textEntry"])
        field.isSecureTextEntry = true
        field.becomeFirstResponder()
        #expect(screen.nodes.first { $0.role == "secureTextField" }?.traits == ["textEntry", "isEditing", "secureTextField"])
        let text = UITextView()
        #expect(text.accessibilityTraits.names == ["textEntry", "textArea"])
        text.isEditable = false
        #expect(text.accessibilityTraits == .staticText)
        #expect(UISearchTextField().accessibilityTraits.contains(.searchField))
    }

    @Test(arguments: [("1", "1 item"), ("3", "3 items"), ("A", "A"), ("", nil)] as [(String, String?)])
    func badgesAreSpoken(badge: String, spoken: String?) {
        let screen = Screen()
        let bar = UITabBar(frame: CGRect(x: 0, y: 400, width: 390, height: 49))
        let item = UITabBarItem(title: "Item", image: nil, selectedImage: nil)
        item.badgeValue = badge
        bar.items = [item]
        screen.view.addSubview(bar)
        #expect(screen.nodes.first?.value == spoken)
    }

    @Test func tabsSpeakForTheirItems() {
        let screen = Screen()
        let bar = UITabBar(frame: CGRect(x: 0, y: 400, width: 390, height: 49))
        let disabled = UITabBarItem(title: "Item C", image: nil, selectedImage: nil)
        disabled.isEnabled = false
        let own = UITabBarItem(title: "Item D", image: nil, selectedImage: nil)
        (own.badgeValue, own.accessibilityValue, own.accessibilityHint) = ("3", "Value", "Hint")
        bar.items = [disabled, own]
        screen.view.addSubview(bar)
        #expect(screen.nodes.map(\.traits) == [["button", "tabBarItem"], ["button", "tabBarItem"]])
        #expect(screen.nodes.map(\.value) == [nil, "Value"])
        #expect(screen.nodes.map(\.hint) == [nil, "Hint"])
        #expect(screen.all.first { $0.role == "tabBar" }?.container == .tabs)
    }

    @Test func barItemsSpeakForThemselves() {
        let screen = Screen()
        let item = UIBarButtonItem(title: "Inbox", style: .plain, target: nil, action: nil)
        (item.accessibilityValue, item.accessibilityHint) = ("Value", "Hint")
        let bar = UIToolbar(frame: CGRect(x: 0, y: 400, width: 390, height: 49))
        bar.items = [item]
        screen.view.addSubview(bar)
        #expect(screen.nodes.first?.value == "Value")
        #expect(screen.nodes.first?.hint == "Hint")
    }

    @Test func aBackButtonSaysThatItIsOne() {
        let screen = Screen()
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.viewControllers.first?.title = "First"
        navigation.pushViewController(UIViewController(), animated: false)
        screen.device.show(navigation)
        let back = screen.nodes.first { $0.label == "First" }
        #expect(back?.traits == ["button", "backButton"])
    }

    @Test func partsOfAListedViewAreAGroup() {
        let screen = Screen()
        let inner = UIView(frame: screen.view.bounds)
        screen.view.addSubview(inner)
        screen.circle("below", y: 300, in: inner)
        screen.circle("above", y: 100, in: inner)
        screen.view.accessibilityElements = [inner]
        let list = screen.all.first { $0.arrangement == .sequence }
        #expect(list?.children.map(\.arrangement) == [.group])
        #expect(list?.children.first?.children.map(\.label) == ["below", "above"])
    }

    @Test func containersAreKnown() {
        let screen = Screen()
        let list = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
        list.accessibilityContainerType = .list
        screen.view.addSubview(list)
        screen.circle("first", y: 0, in: list)
        let segments = UISegmentedControl(items: ["A", "B"])
        segments.frame = CGRect(x: 0, y: 500, width: 300, height: 32)
        screen.view.addSubview(segments)
        let all = screen.all
        #expect(all.first { $0.container == .list }?.children.map(\.label) == ["first"])
        #expect(all.first { $0.container == .series }?.children.map(\.label) == ["A", "B"])
        #expect(all.first { $0.container == .list }?.arrangement == .group)
    }
}
