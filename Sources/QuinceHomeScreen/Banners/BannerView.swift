import DeviceProtocol
import UIKit

/// A notification as iOS 17 shows it: the app's icon, the texts and “now” on blurred ground. A long press shows its actions below it.
final class BannerView: UIView {
    var open: (() -> Void)?
    var dismiss: (() -> Void)?
    var choose: ((NotificationAction, String?) -> Void)?
    var expanded: (() -> Void)?
    /// A finger has left it where it is.
    var released: (() -> Void)?
    /// Whether a finger is on it, or its actions are shown.
    private(set) var isTouched = false

    private let banner: HomeBanner
    private let ground = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
    private let icon = UIImageView()
    /// What is attached, at the end of the line.
    private let attachment = UIImageView()
    private let title = UILabel(), subtitle = UILabel(), text = UILabel(), time = UILabel()
    private var buttons: [UIButton] = []
    /// The bottom of the texts, in points from the top of the banner.
    private var textHeight: CGFloat = 0

    private static let corner: CGFloat = 24
    private static let rowHeight: CGFloat = 52

    /// - Parameter when: The text that describes the notification's age; nil for “now”.
    init(_ banner: HomeBanner, appName: String, icon picture: UIImage, time when: String? = nil) {
        self.banner = banner
        super.init(frame: .zero)
        ground.layer.cornerRadius = Self.corner
        ground.layer.cornerCurve = .continuous
        ground.clipsToBounds = true
        addSubview(ground)
        (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (0.18, 16, CGSize(width: 0, height: 6))
        icon.image = picture
        icon.clipsToBounds = true
        icon.layer.cornerRadius = HomeMetrics.cornerRadius(of: 38)
        icon.layer.cornerCurve = .continuous
        set(title, banner.title, .systemFont(ofSize: 15, weight: .semibold), .label, lines: 1)
        set(subtitle, banner.subtitle, .systemFont(ofSize: 15, weight: .semibold), .label, lines: 1)
        set(text, banner.body, .systemFont(ofSize: 15), .label, lines: 4)
        set(time, when ?? systemText("now"), .systemFont(ofSize: 13), .secondaryLabel, lines: 1)
        attachment.image = banner.picture.flatMap { UIImage(data: $0) }
        attachment.contentMode = .scaleAspectFill
        attachment.clipsToBounds = true
        attachment.layer.cornerRadius = 6
        for each in parts { ground.contentView.addSubview(each) }
        isAccessibilityElement = true
        accessibilityIdentifier = "banner"
        accessibilityLabel = ([appName, banner.title, banner.subtitle, banner.body].filter { !$0.isEmpty }).joined(separator: ", ")
        accessibilityTraits = .button
        installGestures()
    }

    required init?(coder: NSCoder) { nil }

    private var parts: [UIView] { [icon, title, subtitle, text, time, attachment] }

    private func set(_ label: UILabel, _ text: String, _ font: UIFont, _ color: UIColor, lines: Int) {
        (label.text, label.font, label.textColor, label.numberOfLines) = (text, font, color, lines)
    }

    // MARK: Layout

    /// Takes the height its texts need at a width.
    func lay(width: CGFloat) {
        let left: CGFloat = 14 + 38 + 10, right: CGFloat = 16, pictureSide: CGFloat = attachment.image == nil ? 0 : 38
        let timeWidth = time.sizeThatFits(CGSize(width: 100, height: 100)).width
        var y: CGFloat = 13
        for label in [title, subtitle, text] where label.text?.isEmpty == false {
            let beside = label === title ? timeWidth + 8 : pictureSide == 0 ? 0 : pictureSide + 8
            let room = width - left - right - beside
            let height = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height.rounded(.up)
            label.frame = CGRect(x: left, y: y, width: room, height: height)
            y += height + 1
        }
        // The time stands above the picture.
        textHeight = max(y + 12, 38 + 26, pictureSide == 0 ? 0 : 34 + pictureSide + 12)
        if y + 12 < textHeight { shiftTexts((textHeight - (y + 12)) / 2) }
        time.frame = CGRect(x: width - right - timeWidth, y: 14, width: timeWidth, height: time.font.lineHeight.rounded(.up))
        icon.frame = CGRect(x: 14, y: (textHeight - 38) / 2, width: 38, height: 38)
        attachment.frame = CGRect(x: width - right - pictureSide, y: 34, width: pictureSide, height: pictureSide)
        if HomeDirection.isRightToLeft {
            for each in parts { each.frame.origin.x = width - each.frame.maxX }
        }
        var height = textHeight
        for button in buttons {
            button.frame = CGRect(x: 0, y: height, width: width, height: Self.rowHeight)
            height += Self.rowHeight
        }
        bounds = CGRect(x: 0, y: 0, width: width, height: height)
        ground.frame = bounds
    }

    private func shiftTexts(_ distance: CGFloat) {
        for label in [title, subtitle, text] where label.text?.isEmpty == false { label.frame.origin.y += distance }
    }

    // MARK: Fingers

    private func installGestures() {
        let drag = BannerDrag { [weak self] in self?.handle($0) }
        // Touches on its actions are theirs.
        drag.accepts = { [weak self] in $0.y < self?.textHeight ?? 0 }
        addGestureRecognizer(drag)
    }

    private func handle(_ step: BannerDrag.Step) {
        switch step {
        case .began: isTouched = true
        case .moved(let distance): transform = CGAffineTransform(translationX: 0, y: distance < 0 ? distance : distance / 4)
        case .ended(let distance, let isTap):
            if buttons.isEmpty { isTouched = false }
            if isTap { return open?() ?? () }
            if distance < -12 { return dismiss?() ?? () }
            UIView.animate(withDuration: 0.3) { self.transform = .identity }
            if buttons.isEmpty { released?() }
        case .held: expand()
        }
    }

    /// Shows the actions, as a long press does.
    private func expand() {
        guard buttons.isEmpty, !banner.actions.isEmpty else { return }
        isTouched = true
        isAccessibilityElement = false
        for action in banner.actions {
            let button = UIButton(type: .system)
            button.setTitle(action.title, for: .normal)
            button.titleLabel?.font = .systemFont(ofSize: 17)
            button.setTitleColor(action.isDestructive ? .systemRed : .label, for: .normal)
            button.accessibilityIdentifier = "banner." + action.identifier
            button.addAction(UIAction { [weak self] _ in self?.chosen(action) }, for: .touchUpInside)
            let line = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 0.5))
            line.backgroundColor = .separator
            button.addSubview(line)
            ground.contentView.addSubview(button)
            buttons.append(button)
        }
        expanded?()
    }

    /// An action that takes text asks for it first.
    private func chosen(_ action: NotificationAction) {
        guard let send = action.textButton else { return choose?(action, nil) ?? () }
        let alert = UIAlertController(title: action.title, message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = action.textPlaceholder }
        alert.addAction(UIAlertAction(title: systemText("Cancel"), style: .cancel))
        alert.addAction(
            UIAlertAction(title: send, style: .default) { [weak self] _ in self?.choose?(action, alert.textFields?.first?.text ?? "") })
        window?.rootViewController?.present(alert, animated: true)
    }
}

/// A finger on a banner: drags it, taps it, or rests on it.
final class BannerDrag: UIGestureRecognizer {
    enum Step {
        case began, held
        case moved(CGFloat)
        /// The drag has ended: its vertical translation in points, and whether it moved so little that it is a tap.
        case ended(CGFloat, isTap: Bool)
    }

    /// Whether a finger that begins here is this one's, in the view's coordinates.
    var accepts: (CGPoint) -> Bool = { _ in true }
    private let step: (Step) -> Void
    private var isIgnoring = false
    private var start = CGPoint.zero
    private var distance: CGFloat = 0
    private var isHeld = false
    private var touchNumber = 0

    init(_ step: @escaping (Step) -> Void) {
        self.step = step
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
        delaysTouchesEnded = false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first else { return }
        isIgnoring = !accepts(touch.location(in: view))
        guard !isIgnoring else { return }
        start = touch.location(in: view?.superview)
        (distance, isHeld) = (0, false)
        touchNumber += 1
        let number = touchNumber
        step(.began)
        Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated {
                guard let self, self.touchNumber == number, abs(self.distance) < 10 else { return }
                self.isHeld = true
                self.step(.held)
            }
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first, !isHeld, !isIgnoring else { return }
        distance = touch.location(in: view?.superview).y - start.y
        step(.moved(distance))
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        touchNumber += 1
        if !isIgnoring { step(.ended(distance, isTap: !isHeld && abs(distance) < 10)) }
        state = .failed
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        touchNumber += 1
        if !isIgnoring { step(.ended(0, isTap: false)) }
        state = .failed
    }
}
