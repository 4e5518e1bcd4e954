@_spi(Quince) import QuinceFoundation
import Testing

@testable import UIKit

/// Editing menus that apps show for views of their own.
@MainActor @Suite(.serialized) struct OwnEditMenuTests {
    @MainActor private final class Card: UIView, UIEditMenuInteractionDelegate {
        var log: [String] = []
        var menu: UIMenu?
        override var canBecomeFirstResponder: Bool { true }
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            action == Selector("copy:") || action == Selector("turn:")
        }
        override func copy(_ sender: Any?) { log.append("copy") }

        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]
        ) -> UIMenu? { menu ?? UIMenu(children: suggestedActions) }
        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
            animator: any UIEditMenuInteractionAnimating
        ) { log.append("present \(configuration.identifier)") }
        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
            animator: any UIEditMenuInteractionAnimating
        ) {
            log.append("dismiss")
            animator.addCompletion { [unowned self] in log.append("dismissed") }
        }
    }

    @MainActor private final class Screen {
        let device = TestDevice()
        let card = Card(frame: CGRect(x: 100, y: 300, width: 200, height: 100))

        init() {
            ObjectRuntime.register(Card.self) { entry in
                entry.method("turn:") { card, _ in
                    (card as? Card)?.log.append("turn"); return nil
                }
            }
            let controller = UIViewController()
            controller.view.addSubview(card)
            device.show(controller)
            card.becomeFirstResponder()
        }

        func all<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
            view.subviews.flatMap { ([$0 as? View].compactMap { $0 }) + all(type, in: $0) }
        }

        var menu: EditMenuView? { KeyboardController.shared.effectsWindow(for: card).flatMap { all(EditMenuView.self, in: $0).first } }
        var titles: [String] { menu.map { all(UIButton.self, in: $0).compactMap { $0.title(for: .normal) } } ?? [] }

        func choose(_ title: String) throws {
            let button = try #require(menu.flatMap { all(UIButton.self, in: $0).first { $0.title(for: .normal) == title } })
            let place = button.convert(button.bounds, to: nil)
            device.tap(Double(place.midX), Double(place.midY))
            device.settle()
        }
    }

    @Test func theMenuControllerShowsWhatIsPerformed() throws {
        let screen = Screen(), controller = UIMenuController.shared
        defer { controller.menuItems = nil; screen.device.settle() }
        controller.menuItems = [
            UIMenuItem(title: "Turn", action: Selector("turn:")), UIMenuItem(title: "Fold", action: Selector("fold:")),
        ]
        controller.showMenu(from: screen.card, rect: screen.card.bounds)
        screen.device.settle()
        #expect(controller.isMenuVisible)
        #expect(screen.titles == ["Copy", "Turn"])
        // Above the card, in its middle.
        #expect(controller.menuFrame.maxY == 288)
        #expect(abs(controller.menuFrame.midX - 200) < 1)
        try screen.choose("Turn")
        #expect(screen.card.log == ["turn"])
        #expect(!controller.isMenuVisible)
        #expect(controller.menuFrame == .zero)
        controller.arrowDirection = .up
        defer { controller.arrowDirection = .default }
        controller.showMenu(from: screen.card, rect: screen.card.bounds)
        #expect(controller.menuFrame.minY == 412)
        try screen.choose("Copy")
        #expect(screen.card.log == ["turn", "copy"])
    }

    @Test func aTouchBesideTakesTheMenuAway() {
        let screen = Screen(), controller = UIMenuController.shared
        defer { screen.device.settle() }
        controller.showMenu(from: screen.card, rect: screen.card.bounds)
        #expect(controller.isMenuVisible)
        screen.device.tap(20, 700)
        #expect(!controller.isMenuVisible)
        screen.card.resignFirstResponder()
        controller.showMenu(from: screen.card, rect: screen.card.bounds)
        #expect(!controller.isMenuVisible)
    }

    @Test func interactionsShowTheirDelegatesMenu() throws {
        let screen = Screen(), card = screen.card, interaction = UIEditMenuInteraction(delegate: card)
        defer { screen.device.settle() }
        card.addInteraction(interaction)
        #expect(interaction.view === card)
        let configuration = UIEditMenuConfiguration(identifier: "card", sourcePoint: CGPoint(x: 50, y: 50))
        interaction.presentEditMenu(with: configuration)
        #expect(screen.titles == ["Copy"])
        #expect(interaction.location(in: nil) == CGPoint(x: 150, y: 350))
        card.menu = UIMenu(children: [
            UIAction(title: "One") { _ in card.log.append("one") },
            UIMenu(title: "More", children: [UIAction(title: "Two") { _ in card.log.append("two") }]),
        ])
        interaction.reloadVisibleMenu()
        #expect(screen.titles == ["One", "More"])
        try screen.choose("More")
        #expect(screen.titles == ["Two"])
        try screen.choose("Two")
        #expect(card.log == ["present card", "dismiss", "dismissed", "two"])
        #expect(screen.menu == nil)
        interaction.presentEditMenu(with: configuration)
        card.removeInteraction(interaction)
        #expect(screen.menu == nil)
        #expect(interaction.view == nil)
    }
}
