import DeviceProtocol
import Testing

@testable import UIKit

/// Properties that change what happens, and not only what they tell.
@MainActor @Suite(.serialized) struct ReadPropertiesTests {
    @Test func aTapWithAnotherButtonIsNoTapOfAFinger() {
        let device = TestDevice(), root = UIViewController()
        var taps = 0
        let tap = UITapGestureRecognizer()
        tap.handlers.append { _ in taps += 1 }
        root.view.addGestureRecognizer(tap)
        device.show(root)
        tap.buttonMaskRequired = .secondary
        device.tap(100, 300)
        #expect(taps == 0)
        tap.buttonMaskRequired = .primary
        device.tap(100, 300)
        #expect(taps == 1)
    }

    @Test func arrowsOfKeyCommandsAreMirrored() {
        let command = UIKeyCommand(input: UIKeyCommand.inputLeftArrow, modifierFlags: .command, action: Selector("back"))
        let device = TestDevice()
        #expect(command.effectiveInput == UIKeyCommand.inputLeftArrow)
        device.end()
        var state = DeviceState()
        (state.languages, state.locale) = (["ar"], "ar_EG")
        let arabic = TestDevice(state: state, information: ["CFBundleLocalizations": ["en", "ar"]])
        #expect(command.effectiveInput == UIKeyCommand.inputRightArrow)
        command.allowsAutomaticMirroring = false
        #expect(command.effectiveInput == UIKeyCommand.inputLeftArrow)
        arabic.end()
    }

    @Test func anInputViewMayBeAsHighAsItsConstraintsSay() throws {
        let device = TestDevice(), root = UIViewController()
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
        let input = UIInputView(frame: CGRect(x: 0, y: 0, width: 100, height: 90), inputViewStyle: .keyboard)
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        input.addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: input.topAnchor), content.bottomAnchor.constraint(equalTo: input.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: input.leadingAnchor), content.heightAnchor.constraint(equalToConstant: 150),
        ])
        input.allowsSelfSizing = true
        field.inputView = input
        root.view.addSubview(field)
        device.show(root)
        field.becomeFirstResponder()
        device.settle()
        #expect(input.frame.height == 150)
    }

    @Test func aLargeTitleMayDiffer() throws {
        let device = TestDevice(), root = UIViewController()
        root.navigationItem.title = "Short"
        root.navigationItem.largeTitle = "A longer title"
        let stack = UINavigationController(rootViewController: root)
        stack.navigationBar.prefersLargeTitles = true
        device.show(stack)
        func labels(_ view: UIView) -> [String] { ((view as? UILabel)?.text).map { [$0] } ?? view.subviews.flatMap { labels($0) } }
        #expect(labels(stack.navigationBar).contains("A longer title"))
    }

    @Test func symbolsMoveUntilTheEffectIsRemoved() {
        let view = UIImageView(image: UIImage(systemName: "star"))
        view.addSymbolEffect(.wiggle)
        view.addSymbolEffect(.rotate.counterClockwise)
        view.addSymbolEffect(.variableColor.iterative)
        view.addSymbolEffect(.breathe, options: .repeat(2))
        let keys = view.layer.animationKeys() ?? []
        #expect(keys.count == 4)
        view.removeAllSymbolEffects(animated: false)
        #expect(view.layer.animationKeys()?.isEmpty ?? true)
    }
}
