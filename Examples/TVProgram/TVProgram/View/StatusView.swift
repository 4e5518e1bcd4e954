import UIKit

/// What stands in the place of rows: that they are loaded, that there are none, or why.
final class StatusView: UIView {
    enum Status: Equatable {
        case loading
        case empty
        case failed(cause: String)
    }

    let retryButton = UIButton(configuration: .tinted())
    private let indicator = UIActivityIndicatorView(style: .large)
    private let titleLabel = UILabel()
    private let causeLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        indicator.accessibilityIdentifier = "loading"
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        causeLabel.font = .preferredFont(forTextStyle: .subheadline)
        causeLabel.textColor = .secondaryLabel
        for label in [titleLabel, causeLabel] {
            label.adjustsFontForContentSizeCategory = true
            label.textAlignment = .center
            label.numberOfLines = 0
        }
        retryButton.configuration?.title = NSLocalizedString("Try again", comment: "Button that loads anew")
        retryButton.accessibilityIdentifier = "retry"
        layOut()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    /// Shows the status; nil hides the view.
    func show(_ status: Status?) {
        isHidden = status == nil
        var cause: String?
        switch status {
        case nil: break
        case .loading:
            titleLabel.text = nil
        case .empty:
            titleLabel.text = NSLocalizedString("No broadcasts", comment: "The service has none")
        case .failed(let text):
            titleLabel.text = NSLocalizedString("Loading failed", comment: "Title of a failure")
            cause = text
        }
        causeLabel.text = cause
        titleLabel.isHidden = status == .loading
        causeLabel.isHidden = cause == nil
        retryButton.isHidden = cause == nil
        if status == .loading { indicator.startAnimating() } else { indicator.stopAnimating() }
    }

    private func layOut() {
        let stack = UIStackView(arrangedSubviews: [indicator, titleLabel, causeLabel, retryButton])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 12
        stack.setCustomSpacing(24, after: causeLabel)
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerYAnchor.constraint(equalTo: safeAreaLayoutGuide.centerYAnchor),
            stack.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 32),
            stack.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -32),
        ])
    }
}
