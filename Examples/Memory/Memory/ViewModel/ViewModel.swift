import Combine

/// Turns what a screen hears from the user into what it shows.
@MainActor
protocol ViewModel: AnyObject {
    associatedtype Input
    associatedtype Output

    /// They end with the screen.
    var subscriptions: Set<AnyCancellable> { get set }

    /// Called once, by the controller of the screen. All outputs come on the main queue.
    func transform(input: Input) -> Output
}

extension ViewModel {
    /// Does something with each value, for as long as the model is there.
    func subscribe<Value>(to publisher: AnyPublisher<Value, Never>, action: @escaping (Self, Value) -> Void) {
        publisher
            .sink { [weak self] in
                guard let self else { return }
                action(self, $0)
            }
            .store(in: &subscriptions)
    }
}
