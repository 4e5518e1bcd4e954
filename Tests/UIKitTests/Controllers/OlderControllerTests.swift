import DeviceProtocol
import Testing

@testable import QuartzCore
@testable import UIKit

/// What controllers of before iOS 13 rely on.
@MainActor @Suite(.serialized) struct OlderControllerTests {
    @Test func guidesOfBarsFollowTheSafeArea() {
        let device = TestDevice()
        let controller = UIViewController()
        let label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor, constant: 8),
            NSLayoutConstraint(
                item: controller.bottomLayoutGuide, attribute: .top, relatedBy: .equal, toItem: label, attribute: .bottom, multiplier: 1,
                constant: 10),
        ])
        let window = device.show(UINavigationController(rootViewController: controller))
        let safe = controller.view.safeAreaInsets
        #expect(safe.top > 44)
        #expect(controller.topLayoutGuide.length == safe.top)
        #expect(controller.bottomLayoutGuide.length == safe.bottom)
        #expect(abs(label.frame.minY - safe.top - 8) < 0.01)
        #expect(abs(label.frame.maxY - window.bounds.height + safe.bottom + 10) < 0.01)
    }

    @MainActor private final class Turning: UIViewController {
        var events: [String] = []
        override func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
            events.append("will \(toInterfaceOrientation.rawValue)")
        }
        override func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
            events.append("animate \(view.bounds.width > view.bounds.height)")
        }
        override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
            events.append("did \(fromInterfaceOrientation.rawValue)")
        }
    }

    @Test func rotationsAreToldAsBeforeIOS8() {
        let device = TestDevice()
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        let parent = UIViewController(), child = Turning()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.view.frame = parent.view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        device.show(parent)
        device.send(.state(DeviceState(orientation: .landscapeLeft)))
        let landscape = device.scene.interfaceOrientation
        #expect(landscape.isLandscape)
        #expect(device.scene.effectiveGeometry.interfaceOrientation == landscape)
        #expect(child.events == ["will \(landscape.rawValue)", "animate true", "did 1"])
    }

    @MainActor private final class Peeking: UIViewController, UIViewControllerPreviewingDelegate {
        let looked = Looked()
        var opened: [UIViewController] = []
        func previewingContext(_ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint)
            -> UIViewController?
        {
            location.y < 300 ? looked : nil
        }
        func previewingContext(_ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController) {
            opened.append(viewControllerToCommit)
        }
    }

    @MainActor private final class Looked: UIViewController {
        var chosen: [String] = []
        override var previewActionItems: [any UIPreviewActionItem] {
            let like = UIPreviewAction(title: "Like", style: .default) { [weak self] action, controller in
                self?.chosen.append("\(action.title) \(controller === self)")
            }
            let remove = UIPreviewAction(title: "Delete", style: .destructive) { _, _ in }
            return [like, UIPreviewActionGroup(title: "More", style: .default, actions: [remove])]
        }
    }

    @Test func peopleLookIntoControllers() throws {
        let device = TestDevice()
        let time = SteppedTime(device)
        defer { time.end() }
        let screen = Peeking()
        let context = screen.registerForPreviewing(with: screen, sourceView: screen.view)
        let window = device.show(screen)
        let interaction = try #require(screen.view.interactions.compactMap { $0 as? UIContextMenuInteraction }.first)
        #expect(context.previewingGestureRecognizerForFailureRelationship === interaction.recognizer)
        #expect(!interaction.prepare(at: CGPoint(x: 10, y: 500)))
        #expect(interaction.prepare(at: CGPoint(x: 10, y: 100)))
        interaction.open()
        time.pass(1)
        let container = try #require(window.subviews.lazy.compactMap { $0 as? MenuContainerView }.first)
        let elements = try #require(container.menu?.children)
        #expect(elements.map(\.title) == ["Like", "More"])
        (elements[0] as? UIAction)?.performWithSender(nil, target: nil)
        #expect(screen.looked.chosen == ["Like true"])
        let more = try #require((elements[1] as? UIMenu)?.children.first as? UIAction)
        #expect(more.attributes == .destructive)
        container.onPreviewTap()
        time.pass(1)
        #expect(screen.opened == [screen.looked])
        screen.unregisterForPreviewing(withContext: context)
        #expect(screen.view.interactions.isEmpty)
    }
}
