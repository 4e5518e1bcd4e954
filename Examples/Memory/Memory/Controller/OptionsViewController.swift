import Combine
import UIKit

/// Theme and size of a game for one player.
final class OptionsViewController: UIViewController {
    private let viewModel: OptionsViewModel
    private var subscriptions = Set<AnyCancellable>()

    private let themeTapped = PassthroughSubject<Theme, Never>()
    private let pairsTapped = PassthroughSubject<PairCount, Never>()
    private let startTapped = PassthroughSubject<Void, Never>()
    private let backTapped = PassthroughSubject<Void, Never>()

    private let optionsView = OptionsView()

    init(viewModel: OptionsViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func loadView() {
        view = optionsView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        optionsView.header.backButton.send((), to: backTapped)
        optionsView.startButton.send((), to: startTapped)
        for (theme, button) in optionsView.picker.themeButtons { button.send(theme, to: themeTapped) }
        for (count, button) in optionsView.picker.pairsButtons { button.send(count, to: pairsTapped) }
        bind()
    }

    private func bind() {
        let output = viewModel.transform(input: OptionsViewModel.Input(
            themeTapped: themeTapped.eraseToAnyPublisher(),
            pairsTapped: pairsTapped.eraseToAnyPublisher(),
            startTapped: startTapped.eraseToAnyPublisher(),
            backTapped: backTapped.eraseToAnyPublisher()
        ))
        output.theme
            .sink { [optionsView] in optionsView.picker.show($0) }
            .store(in: &subscriptions)
        output.numberOfPairs
            .sink { [optionsView] in optionsView.picker.show($0) }
            .store(in: &subscriptions)
        output.isStartEnabled
            .sink { [optionsView] in optionsView.startButton.isEnabled = $0 }
            .store(in: &subscriptions)
    }
}
