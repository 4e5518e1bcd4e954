import UIKit

/// Inviting somebody, and dealing the cards once they come.
final class HostCoordinator: Coordinator {
    private(set) weak var parent: Coordinator?
    var children: [Coordinator] = []
    let presenter: UINavigationController

    private let world: World
    private let connection: Connection

    init(connection: Connection, parent: Coordinator, presenter: UINavigationController, world: World) {
        self.connection = connection
        self.parent = parent
        self.presenter = presenter
        self.world = world
    }

    func start() {
        let viewModel = HostViewModel(connection: connection, world: world, navigation: self)
        presenter.pushViewController(HostViewController(viewModel: viewModel), animated: true)
    }
}

extension HostCoordinator: HostNavigation {
    func startGame(_ theme: Theme, numberOfPairs: PairCount, against name: String) {
        let deal = world.cards.deal(theme, numberOfPairs: numberOfPairs)
        connection.send(GameMessage.deal(deal).data)
        startChild(GameCoordinator(
            deal, opponent: Opponent(name: name, player: .guest, connection: connection), parent: self, presenter: presenter, world: world
        ))
    }

    func goBack() {
        presenter.popViewController(animated: true)
        parent?.childDidFinish(self)
    }
}
