import DeviceProtocol
import Testing

@testable import QuartzCore
@testable import UIKit

@MainActor @Suite(.serialized) struct SymbolEffectTests {
    @Test func bouncesMayLast() {
        func lasts(_ effect: some IndefiniteSymbolEffect & DiscreteSymbolEffect & SymbolEffect) -> Bool { true }
        #expect(lasts(.bounce))
        #expect(SymbolAnimations.bounce(BounceSymbolEffect.bounce._motion, .default, rounds: .infinity).repeatCount == .infinity)
    }

    /// As Apple's app for symbols writes it.
    @Test func fallbacksAreNamedByThemselves() {
        let effects: [ReplaceSymbolEffect.MagicReplace] = [
            .init(.downUp.byLayer), ReplaceSymbolEffect.replace.magic(fallback: .upUp),
            ReplaceSymbolEffect.replace.magic(fallback: .offUp.wholeSymbol),
        ]
        #expect(effects.allSatisfy { $0._motion == ReplaceSymbolEffect.replace._motion })
    }

    @Test func magicFallsBack() {
        let effect = ReplaceSymbolEffect.replace.magic(fallback: .replace)
        #expect(effect._motion == ReplaceSymbolEffect.replace._motion)
    }

    @Test func effectsBeginAndEnd() {
        let device = TestDevice()
        let time = SteppedTime(device)
        defer { time.end() }
        let controller = UIViewController(), view = UIImageView(image: UIImage(systemName: "heart"))
        controller.view.addSubview(view)
        device.show(controller)

        var told: [String] = []
        view.addSymbolEffect(.bounce) { told.append("bounce \($0.isFinished) \($0.effect is BounceSymbolEffect) \($0.sender === view)") }
        #expect(view.layer.animation(forKey: "symbolEffect.bounce")?.repeatCount == 1)
        time.pass(0.6)
        #expect(told == ["bounce true true true"])

        view.addSymbolEffect(.pulse)
        #expect(view.layer.animation(forKey: "symbolEffect.pulse")?.repeatCount == .infinity)
        view.addSymbolEffect(.scale.up, options: .speed(2))
        time.pass(1)
        #expect(abs((view.layer.presentation()?.transform.m11 ?? 0) - 1.2) < 0.001)
        view.removeAllSymbolEffects(animated: false)
        #expect(view.layer.animationKeys() == nil)
        view.addSymbolEffect(.disappear, animated: false)
        time.pass(1)
        #expect(view.layer.presentation()?.opacity == 0)
        #expect(view.layer.opacity == 1)
        view.addSymbolEffect(.appear)
        time.pass(1)
        #expect(view.layer.presentation()?.opacity == 1)
    }

    @Test func anotherSymbolTakesThePlace() {
        let device = TestDevice()
        let time = SteppedTime(device)
        defer { time.end() }
        let controller = UIViewController(), view = UIImageView(image: UIImage(systemName: "play"))
        controller.view.addSubview(view)
        device.show(controller)
        let pause = UIImage(systemName: "pause")!
        var isTold = false
        view.setSymbolImage(pause, contentTransition: .replace.downUp) {
            isTold = $0.isFinished && $0.contentTransition is ReplaceSymbolEffect
        }
        #expect(view.image === pause)
        time.pass(1)
        #expect(isTold)
    }

    @Test func imagesGrowWithAccessibilitySizes() {
        let device = TestDevice(state: DeviceState(contentSize: .accessibilityExtraLarge))
        let controller = UIViewController()
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }
        let view = UIImageView(image: image)
        controller.view.addSubview(view)
        device.show(controller)
        #expect(view.intrinsicContentSize == CGSize(width: 20, height: 10))
        view.adjustsImageSizeForAccessibilityContentSizeCategory = true
        let size = view.intrinsicContentSize
        #expect(size.width > 30)
        #expect(size.width == size.height * 2)
    }
}
