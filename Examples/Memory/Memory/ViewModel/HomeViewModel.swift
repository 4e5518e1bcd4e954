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
    var subscriptions = Set<AnyCancellable>()

    init(navigation: HomeNavigation) {
        self.navigation = navigation
    }

    func transform(input: Input) {
        subscribe(to: input.singleTapped) { model, _ in model.navigation?.showSinglePlayerOptions() }
        subscribe(to: input.multiTapped) { model, _ in model.navigation?.showJoin() }
    }
}
