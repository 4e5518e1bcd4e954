import UIKit

/// A game.
final class GameCoordinator: Coordinator {
    private(set) weak var parent: Coordinator?
    var children: [Coordinator] = []
    let presenter: UINavigationController

    private let theme: Theme
    private let numberOfPairs: PairCount
    private let world: World

    init(theme: Theme, numberOfPairs: PairCount, parent: Coordinator, presenter: UINavigationController, world: World) {
        self.theme = theme
        self.numberOfPairs = numberOfPairs
        self.parent = parent
        self.presenter = presenter
        self.world = world
    }

    func start() {
        let viewModel = GameViewModel(theme: theme, numberOfPairs: numberOfPairs, world: world, navigation: self)
        presenter.pushViewController(GameViewController(viewModel: viewModel), animated: true)
    }
}

extension GameCoordinator: GameNavigation {
    func goBack() {
        presenter.popViewController(animated: true)
        parent?.childDidFinish(self)
    }

    func quit() {
        parent?.childDidQuit(self)
    }
}
