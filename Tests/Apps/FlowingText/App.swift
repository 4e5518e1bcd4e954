import UIKit

/// A text that runs around a picture, which a finger moves.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = TextController()
        window?.makeKeyAndVisible()
        return true
    }
}

final class TextController: UIViewController {
    private let textView = UITextView()
    private let picture = UIView(frame: CGRect(x: 120, y: 120, width: 140, height: 140))
    private let status = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        textView.font = .systemFont(ofSize: 17)
        textView.isEditable = false
        textView.text = (1...40).map { "Sentence \($0) tells of rivers, hills and towns." }.joined(separator: " ")
        picture.layer.cornerRadius = 70
        picture.backgroundColor = .systemTeal
        picture.isAccessibilityElement = true
        picture.accessibilityLabel = "Picture"
        picture.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(move)))
        textView.addSubview(picture)
        for part in [textView, status] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            status.topAnchor.constraint(equalTo: guide.topAnchor), status.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
            textView.topAnchor.constraint(equalTo: status.bottomAnchor), textView.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            textView.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            textView.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        flow()
    }

    @objc private func move(_ pan: UIPanGestureRecognizer) {
        let way = pan.translation(in: textView)
        picture.center = CGPoint(x: picture.center.x + way.x, y: picture.center.y + way.y)
        pan.setTranslation(.zero, in: textView)
        flow()
    }

    /// Lets the text run around the picture, and says on which sides of it there is some.
    private func flow() {
        let inset = textView.textContainerInset
        let shape = picture.frame.offsetBy(dx: -inset.left, dy: -inset.top)
        textView.textContainer.exclusionPaths = [UIBezierPath(ovalIn: shape)]
        var (left, right) = (0, 0)
        let all = NSRange(location: 0, length: textView.textStorage.length)
        textView.layoutManager.enumerateLineFragments(forGlyphRange: all) { rect, _, _, _, _ in
            guard rect.minY < shape.maxY, rect.maxY > shape.minY else { return }
            if rect.maxX <= shape.midX { left += 1 }
            if rect.minX >= shape.midX { right += 1 }
        }
        status.text = "\(left > 0 ? "left" : "") \(right > 0 ? "right" : "")"
    }
}
