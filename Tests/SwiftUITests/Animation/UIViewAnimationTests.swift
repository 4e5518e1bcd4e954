import Testing
import UIKit

@testable import SwiftUI

@MainActor @Suite(.serialized) struct UIViewAnimationTests {
    private func window(_ view: UIView) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.addSubview(view)
        window.isHidden = false
        return window
    }

    @Test func viewsOfUIKitAnimateAsSwiftUIDoes() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), window = window(view)
        UIView.animate(.linear(duration: 2)) { view.center.x = 80 }
        let animation = try #require(view.layer.animation(forKey: "position"))
        #expect(abs(animation.duration - 2) < 0.01)
        UIView.animate(.spring(duration: 0.5, bounce: 0.3)) { view.alpha = 0.5 }
        #expect(view.layer.animation(forKey: "opacity") is CASpringAnimation)
        window.isHidden = true
    }

    @Test func largeButtonsHaveTheSameRoom() {
        func size(_ control: ControlSize) -> CGSize {
            Hosted(Button("A") {}.buttonStyle(.bordered).controlSize(control)).size(nil, nil)
        }
        #expect(size(.extraLarge) == size(.large))
        #expect(size(.large).height > size(.regular).height)
        #expect(size(.small).height < size(.regular).height)
    }
}
