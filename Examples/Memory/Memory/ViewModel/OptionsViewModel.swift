import Combine
import Foundation

/// Where the options lead to.
@MainActor
protocol OptionsNavigation: AnyObject {
    func startGame(_ theme: Theme, numberOfPairs: PairCount)
    func goBack()
}

final class OptionsViewModel: ViewModel {
    struct Input {
        let themeTapped: AnyPublisher<Theme, Never>
        let pairsTapped: AnyPublisher<PairCount, Never>
        let startTapped: AnyPublisher<Void, Never>
        let backTapped: AnyPublisher<Void, Never>
    }

    struct Output {
        let theme: AnyPublisher<Theme?, Never>
        let numberOfPairs: AnyPublisher<PairCount?, Never>
        let isStartEnabled: AnyPublisher<Bool, Never>
    }

    private weak var navigation: OptionsNavigation?
    var subscriptions = Set<AnyCancellable>()
    private let theme = CurrentValueSubject<Theme?, Never>(nil)
    private let numberOfPairs = CurrentValueSubject<PairCount?, Never>(nil)

    init(navigation: OptionsNavigation) {
        self.navigation = navigation
    }

    func transform(input: Input) -> Output {
        subscribe(to: input.themeTapped) { model, theme in model.theme.send(theme) }
        subscribe(to: input.pairsTapped) { model, count in model.numberOfPairs.send(count) }
        subscribe(to: input.startTapped) { model, _ in model.start() }
        subscribe(to: input.backTapped) { model, _ in model.navigation?.goBack() }
        return Output(
            theme: theme.onMainQueue(),
            numberOfPairs: numberOfPairs.onMainQueue(),
            isStartEnabled: theme.combineLatest(numberOfPairs)
                .map { $0 != nil && $1 != nil }
                .removeDuplicates()
                .onMainQueue()
        )
    }

    private func start() {
        guard let theme = theme.value, let numberOfPairs = numberOfPairs.value else { return }
        navigation?.startGame(theme, numberOfPairs: numberOfPairs)
    }
}
