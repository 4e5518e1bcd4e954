import DeviceProtocol
import HomeScreenModel
import UIKit

/// A folder that is open: its icons on a panel, over the blurred home screen.
final class FolderView: UIView {
    private unowned let home: HomeViewController
    private let veil = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterialDark))
    private let panel = UIView()
    private let title = UITextField()
    private let folder: HomeFolder
    private var icons: [HomeIconView] = []
    private var start = CGRect.zero

    private static let columns = 3
    private static let margin: CGFloat = 30

    init(folder: HomeFolder, home: HomeViewController) {
        (self.folder, self.home) = (folder, home)
        super.init(frame: .zero)
        accessibilityViewIsModal = true
        addSubview(veil)
        addSubview(panel)
        addSubview(title)
        panel.backgroundColor = UIColor(white: 1, alpha: 0.22)
        panel.clipsToBounds = true
        panel.layer.cornerRadius = 38
        panel.layer.cornerCurve = .continuous
        title.text = folder.name
        title.font = .systemFont(ofSize: 32, weight: .semibold)
        title.textColor = .white
        title.textAlignment = .center
        title.returnKeyType = .done
        title.accessibilityIdentifier = "folder.name"
        title.addAction(UIAction { [unowned self] _ in rename() }, for: .editingDidEnd)
        title.addAction(UIAction { [unowned self] _ in title.resignFirstResponder() }, for: .editingDidEndOnExit)
        for app in folder.apps.compactMap({ home.apps[$0] }) {
            let icon = home.makeIcon(app)
            panel.addSubview(icon)
            icons.append(icon)
        }
        let tap = UITapGestureRecognizer()
        tap.handlers.append { [unowned self, unowned tap] _ in
            if !panel.frame.contains(tap.location(in: self)) { home.closeFolder(animated: true) }
        }
        veil.addGestureRecognizer(tap)
        dress()
    }

    required init?(coder: NSCoder) { nil }

    func icon(of app: String) -> HomeIconView? { icons.first { $0.app.identifier == app } }

    /// The icon at a point of the home screen.
    func icon(at point: CGPoint) -> HomeIconView? {
        icons.first { $0.point(inside: convert(point, to: $0), with: nil) }
    }

    /// In the home screen's coordinates.
    var panelFrame: CGRect { panel.frame }

    func dress() {
        for icon in icons { home.editor.dress(icon) }
        title.isUserInteractionEnabled = home.editor.isEditing
    }

    private func rename() {
        let name = (title.text ?? "").trimmingCharacters(in: .whitespaces)
        guard !name.isEmpty, name != folder.name else { return title.text = folder.name }
        home.change { $0.rename(folder: folder.id, name) }
        home.arrange()
    }

    /// Gives an icon away that is drawn out.
    func give(_ view: HomeItemView) { icons.removeAll { $0 === view } }

    /// Takes an icon back that was let go within.
    func putBack(_ view: HomeItemView) {
        let middle = panel.convert(view.center, from: view.superview)
        UIView.performWithoutAnimation {
            panel.addSubview(view)
            view.center = middle
        }
        UIView.animate(withDuration: 0.25) { self.arrange() }
    }

    private func arrange() {
        let size = home.metrics.iconSize, step = (panel.bounds.width - 2 * Self.margin - size) / CGFloat(Self.columns - 1)
        for (index, icon) in icons.enumerated() {
            let column =
                HomeDirection.isRightToLeft ? Self.columns - 1 - index % Self.columns : index % Self.columns
            icon.bounds.size = CGSize(width: size, height: size)
            icon.center = CGPoint(
                x: Self.margin + size / 2 + CGFloat(column) * step,
                y: Self.margin + size / 2 + CGFloat(index / Self.columns) * home.metrics.pitch.height)
        }
    }

    // MARK: Coming and going

    func show(over holder: UIView, from frame: CGRect) {
        start = frame
        self.frame = holder.bounds
        holder.addSubview(self)
        veil.frame = bounds
        let rows = max((icons.count + Self.columns - 1) / Self.columns, 1)
        let width = min(bounds.width - 56, 3 * home.metrics.pitch.width + 70)
        let height = 2 * Self.margin + home.metrics.iconSize + 20 + CGFloat(rows - 1) * home.metrics.pitch.height
        panel.bounds = CGRect(x: 0, y: 0, width: width, height: height)
        panel.center = CGPoint(x: bounds.midX, y: bounds.midY)
        title.frame = CGRect(x: 30, y: panel.frame.minY - 66, width: bounds.width - 60, height: 44)
        arrange()
        UIView.performWithoutAnimation { close() }
        UIView.animate(withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0) {
            self.veil.alpha = 1
            self.title.alpha = 1
            self.panel.alpha = 1
            self.panel.transform = .identity
            self.panel.center = CGPoint(x: self.bounds.midX, y: self.bounds.midY)
        }
    }

    private func close() {
        (veil.alpha, title.alpha, panel.alpha) = (0, 0, 0)
        let scale = start.width / max(panel.bounds.width, 1)
        panel.transform = CGAffineTransform(scaleX: scale, y: scale)
        panel.center = CGPoint(x: start.midX, y: start.midY)
    }

    func hide(animated: Bool) {
        title.resignFirstResponder()
        guard animated else { return removeFromSuperview() }
        isUserInteractionEnabled = false
        UIView.animate(withDuration: 0.3, animations: { self.close() }, completion: { _ in self.removeFromSuperview() })
    }
}
