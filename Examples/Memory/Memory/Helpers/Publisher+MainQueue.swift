import Combine
import Foundation

extension Publisher where Failure == Never {
    /// As the outputs of view models come.
    func onMainQueue() -> AnyPublisher<Output, Never> {
        receive(on: DispatchQueue.main).eraseToAnyPublisher()
    }
}
