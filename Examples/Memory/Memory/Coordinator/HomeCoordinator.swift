import UIKit

/// The home screen, where every way begins and ends.
final class HomeCoordinator: Coordinator {
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
        let controller = HomeViewController(viewModel: HomeViewModel(navigation: self))
        presenter.setViewControllers([controller], animated: false)
    }

    func childDidQuit(_ child: Coordinator) {
        childDidFinish(child)
        presenter.popToRootViewController(animated: true)
    }
}

extension HomeCoordinator: HomeNavigation {
    func showSinglePlayerOptions() {
        startChild(OptionsCoordinator(parent: self, presenter: presenter, world: world))
    }

    func showJoin() {
        startChild(JoinCoordinator(parent: self, presenter: presenter, world: world))
    }
}
