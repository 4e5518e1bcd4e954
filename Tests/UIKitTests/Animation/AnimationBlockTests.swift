import DeviceProtocol
@_spi(Quince) import QuinceFoundation
import Testing

@testable import QuartzCore
@testable import UIKit

/// Animations between `beginAnimations` and `commitAnimations`.
@MainActor @Suite(.serialized) struct AnimationBlockTests {
    @MainActor private final class Teller: NSObject {
        var events: [String] = []

        static let register: Void = ObjectRuntime.register(Teller.self) {
            $0.method("animationWillStart:context:") { object, arguments in
                (object as? Teller)?.events.append("start \(arguments[0] as? String ?? "-")")
                return nil
            }
            $0.method("animationDidStop:finished:context:") { object, arguments in
                let number = (arguments[2] as? UnsafeMutableRawPointer).map { UInt(bitPattern: $0) } ?? 0
                (object as? Teller)?.events.append("stop \(arguments[0] as? String ?? "-") \(arguments[1] as? NSNumber ?? 7) \(number)")
                return nil
            }
        }
    }

    @Test func whatIsSetInBetweenAnimates() throws {
        let device = TestDevice()
        let time = SteppedTime(device)
        defer { time.end() }
        _ = Teller.register
        let controller = UIViewController(), view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), teller = Teller()
        controller.view.addSubview(view)
        device.show(controller)

        UIView.beginAnimations("move", context: UnsafeMutableRawPointer(bitPattern: 5))
        UIView.setAnimationDelegate(teller)
        UIView.setAnimationWillStart(Selector("animationWillStart:context:"))
        UIView.setAnimationDidStop(Selector("animationDidStop:finished:context:"))
        UIView.setAnimationDuration(2)
        UIView.setAnimationCurve(.linear)
        view.frame.origin.x = 100
        UIView.commitAnimations()

        #expect(view.frame.minX == 100)
        #expect(teller.events == ["start move"])
        time.pass(0.5)
        let shown = try #require(view.layer.presentation()).position.x - 50
        #expect(abs(shown - 25) < 0.01)
        time.pass(1.6)
        #expect(teller.events == ["start move", "stop move 1 5"])
        // Outside of a block nothing animates.
        view.frame.origin.x = 0
        #expect(view.layer.animationKeys() == nil)
    }

    @Test func blocksRepeatAndReverse() throws {
        let device = TestDevice()
        let time = SteppedTime(device)
        defer { time.end() }
        let controller = UIViewController(), view = UIView()
        controller.view.addSubview(view)
        device.show(controller)
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationRepeatCount(2.5)
        UIView.setAnimationRepeatAutoreverses(true)
        UIView.setAnimationDelay(0.25)
        view.alpha = 0
        UIView.commitAnimations()
        let animation = try #require(view.layer.animation(forKey: "opacity"))
        #expect(animation.repeatCount == 2.5)
        #expect(animation.autoreverses)
        #expect(animation.duration == 0.2)
        // One more than was begun changes nothing.
        UIView.commitAnimations()
    }
}
