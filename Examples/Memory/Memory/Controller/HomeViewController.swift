import Combine
import UIKit

/// The screen the app begins with.
final class HomeViewController: UIViewController {
    private let viewModel: HomeViewModel
    private let singleTapped = PassthroughSubject<Void, Never>()
    private let multiTapped = PassthroughSubject<Void, Never>()

    init(viewModel: HomeViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(named: "Background")
        layOut()
        viewModel.transform(input: HomeViewModel.Input(
            singleTapped: singleTapped.eraseToAnyPublisher(),
            multiTapped: multiTapped.eraseToAnyPublisher()
        ))
    }

    // MARK: - Views

    private func makeTitle() -> UIView {
        let picture = UIImageView(image: UIImage(named: "Cards"))
        picture.contentMode = .scaleAspectFit
        let label = UILabel()
        label.text = "Memory"
        label.font = .preferredFont(forTextStyle: .largeTitle)
        label.adjustsFontForContentSizeCategory = true
        label.textAlignment = .center
        label.accessibilityTraits = .header
        let stack = UIStackView(arrangedSubviews: [picture, label])
        stack.axis = .vertical
        stack.spacing = 16
        return stack
    }

    private func makeButtons() -> UIView {
        let singleButton = UIButton.large(
            .main, title: NSLocalizedString("One player", comment: "Button for a game alone"), identifier: "single"
        )
        singleButton.send((), to: singleTapped)
        let multiButton = UIButton.large(
            .gray(), title: NSLocalizedString("Two players", comment: "Button for a game against somebody near by"), identifier: "multi"
        )
        multiButton.send((), to: multiTapped)
        let stack = UIStackView(arrangedSubviews: [singleButton, multiButton])
        stack.axis = .vertical
        stack.spacing = 16
        return stack
    }

    private func layOut() {
        let stack = UIStackView(arrangedSubviews: [makeTitle(), makeButtons()])
        stack.axis = .vertical
        stack.spacing = 48
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let width = stack.widthAnchor.constraint(equalToConstant: 320)
        width.priority = .defaultHigh
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
            stack.leadingAnchor.constraint(greaterThanOrEqualTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 24),
            width,
        ])
    }
}
