import UIKit

/// The system's alert that asks for a rating of the app.
///
/// In the Simulator it comes with every request, and what is submitted goes nowhere.
@MainActor final class ReviewController: UIViewController {
    private let finish: () -> Void
    private let card = UIView()
    private let stars: [UIButton]
    private let submit = UIButton(type: .system)
    private let cancel = UIButton(type: .system)
    private var isFinished = false
    /// The stars that are chosen; 0 = none yet.
    private(set) var rating = 0
    static let width: CGFloat = 270

    /// - Parameter finish: Called when the alert is gone.
    init(finish: @escaping () -> Void) {
        self.finish = finish
        stars = (1...5).map { _ in UIButton(type: .system) }
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .overFullScreen
        modalTransitionStyle = .crossDissolve
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor.black.withAlphaComponent(0.3)
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = 20
        card.layer.cornerCurve = .continuous
        card.clipsToBounds = true
        card.accessibilityViewIsModal = true
        card.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(card)
        let stack = UIStackView(arrangedSubviews: [texts, line, starRow, line, buttons])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        card.addSubview(stack)
        NSLayoutConstraint.activate([
            card.centerXAnchor.constraint(equalTo: view.centerXAnchor), card.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            card.widthAnchor.constraint(equalToConstant: Self.width), stack.topAnchor.constraint(equalTo: card.topAnchor),
            stack.bottomAnchor.constraint(equalTo: card.bottomAnchor), stack.leadingAnchor.constraint(equalTo: card.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: card.trailingAnchor),
        ])
        showRating()
    }

    // MARK: Content

    private var texts: UIView {
        let keys = ["CFBundleDisplayName", "CFBundleName", "CFBundleExecutable"]
        let app = keys.lazy.compactMap { Bundle.main.object(forInfoDictionaryKey: $0) as? String }.first ?? ""
        let icon = StoreIconView(size: 60)
        let title = label(systemText("Enjoying \(app)?"), .preferredFont(forTextStyle: .headline))
        let text = label(systemText("Tap a star to rate it on the App Store."), .preferredFont(forTextStyle: .footnote))
        let stack = UIStackView(arrangedSubviews: [icon, title, text])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 6
        stack.setCustomSpacing(12, after: icon)
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 20, left: 16, bottom: 16, right: 16)
        return stack
    }

    private func label(_ text: String, _ font: UIFont) -> UILabel {
        let label = UILabel()
        (label.text, label.font, label.numberOfLines, label.textAlignment) = (text, font, 0, .center)
        return label
    }

    private var line: UIView {
        let line = UIView()
        line.backgroundColor = .separator
        line.heightAnchor.constraint(equalToConstant: 0.5).isActive = true
        return line
    }

    private var starRow: UIView {
        for (index, star) in stars.enumerated() {
            star.accessibilityLabel = index == 0 ? systemText("1 star") : systemText("\(String(index + 1)) stars")
            star.addAction(UIAction { [weak self] _ in self?.rate(index + 1) }, for: .touchUpInside)
        }
        let row = UIStackView(arrangedSubviews: stars)
        row.distribution = .fillEqually
        row.isLayoutMarginsRelativeArrangement = true
        row.layoutMargins = UIEdgeInsets(top: 0, left: 24, bottom: 0, right: 24)
        row.heightAnchor.constraint(equalToConstant: 48).isActive = true
        return row
    }

    private var buttons: UIView {
        for (button, title) in [(cancel, systemText("Not Now")), (submit, systemText("Submit"))] {
            button.setTitle(title, for: .normal)
            button.titleLabel?.font = .systemFont(ofSize: 17, weight: button === submit ? .semibold : .regular)
            button.addAction(UIAction { [weak self] _ in self?.end() }, for: .touchUpInside)
        }
        let row = UIStackView(arrangedSubviews: [cancel, submit])
        row.distribution = .fillEqually
        row.heightAnchor.constraint(equalToConstant: 46).isActive = true
        return row
    }

    // MARK: Rating

    func rate(_ rating: Int) {
        self.rating = rating
        showRating()
    }

    private func showRating() {
        for (index, star) in stars.enumerated() {
            let isChosen = index < rating
            star.setImage(UIImage(systemName: isChosen ? "star.fill" : "star"), for: .normal)
            star.accessibilityTraits = index + 1 == rating ? [.button, .selected] : .button
        }
        submit.isHidden = rating == 0
        cancel.setTitle(rating == 0 ? systemText("Not Now") : systemText("Cancel"), for: .normal)
    }

    private func end() {
        guard !isFinished else { return }
        isFinished = true
        dismiss(animated: true) { [finish] in finish() }
    }
}
