import UIKit

/// Owns the window and begins with the home screen.
final class AppCoordinator: Coordinator {
    weak var parent: Coordinator?
    var children: [Coordinator] = []
    let presenter = UINavigationController()

    private let window: UIWindow
    private let world: World

    init(window: UIWindow, world: World) {
        self.window = window
        self.world = world
    }

    func start() {
        presenter.isNavigationBarHidden = true
        startChild(HomeCoordinator(parent: self, presenter: presenter, world: world))
        window.rootViewController = presenter
        window.makeKeyAndVisible()
    }
}
