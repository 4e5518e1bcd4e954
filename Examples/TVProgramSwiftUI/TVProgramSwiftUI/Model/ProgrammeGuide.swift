import Combine

/// Loads the programmes and publishes them.
@MainActor
final class ProgrammeGuide: ObservableObject {
    /// What stands in the place of programmes where there are none.
    enum Status: Equatable {
        case loading
        case empty
        case failed(LoadingError)
    }

    /// In the order of the service.
    @Published private(set) var programmes: [ListedProgramme] = []
    @Published private(set) var status: Status?
    /// Why there are no new programmes, while those that are shown stay.
    @Published private(set) var failure: LoadingError?
    @Published var isFailurePresented = false

    private let loader: ProgrammeLoader
    private var isLoading = false

    init(loader: ProgrammeLoader) {
        self.loader = loader
    }

    /// Loads the programmes; where there are none yet, the status says so meanwhile.
    func load() async {
        guard !isLoading else { return }
        if programmes.isEmpty { status = .loading }
        await refresh()
    }

    /// Loads the programmes for somebody who sees by other means that they are loaded.
    func refresh() async {
        guard !isLoading else { return }
        isLoading = true
        let result = await withCheckedContinuation { continuation in
            loader.load { continuation.resume(returning: $0) }
        }
        isLoading = false
        show(result)
    }

    private func show(_ result: Result<[Programme], LoadingError>) {
        switch result {
        case .success(let loaded):
            programmes = loaded.enumerated().map(ListedProgramme.init)
            status = loaded.isEmpty ? .empty : nil
        case .failure(let error) where programmes.isEmpty:
            status = .failed(error)
        case .failure(let error):
            failure = error
            isFailurePresented = true
        }
    }
}
