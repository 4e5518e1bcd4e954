import UIKit

/// The sheet from the bottom in which the user confirms a purchase.
///
/// It is as wide as the phone, with the product, the app, the price and a button; on wide displays it stands in the middle.
@MainActor final class PurchaseSheetController: UIViewController {
    private let question: PurchaseQuestion
    private let answer: (Bool) -> Void
    private let card = UIView()
    private let dimming = UIView()
    private var isFinished = false
    private static let maximumWidth: CGFloat = 440

    /// - Parameter answer: Called once, when the sheet is gone, with whether the user buys.
    init(_ question: PurchaseQuestion, answer: @escaping (Bool) -> Void) {
        (self.question, self.answer) = (question, answer)
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .overFullScreen
        modalTransitionStyle = .crossDissolve
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .clear
        dimming.backgroundColor = UIColor.black.withAlphaComponent(0.35)
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = 30
        card.layer.cornerCurve = .continuous
        card.accessibilityViewIsModal = true
        for part in [dimming, card] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        NSLayoutConstraint.activate([
            dimming.topAnchor.constraint(equalTo: view.topAnchor), dimming.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            dimming.leadingAnchor.constraint(equalTo: view.leadingAnchor), dimming.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        placeCard()
        fillCard()
    }

    private func placeCard() {
        let width = card.widthAnchor.constraint(equalTo: view.widthAnchor, constant: -16)
        width.priority = .defaultHigh
        NSLayoutConstraint.activate([
            width, card.widthAnchor.constraint(lessThanOrEqualToConstant: Self.maximumWidth),
            card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            card.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -8),
        ])
    }

    // MARK: Content

    private func fillCard() {
        let stack = UIStackView(arrangedSubviews: [header, separator, product, separator, prices, button])
        stack.axis = .vertical
        stack.spacing = 14
        stack.translatesAutoresizingMaskIntoConstraints = false
        card.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: card.topAnchor, constant: 18),
            stack.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -20),
            stack.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -34),
        ])
    }

    private var header: UIView {
        let title = label(systemText("App Store"), .preferredFont(forTextStyle: .headline))
        title.accessibilityTraits = [.staticText, .header]
        let cancel = UIButton(type: .system)
        cancel.setTitle(systemText("Cancel"), for: .normal)
        cancel.titleLabel?.font = .preferredFont(forTextStyle: .body)
        cancel.addAction(UIAction { [weak self] _ in self?.finish(false) }, for: .touchUpInside)
        let row = UIStackView(arrangedSubviews: [title, cancel])
        row.distribution = .equalSpacing
        row.alignment = .center
        return row
    }

    private var separator: UIView {
        let line = UIView()
        line.backgroundColor = .separator
        line.heightAnchor.constraint(equalToConstant: 0.5).isActive = true
        return line
    }

    private var product: UIView {
        let icon = StoreIconView(size: 56)
        let texts = UIStackView(arrangedSubviews: [
            label(question.name, .preferredFont(forTextStyle: .headline)),
            label(question.app, .preferredFont(forTextStyle: .subheadline), .secondaryLabel),
        ])
        if !question.description.isEmpty {
            texts.addArrangedSubview(label(question.description, .preferredFont(forTextStyle: .footnote), .secondaryLabel))
        }
        texts.axis = .vertical
        texts.spacing = 2
        let row = UIStackView(arrangedSubviews: [icon, texts])
        row.spacing = 14
        row.alignment = .center
        return row
    }

    private var prices: UIView {
        let full = [question.price, question.period].compactMap { $0 }.joined(separator: " ")
        let stack = UIStackView()
        stack.axis = .vertical
        stack.spacing = 4
        if let offer = question.offer {
            stack.addArrangedSubview(label(offer, .preferredFont(forTextStyle: .headline)))
            stack.addArrangedSubview(label(systemText("Then \(full)"), .preferredFont(forTextStyle: .subheadline), .secondaryLabel))
        } else {
            stack.addArrangedSubview(label(full, .preferredFont(forTextStyle: .headline)))
        }
        if question.period != nil {
            let note = systemText("Your subscription renews automatically until you cancel it.")
            stack.addArrangedSubview(label(note, .preferredFont(forTextStyle: .footnote), .secondaryLabel))
        }
        stack.addArrangedSubview(label(systemText("[Environment: Xcode]"), .preferredFont(forTextStyle: .footnote), .secondaryLabel))
        return stack
    }

    private var buttonTitle: String {
        if question.asksToBuy { return systemText("Ask") }
        return question.period == nil ? systemText("Purchase") : systemText("Subscribe")
    }

    private var button: UIView {
        var configuration = UIButton.Configuration.filled()
        configuration.title = buttonTitle
        configuration.buttonSize = .large
        configuration.cornerStyle = .capsule
        let button = UIButton(
            configuration: configuration, primaryAction: UIAction { [weak self] _ in self?.finish(true) })
        button.heightAnchor.constraint(equalToConstant: 50).isActive = true
        return button
    }

    private func label(_ text: String, _ font: UIFont, _ color: UIColor = .label) -> UILabel {
        let label = UILabel()
        (label.text, label.font, label.textColor, label.numberOfLines) = (text, font, color, 0)
        return label
    }

    // MARK: Movement

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard animated else { return }
        view.layoutIfNeeded()
        card.transform = CGAffineTransform(translationX: 0, y: card.bounds.height + 20)
        UIView.animate(withDuration: 0.45, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0) {
            self.card.transform = .identity
        }
    }

    private func finish(_ isConfirmed: Bool) {
        guard !isFinished else { return }
        isFinished = true
        UIView.animate(withDuration: 0.3) { self.card.transform = CGAffineTransform(translationX: 0, y: self.card.bounds.height + 20) }
        dismiss(animated: true) { [answer] in answer(isConfirmed) }
    }
}
