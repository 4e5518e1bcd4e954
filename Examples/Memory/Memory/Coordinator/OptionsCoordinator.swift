import UIKit

/// The options of a game for one player.
final class OptionsCoordinator: Coordinator {
    private(set) weak var parent: Coordinator?
    var children: [Coordinator] = []
    let presenter: UINavigationController

    private let world: World

    init(parent: Coordinator, presenter: UINavigationController, world: World) {
        self.parent = parent
        self.presenter = presenter
        self.world = world
    }

    func start() {
        let controller = OptionsViewController(viewModel: OptionsViewModel(navigation: self))
        presenter.pushViewController(controller, animated: true)
    }
}

extension OptionsCoordinator: OptionsNavigation {
    func startGame(_ theme: Theme, numberOfPairs: PairCount) {
        let deal = world.cards.deal(theme, numberOfPairs: numberOfPairs)
        startChild(GameCoordinator(deal, parent: self, presenter: presenter, world: world))
    }

    func goBack() {
        presenter.popViewController(animated: true)
        parent?.childDidFinish(self)
    }
}
