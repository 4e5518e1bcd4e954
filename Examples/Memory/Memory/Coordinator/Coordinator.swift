import UIKit

/// Leads through a part of the app: makes its screens and decides which comes next.
@MainActor
protocol Coordinator: AnyObject {
    /// The coordinator that started this one. It must be held weakly.
    var parent: Coordinator? { get }
    /// The coordinators of the parts this one has led to.
    var children: [Coordinator] { get set }
    /// Where its screens are shown.
    var presenter: UINavigationController { get }

    /// Shows its first screen.
    func start()

    /// Told by a child that has ended and shown the screen before its own.
    func childDidFinish(_ child: Coordinator)

    /// Told by a child whose user wants to leave for the home screen.
    func childDidQuit(_ child: Coordinator)
}

extension Coordinator {
    func startChild(_ child: Coordinator) {
        children.append(child)
        child.start()
    }

    func childDidFinish(_ child: Coordinator) {
        children.removeAll { $0 === child }
    }

    /// Passes it on: all coordinators below home end.
    func childDidQuit(_ child: Coordinator) {
        childDidFinish(child)
        parent?.childDidQuit(self)
    }
}
