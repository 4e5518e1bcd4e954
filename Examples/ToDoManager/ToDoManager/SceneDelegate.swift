import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let arguments = LaunchArguments(defaults: .standard)
        let list = TodoList(storage: UserDefaultsTodoStorage())
        if arguments.addsSamples { list.addIfEmpty(TodoSamples.items) }
        let controller = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(identifier: "TaskList") { coder in
            TaskListViewController(coder: coder, list: list, cellStyle: arguments.cellStyle)
        }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = UINavigationController(rootViewController: controller)
        window.makeKeyAndVisible()
        self.window = window
    }
}
