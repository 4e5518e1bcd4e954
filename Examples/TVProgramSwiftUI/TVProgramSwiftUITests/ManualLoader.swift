@testable import TVProgramSwiftUI

/// Answers when a test says so.
final class ManualLoader: ProgrammeLoader {
    private(set) var waiting: [(Result<[Programme], LoadingError>) -> Void] = []

    func load(completion: @escaping (Result<[Programme], LoadingError>) -> Void) {
        waiting.append(completion)
    }

    func answer(_ result: Result<[Programme], LoadingError>) {
        waiting.removeFirst()(result)
    }
}
