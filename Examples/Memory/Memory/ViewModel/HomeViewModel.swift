import Combine

/// Where the home screen leads to.
@MainActor
protocol HomeNavigation: AnyObject {
    func showSinglePlayerOptions()
}

final class HomeViewModel: ViewModel {
    struct Input {
        let singleTapped: AnyPublisher<Void, Never>
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
    }
}
