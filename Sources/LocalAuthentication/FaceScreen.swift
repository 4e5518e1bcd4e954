internal import DeviceProtocol
internal import UIKit

/// Face ID's square in the middle of the screen, and the alerts after it, in a window above everything else of the app, which is not active meanwhile.
@MainActor final class FaceScreen: AuthenticationScreen {
    private var window: UIWindow?
    private var square: FaceSquare?

    func showScan() { show { $0.showScan() } }
    func showMatch() { show { $0.showMatch() } }

    func ask(_ title: String, _ message: String?, _ choices: [AuthenticationChoice]) {
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        for choice in choices {
            alert.addAction(UIAlertAction(title: choice.title, style: choice.isCancel ? .cancel : .default) { _ in choice.handler() })
        }
        present(alert)
    }

    func askPasscode(_ title: String, _ message: String, cancel: String, _ answer: @escaping @MainActor (_ passcode: String?) -> Void) {
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        alert.addTextField {
            $0.isSecureTextEntry = true
            $0.keyboardType = .numberPad
        }
        alert.addAction(UIAlertAction(title: cancel, style: .cancel) { _ in answer(nil) })
        alert.addAction(
            UIAlertAction(title: systemText("OK"), style: .default) { [weak alert] _ in answer(alert?.textFields?.first?.text ?? "") })
        present(alert)
    }

    func dismiss() {
        guard window != nil else { return }
        window?.isHidden = true
        (window, square) = (nil, nil)
        UIApplication.shared.handle(.lifecycle(.becomeActive))
    }

    private func present(_ alert: UIAlertController) {
        withController { controller in
            self.square?.removeFromSuperview()
            self.square = nil
            controller.present(alert, animated: true)
        }
    }

    private func show(_ change: @escaping @MainActor (FaceSquare) -> Void) {
        withController { controller in
            let square = self.square ?? FaceSquare()
            if self.square == nil {
                self.square = square
                square.center = CGPoint(x: controller.view.bounds.midX, y: controller.view.bounds.midY)
                square.autoresizingMask = [
                    .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
                ]
                controller.view.addSubview(square)
            }
            change(square)
        }
    }

    /// The controller of the window, which stands over the app's scene.
    private func withController(_ body: @escaping @MainActor (UIViewController) -> Void) {
        if let controller = window?.rootViewController { return body(controller) }
        // Before the app has a scene there is nothing to stand over.
        guard let scene = UIApplication.shared.connectedScenes.lazy.compactMap({ $0 as? UIWindowScene }).first else {
            return DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { MainActor.assumeIsolated { self.withController(body) } }
        }
        let window = UIWindow(windowScene: scene)
        window.windowLevel = UIWindow.Level(UIWindow.Level.alert.rawValue + 1)
        // The sheet is the system's, and not tinted as the app is.
        window.tintColor = .systemBlue
        let controller = UIViewController()
        controller.view.backgroundColor = .clear
        window.rootViewController = controller
        window.isHidden = false
        self.window = window
        UIApplication.shared.handle(.lifecycle(.resignActive))
        body(controller)
    }
}

/// The square with the face.
@MainActor private final class FaceSquare: UIVisualEffectView {
    private static let side: CGFloat = 156
    private let face = FaceGlyph(frame: CGRect(x: 43, y: 28, width: 70, height: 70))
    private let label = UILabel(frame: CGRect(x: 8, y: 112, width: 140, height: 24))

    init() {
        super.init(effect: UIBlurEffect(style: .systemThickMaterial))
        bounds = CGRect(x: 0, y: 0, width: Self.side, height: Self.side)
        layer.cornerRadius = 20
        clipsToBounds = true
        label.text = "Face ID"
        label.textAlignment = .center
        label.font = .systemFont(ofSize: 17, weight: .semibold)
        contentView.addSubview(face)
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("The square is made in code.") }

    func showScan() {
        face.isMatch = false
        face.alpha = 0
        UIView.animate(withDuration: 0.25) { self.face.alpha = 1 }
    }

    func showMatch() { face.isMatch = true }
}

/// A face between four corners, or a check mark in a circle.
@MainActor private final class FaceGlyph: UIView {
    var isMatch = false { didSet { setNeedsDisplay() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        backgroundColor = .clear
    }

    required init?(coder: NSCoder) { fatalError("The glyph is made in code.") }

    override func draw(_ rect: CGRect) {
        let (unit, path) = (bounds.width / 70, UIBezierPath())
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x * unit, y: y * unit) }
        (path.lineWidth, path.lineCapStyle, path.lineJoinStyle) = (4 * unit, .round, .round)
        if isMatch {
            path.append(UIBezierPath(ovalIn: bounds.insetBy(dx: 3 * unit, dy: 3 * unit)))
            path.move(to: point(22, 36))
            path.addLine(to: point(31, 46))
            path.addLine(to: point(49, 25))
        } else {
            for (x, y) in [(0.0, 0.0), (1, 0), (0, 1), (1, 1)] as [(CGFloat, CGFloat)] {
                func corner(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
                    point(x == 0 ? along : 70 - along, y == 0 ? across : 70 - across)
                }
                path.move(to: corner(3, 19))
                path.addLine(to: corner(3, 12))
                path.addQuadCurve(to: corner(12, 3), controlPoint: corner(3, 3))
                path.addLine(to: corner(19, 3))
            }
            for x in [23.0, 47] as [CGFloat] {
                path.move(to: point(x, 25))
                path.addLine(to: point(x, 31))
            }
            path.move(to: point(36, 25))
            path.addLine(to: point(36, 39))
            path.addLine(to: point(32, 39))
            path.move(to: point(24, 48))
            path.addQuadCurve(to: point(46, 48), controlPoint: point(35, 57))
        }
        tintColor.setStroke()
        path.stroke()
    }
}
