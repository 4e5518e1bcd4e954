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
    private var subscriptions = Set<AnyCancellable>()
    private let theme = CurrentValueSubject<Theme?, Never>(nil)
    private let numberOfPairs = CurrentValueSubject<PairCount?, Never>(nil)

    init(navigation: OptionsNavigation) {
        self.navigation = navigation
    }

    func transform(input: Input) -> Output {
        input.themeTapped
            .sink { [weak self] in self?.theme.send($0) }
            .store(in: &subscriptions)
        input.pairsTapped
            .sink { [weak self] in self?.numberOfPairs.send($0) }
            .store(in: &subscriptions)
        input.startTapped
            .sink { [weak self] in self?.start() }
            .store(in: &subscriptions)
        input.backTapped
            .sink { [weak self] in self?.navigation?.goBack() }
            .store(in: &subscriptions)
        return Output(
            theme: theme.receive(on: DispatchQueue.main).eraseToAnyPublisher(),
            numberOfPairs: numberOfPairs.receive(on: DispatchQueue.main).eraseToAnyPublisher(),
            isStartEnabled: theme.combineLatest(numberOfPairs)
                .map { $0 != nil && $1 != nil }
                .removeDuplicates()
                .receive(on: DispatchQueue.main)
                .eraseToAnyPublisher()
        )
    }

    private func start() {
        guard let theme = theme.value, let numberOfPairs = numberOfPairs.value else { return }
        navigation?.startGame(theme, numberOfPairs: numberOfPairs)
    }
}
