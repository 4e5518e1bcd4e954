import UIKit

/// A game, alone or against somebody.
final class GameCoordinator: Coordinator {
    private(set) weak var parent: Coordinator?
    var children: [Coordinator] = []
    let presenter: UINavigationController

    private let deal: Deal
    private let opponent: Opponent?
    private let world: World

    init(_ deal: Deal, opponent: Opponent? = nil, parent: Coordinator, presenter: UINavigationController, world: World) {
        self.deal = deal
        self.opponent = opponent
        self.parent = parent
        self.presenter = presenter
        self.world = world
    }

    func start() {
        let viewModel = GameViewModel(deal, opponent: opponent, world: world, navigation: self)
        presenter.pushViewController(GameViewController(viewModel: viewModel), animated: true)
    }
}

extension GameCoordinator: GameNavigation {
    /// From a game of two there is no way back to the invitation.
    func goBack() {
        guard opponent == nil else { return quit() }
        presenter.popViewController(animated: true)
        parent?.childDidFinish(self)
    }

    func quit() {
        parent?.childDidQuit(self)
    }
}
