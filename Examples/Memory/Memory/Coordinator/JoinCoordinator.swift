import UIKit

/// Waiting for an invitation. The connection to phones near by lives from here on until home.
final class JoinCoordinator: Coordinator {
    private(set) weak var parent: Coordinator?
    var children: [Coordinator] = []
    let presenter: UINavigationController

    private let world: World
    private let connection: Connection

    init(parent: Coordinator, presenter: UINavigationController, world: World) {
        self.parent = parent
        self.presenter = presenter
        self.world = world
        connection = world.makeConnection()
    }

    func start() {
        let viewModel = JoinViewModel(connection: connection, world: world, navigation: self)
        presenter.pushViewController(JoinViewController(viewModel: viewModel), animated: true)
    }
}

extension JoinCoordinator: JoinNavigation {
    func showHost() {
        startChild(HostCoordinator(connection: connection, parent: self, presenter: presenter, world: world))
    }

    func startGame(_ deal: Deal, against name: String) {
        startChild(GameCoordinator(
            deal, opponent: Opponent(name: name, player: .host, connection: connection), parent: self, presenter: presenter, world: world
        ))
    }

    func goBack() {
        presenter.popViewController(animated: true)
        parent?.childDidFinish(self)
    }
}
