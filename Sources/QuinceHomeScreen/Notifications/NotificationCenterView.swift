import DeviceProtocol
import DeviceRuntime
import UIKit

/// The notification centre as iOS 17 draws it: the wallpaper with date and time, and what has been delivered, in a list.
final class NotificationCenterView: UIView {
    var choose: (HomeNotification, String) -> Void = { _, _ in }
    var clear: () -> Void = {}
    private unowned let shell: HomeShell
    private let wallpaper = WallpaperView(frame: .zero)
    private let scroll = UIScrollView()
    private let date = UILabel(), time = UILabel(), heading = UILabel(), none = UILabel()
    private let clearButton = UIButton(type: .system)
    private var cells: [NotificationCell] = []
    private let indicator = UIView()

    init(frame: CGRect, shell: HomeShell) {
        self.shell = shell
        super.init(frame: frame)
        accessibilityIdentifier = "notification-center"
        accessibilityViewIsModal = true
        let now = Date()
        set(date, Self.text(now, "EEEEdMMMM"), .systemFont(ofSize: 21, weight: .semibold))
        set(time, DeviceSettings.current.state.statusBarTime ?? Self.text(now, "Jmm"), .systemFont(ofSize: 96, weight: .semibold))
        time.adjustsFontSizeToFitWidth = true
        (date.textAlignment, time.textAlignment, none.textAlignment) = (.center, .center, .center)
        set(heading, systemText("Notification Center"), .systemFont(ofSize: 22, weight: .bold))
        set(none, systemText("No Older Notifications"), .systemFont(ofSize: 17, weight: .medium))
        none.textColor = UIColor(white: 1, alpha: 0.75)
        var configuration = UIButton.Configuration.filled()
        configuration.image = UIImage(systemName: "xmark")
        configuration.cornerStyle = .capsule
        configuration.baseForegroundColor = .white
        configuration.baseBackgroundColor = UIColor(white: 1, alpha: 0.25)
        configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 12, weight: .bold)
        clearButton.configuration = configuration
        clearButton.accessibilityIdentifier = "notifications.clear"
        clearButton.accessibilityLabel = systemText("Clear")
        clearButton.addAction(UIAction { [unowned self] _ in clear() }, for: .touchUpInside)
        indicator.backgroundColor = .white
        indicator.layer.cornerRadius = 2.5
        scroll.alwaysBounceVertical = true
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.showsVerticalScrollIndicator = false
        for each in [wallpaper, scroll, indicator] as [UIView] { addSubview(each) }
        for each in [date, time, heading, none, clearButton] as [UIView] { scroll.addSubview(each) }
        layer.cornerRadius = shell.displayRadius
        layer.cornerCurve = .continuous
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { nil }

    private func set(_ label: UILabel, _ text: String, _ font: UIFont) {
        (label.text, label.font, label.textColor) = (text, font, .white)
    }

    private static func text(_ date: Date, _ template: String) -> String {
        let format = DateFormatter()
        format.locale = .current
        format.setLocalizedDateFormatFromTemplate(template)
        return format.string(from: date)
    }

    /// Shows these, the first one at the top.
    func show(_ notifications: [HomeNotification]) {
        let known = Dictionary(cells.map { ($0.notification.id, $0) }) { $1 }
        let new = notifications.compactMap { notification -> NotificationCell? in
            if let cell = known[notification.id], cell.notification == notification { return cell }
            guard let app = shell.home.apps[notification.banner.app] else { return nil }
            return NotificationCell(notification, app: app, icon: shell.home.icons.picture(of: app, size: 38)) { [unowned self] action in
                choose(notification, action)
            }
        }
        for cell in cells where !new.contains(where: { $0 === cell }) { cell.removeFromSuperview() }
        for cell in new where cell.superview == nil { scroll.addSubview(cell) }
        cells = new
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        wallpaper.frame = bounds
        scroll.frame = bounds
        let device = DeviceSettings.current.description, isWide = device.idiom == .pad || bounds.width > bounds.height
        indicator.frame = CGRect(x: bounds.width / 2 - 70, y: bounds.height - 13, width: 140, height: 5)
        indicator.isHidden = device.hasHomeButton
        let width = min(bounds.width - 16, isWide ? 480 : 414), left = (bounds.width - width) / 2
        var y = max(CGFloat(device.safeAreaTop), 20) + (bounds.height > 700 ? 24 : 4)
        date.frame = CGRect(x: 16, y: y, width: bounds.width - 32, height: 26)
        time.frame = CGRect(x: 16, y: y + 22, width: bounds.width - 32, height: 108)
        y = time.frame.maxY + (bounds.height > 700 ? 60 : 16)
        none.isHidden = !cells.isEmpty
        none.frame = CGRect(x: 16, y: y, width: bounds.width - 32, height: 24)
        for each in [heading, clearButton] as [UIView] { each.isHidden = cells.isEmpty }
        let isMirrored = HomeDirection.isRightToLeft
        heading.textAlignment = isMirrored ? .right : .left
        heading.frame = CGRect(x: left + 16, y: y, width: width - 32, height: 28)
        clearButton.frame = CGRect(x: isMirrored ? left + 8 : left + width - 38, y: y - 1, width: 30, height: 30)
        y += 40
        for cell in cells {
            cell.lay(width: width)
            cell.center = CGPoint(x: bounds.midX, y: y + cell.bounds.height / 2)
            y += cell.bounds.height + 8
        }
        scroll.contentSize = CGSize(width: bounds.width, height: y + 60)
    }
}

/// A notification in the list: a tap opens its app, a swipe to the side takes it away.
private final class NotificationCell: UIView, UIGestureRecognizerDelegate {
    let notification: HomeNotification
    private let banner: BannerView
    private let choose: (String) -> Void
    private let pan = UIPanGestureRecognizer()

    init(_ notification: HomeNotification, app: HomeApp, icon: UIImage, _ choose: @escaping (String) -> Void) {
        (self.notification, self.choose) = (notification, choose)
        let date = Date(timeIntervalSince1970: notification.date)
        banner = BannerView(notification.banner, appName: app.name, icon: icon, time: Self.age(of: date, at: Date()))
        super.init(frame: .zero)
        banner.isUserInteractionEnabled = false
        banner.accessibilityIdentifier = "notification." + notification.banner.identifier
        addSubview(banner)
        let tap = UITapGestureRecognizer()
        tap.handlers.append { _ in choose(NotificationEvent.defaultAction) }
        addGestureRecognizer(tap)
        pan.handlers.append { [unowned self] _ in handlePan() }
        pan.delegate = self
        addGestureRecognizer(pan)
    }

    required init?(coder: NSCoder) { nil }

    func lay(width: CGFloat) {
        banner.lay(width: width)
        bounds = banner.bounds
        banner.frame = bounds
    }

    /// Returns a localized description of a date's age: “now” within the last minute.
    private static func age(of date: Date, at now: Date) -> String {
        guard now.timeIntervalSince(date) >= 60 else { return systemText("now") }
        let format = RelativeDateTimeFormatter()
        format.unitsStyle = .abbreviated
        return format.localizedString(for: date, relativeTo: now)
    }

    private func handlePan() {
        let way = pan.translation(in: self).x
        switch pan.state {
        case .changed: banner.transform = CGAffineTransform(translationX: way, y: 0)
        case .ended, .cancelled:
            guard pan.state == .ended, abs(way) > bounds.width * 0.35 else {
                return UIView.animate(withDuration: 0.3) { self.banner.transform = .identity }
            }
            UIView.animate(
                withDuration: 0.2,
                animations: {
                    self.banner.transform = CGAffineTransform(
                        translationX: way < 0 ? -self.bounds.width * 1.2 : self.bounds.width * 1.2, y: 0)
                },
                completion: { [weak self] _ in self?.choose(NotificationEvent.dismissAction) })
        default: break
        }
    }

    /// Up and down the list scrolls.
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === pan else { return true }
        let way = pan.translation(in: self)
        return abs(way.x) > abs(way.y)
    }
}
