import UIKit

/// Shows the store's questions over everything else of the app, one after the other.
final class SystemStoreDialogs: StoreDialogs {
    func confirm(_ question: PurchaseQuestion, in scene: UIWindowScene?) async -> Bool {
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async {
                MainActor.assumeIsolated {
                    StoreWindow.show(in: scene) { finish in
                        PurchaseSheetController(question) { isConfirmed in
                            finish()
                            continuation.resume(returning: isConfirmed)
                        }
                    }
                }
            }
        }
    }

    func tell(title: String, message: String) async {
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            DispatchQueue.main.async {
                MainActor.assumeIsolated {
                    StoreWindow.show(in: nil) { finish in
                        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
                        alert.addAction(
                            UIAlertAction(title: systemText("OK"), style: .default) { _ in
                                finish()
                                continuation.resume()
                            })
                        return alert
                    }
                }
            }
        }
    }

    func chooseRefundReason(of product: String, in scene: UIWindowScene?) async -> Int? {
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async {
                MainActor.assumeIsolated {
                    StoreWindow.show(in: scene) { finish in
                        Self.refundAlert(product) { reason in
                            finish()
                            continuation.resume(returning: reason)
                        }
                    }
                }
            }
        }
    }

    /// The reasons of Apple's sheet, with the App Store's values.
    @MainActor private static func refundAlert(_ product: String, _ answer: @escaping (Int?) -> Void) -> UIAlertController {
        let alert = UIAlertController(
            title: systemText("Request a Refund"), message: product + "\n\n" + systemText("[Environment: Xcode]"), preferredStyle: .alert)
        let reasons = [
            (systemText("I didn’t mean to buy this"), 0), (systemText("The purchase doesn’t work as expected"), 1),
            (systemText("Other"), 0),
        ]
        for (title, reason) in reasons { alert.addAction(UIAlertAction(title: title, style: .default) { _ in answer(reason) }) }
        alert.addAction(UIAlertAction(title: systemText("Cancel"), style: .cancel) { _ in answer(nil) })
        return alert
    }

    func manageSubscriptions(in scene: UIWindowScene?, group: String?) async {
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            DispatchQueue.main.async {
                MainActor.assumeIsolated {
                    StoreWindow.show(in: scene) { finish in
                        let list = SubscriptionListController(group: group) {
                            finish()
                            continuation.resume()
                        }
                        return UINavigationController(rootViewController: list)
                    }
                }
            }
        }
    }

    @MainActor func requestReview(in scene: UIWindowScene?) {
        guard !StoreWindow.isShowing(ReviewController.self) else { return }
        StoreWindow.show(in: scene) { ReviewController(finish: $0) }
    }
}

/// A window of the system's with one sheet or alert of the store, over everything else of the app, which is not active meanwhile.
@MainActor final class StoreWindow {
    private static var waiting: [(scene: UIWindowScene?, make: Make)] = []
    private static var current: StoreWindow?
    /// Whether a scene is waited for.
    private static var isPolling = false
    typealias Make = (_ finish: @escaping () -> Void) -> UIViewController

    private let window: UIWindow

    /// Shows a controller once earlier ones are gone.
    ///
    /// - Parameter make: Makes the controller, which calls the function it gets when it has been dismissed.
    static func show(in scene: UIWindowScene?, _ make: @escaping Make) {
        waiting.append((scene, make))
        showNext()
    }

    /// Whether a controller of a kind is on the screen.
    static func isShowing<Controller: UIViewController>(_ kind: Controller.Type) -> Bool { shown is Controller }

    /// The controller on the screen.
    static var shown: UIViewController? { current?.window.rootViewController?.presentedViewController }

    private static func showNext() {
        guard current == nil, !waiting.isEmpty else { return }
        let next = waiting.removeFirst()
        guard let scene = next.scene ?? UIApplication.shared.connectedScenes.lazy.compactMap({ $0 as? UIWindowScene }).first else {
            // Before the app has a scene there is nothing to stand over.
            waiting.insert(next, at: 0)
            guard !isPolling else { return }
            isPolling = true
            return DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
                MainActor.assumeIsolated {
                    isPolling = false
                    showNext()
                }
            }
        }
        let shown = StoreWindow(scene)
        current = shown
        shown.window.rootViewController?.present(next.make { shown.finish() }, animated: true)
    }

    private init(_ scene: UIWindowScene) {
        window = UIWindow(windowScene: scene)
        window.windowLevel = UIWindow.Level(UIWindow.Level.alert.rawValue + 1)
        // The sheet is the system's, and not tinted as the app is.
        window.tintColor = .systemBlue
        let controller = UIViewController()
        controller.view.backgroundColor = .clear
        window.rootViewController = controller
        window.isHidden = false
        UIApplication.shared.handle(.lifecycle(.resignActive))
    }

    private func finish() {
        window.isHidden = true
        window.rootViewController = nil
        StoreWindow.current = nil
        UIApplication.shared.handle(.lifecycle(.becomeActive))
        StoreWindow.showNext()
    }
}
