import UIKit

/// A square that falls onto a barrier, slides off it and rests at the bottom; a tap draws it to the finger.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = FallController()
        window?.makeKeyAndVisible()
        return true
    }
}

final class FallController: UIViewController {
    private lazy var animator = UIDynamicAnimator(referenceView: view)
    private let square = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    private let label = UILabel(frame: CGRect(x: 20, y: 60, width: 350, height: 30))
    private var snap: UISnapBehavior?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        square.backgroundColor = .systemGray
        square.isAccessibilityElement = true
        square.accessibilityLabel = "Square"
        let barrier = UIView(frame: CGRect(x: 0, y: 300, width: 130, height: 20))
        barrier.backgroundColor = .systemRed
        for view in [label, barrier, square] { self.view.addSubview(view) }
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped(_:))))
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let collision = UICollisionBehavior(items: [square])
        collision.addBoundary(withIdentifier: "barrier" as NSCopying, for: UIBezierPath(rect: CGRect(x: 0, y: 300, width: 130, height: 20)))
        collision.translatesReferenceBoundsIntoBoundary = true
        collision.collisionDelegate = self
        animator.delegate = self
        animator.addBehavior(UIGravityBehavior(items: [square]))
        animator.addBehavior(collision)
    }

    @objc private func tapped(_ recognizer: UITapGestureRecognizer) {
        if let snap { animator.removeBehavior(snap) }
        let snap = UISnapBehavior(item: square, snapTo: recognizer.location(in: view))
        self.snap = snap
        animator.addBehavior(snap)
    }
}

extension FallController: UICollisionBehaviorDelegate, UIDynamicAnimatorDelegate {
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: UIDynamicItem, withBoundaryIdentifier identifier: NSCopying?, at p: CGPoint
    ) {
        if identifier != nil, label.text == nil { label.text = "bumped" }
    }

    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
        label.text = (label.text ?? "") + ", rests at \(Int(square.center.x.rounded())) \(Int(square.center.y.rounded()))"
    }
}
