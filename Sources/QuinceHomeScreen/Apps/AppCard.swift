import DeviceProtocol
import UIKit

/// An app on the home screen's display: what its process draws, in a frame that opens out of its icon and lies among others in the app switcher.
final class AppCard: UIView {
    let app: HomeApp
    /// Holds the whole screen of the app, scaled to the card's width.
    private let content = UIView()
    private let launchScreen = UIView()
    private let turned = UIView()
    private let host = HostLayer()
    private let picture = UIImageView()
    private let screen: CGSize
    private var hasDrawn = false

    init(app: HomeApp, icon: UIImage, screen: CGSize) {
        (self.app, self.screen) = (app, screen)
        super.init(frame: CGRect(origin: .zero, size: screen))
        clipsToBounds = true
        layer.cornerCurve = .continuous
        launchScreen.backgroundColor = .systemBackground
        for each in [content, launchScreen, turned, picture] as [UIView] { each.isUserInteractionEnabled = false }
        content.bounds = CGRect(origin: .zero, size: screen)
        content.layer.anchorPoint = .zero
        launchScreen.frame = content.bounds
        launchScreen.clipsToBounds = true
        let native = UIScreen.main.nativeBounds.size, scale = UIScreen.main.scale
        turned.bounds = CGRect(x: 0, y: 0, width: native.width / scale, height: native.height / scale)
        turned.center = CGPoint(x: screen.width / 2, y: screen.height / 2)
        // Apps draw on the display as it is held upright; the home screen may stand otherwise.
        turned.transform = Self.toNative
        host.frame = turned.bounds
        turned.layer.addSublayer(host)
        picture.image = icon
        picture.alpha = 0
        addSubview(content)
        content.addSubview(launchScreen)
        content.addSubview(turned)
        addSubview(picture)
        isAccessibilityElement = true
        accessibilityLabel = app.name
        accessibilityIdentifier = "card." + app.identifier
        place()
    }

    required init?(coder: NSCoder) { nil }

    /// From the interface as it stands to the display held upright.
    private static var toNative: CGAffineTransform {
        switch UIScreen.main.interfaceOrientation {
        case .portraitUpsideDown: CGAffineTransform(rotationAngle: .pi)
        case .landscapeRight: CGAffineTransform(rotationAngle: -.pi / 2)
        case .landscapeLeft: CGAffineTransform(rotationAngle: .pi / 2)
        default: .identity
        }
    }

    /// Shows what a process draws; what stood for it until then goes.
    func show(_ running: RunningApp) {
        host.contextNumber = running.context
        guard running.hasDrawn else { return showLaunchScreen() }
        hasDrawn = true
        for view in launchScreen.subviews { view.removeFromSuperview() }
    }

    var isShowingLaunchScreen: Bool { !launchScreen.subviews.isEmpty }

    /// Shows the app's launch screen until it has drawn something.
    func showLaunchScreen() {
        guard !hasDrawn, launchScreen.subviews.isEmpty, let view = LaunchScreen.view(of: app, size: screen) else { return }
        view.frame = launchScreen.bounds
        launchScreen.addSubview(view)
    }

    /// Ends what moves it.
    func stop() {
        for each in [layer, content.layer, picture.layer] { each.removeAllAnimations() }
    }

    /// The opacity of the icon drawn over the app, 0…1.
    var iconShare: CGFloat {
        get { picture.alpha }
        set { picture.alpha = newValue }
    }

    /// Lies at a place of the screen; within an animation block it goes there.
    func lie(in frame: CGRect, radius: CGFloat) {
        bounds = CGRect(origin: .zero, size: frame.size)
        center = CGPoint(x: frame.midX, y: frame.midY)
        layer.cornerRadius = radius
        // A group of its own where it is one of several things: what an app blurs lies within it.
        content.alpha = radius > 0 ? 0.999 : 1
        place()
    }

    private func place() {
        let scale = max(bounds.width / screen.width, 0.001)
        content.center = .zero
        content.transform = CGAffineTransform(scaleX: scale, y: scale)
        picture.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.width)
    }
}
