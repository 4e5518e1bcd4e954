import Testing

@testable import UIKit

/// `backgroundColor` of a view and of its layer are one value.
@MainActor @Suite(.serialized) struct BackgroundColorTests {
    @Test func theLayersColorIsTheViews() {
        let view = UIView()
        #expect(view.backgroundColor == nil)
        view.backgroundColor = .red
        #expect(view.layer.backgroundColor == UIColor.red.cgColor)
        view.layer.backgroundColor = UIColor.green.cgColor
        #expect(view.backgroundColor == UIColor(cgColor: UIColor.green.cgColor))
        view.layer.backgroundColor = nil
        #expect(view.backgroundColor == nil)
        view.backgroundColor = .blue
        #expect(view.backgroundColor === UIColor.blue)
    }

    @Test func onlyTheViewsOwnColorFollowsTheAppearance() {
        let device = TestDevice()
        let controller = UIViewController()
        device.show(controller)
        defer { device.settle() }
        let (own, other) = (UIView(), UIView())
        for view in [own, other] {
            view.backgroundColor = .systemBackground
            controller.view.addSubview(view)
        }
        other.layer.backgroundColor = UIColor.green.cgColor
        controller.overrideUserInterfaceStyle = .dark
        device.settle()
        #expect(own.backgroundColor == .systemBackground)
        #expect(own.layer.backgroundColor.map { UIColor(cgColor: $0) } == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
        #expect(other.layer.backgroundColor == UIColor.green.cgColor)
    }
}
