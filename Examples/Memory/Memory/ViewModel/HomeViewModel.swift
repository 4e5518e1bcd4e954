import Combine

/// Where the home screen leads to.
@MainActor
protocol HomeNavigation: AnyObject {
    func showSinglePlayerOptions()
    func showJoin()
}

final class HomeViewModel: ViewModel {
    struct Input {
        let singleTapped: AnyPublisher<Void, Never>
        let multiTapped: AnyPublisher<Void, Never>
    }

    private weak var navigation: HomeNavigation?
    private var subscriptions = Set<AnyCancellable>()

    init(navigation: HomeNavigation) {
        self.navigation = navigation
    }

    func transform(input: Input) {
        input.singleTapped
            .sink { [weak self] in self?.navigation?.showSinglePlayerOptions() }
            .store(in: &subscriptions)
        input.multiTapped
            .sink { [weak self] in self?.navigation?.showJoin() }
            .store(in: &subscriptions)
    }
}
