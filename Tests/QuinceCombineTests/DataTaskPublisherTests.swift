import Combine
import QuinceFoundation
import Testing

@MainActor @Suite struct DataTaskPublisherTests {
    struct Film: Codable, Equatable {
        var title: String
    }

    /// What a publisher gives, in words, until it ends.
    private func words<P: Publisher>(of publisher: P) async -> [String] {
        var log: [String] = []
        var subscription: AnyCancellable?
        await withCheckedContinuation { continuation in
            subscription = publisher.receive(on: DispatchQueue.main)
                .sink {
                    switch $0 {
                    case .finished: log.append("finished")
                    case .failure(let error): log.append("\((error as? URLError)?.code.rawValue ?? 0)")
                    }
                    continuation.resume()
                } receiveValue: {
                    log.append("\($0)")
                }
        }
        withExtendedLifetime(subscription) {}
        return log
    }

    @Test func anAnswerIsDecoded() async {
        let server = LoopbackServer(answer: #"[{"title": "Up"}]"#)
        let films = URLSession.shared.dataTaskPublisher(for: server.url).map(\.data).decode(type: [Film].self, decoder: JSONDecoder())
            .map { $0.map(\.title) }
        #expect(await words(of: films) == [#"["Up"]"#, "finished"])
        server.stop()
    }

    @Test func aStatusIsAValueAndWhatIsMadeOfItMayFail() async {
        let server = LoopbackServer(answer: "gone", status: "404 Not Found")
        let task = URLSession.shared.dataTaskPublisher(for: URLRequest(url: server.url))
        #expect(await words(of: task.map { ($0.response as? HTTPURLResponse)?.statusCode ?? 0 }) == ["404", "finished"])
        let checked = task.tryMap { _ -> Data in throw URLError(.badServerResponse) }
        #expect(await words(of: checked) == ["\(URLError.badServerResponse.rawValue)"])
        #expect(await words(of: checked.replaceError(with: Data()).map(\.count)) == ["0", "finished"])
        server.stop()
    }

    @Test func whatCannotBeReachedFails() async {
        let server = LoopbackServer(answer: "")
        server.stop()
        let task = URLSession.shared.dataTaskPublisher(for: server.url).map(\.data)
        #expect(await words(of: task) == ["\(URLError.cannotConnectToHost.rawValue)"])
    }

    @Test func nothingIsHeardOfALoadThatWasCancelled() async {
        let server = LoopbackServer(answer: "late")
        var log: [String] = []
        let task = URLSession.shared.dataTaskPublisher(for: server.url)
        task.map(\.data).replaceError(with: Data()).sink { log.append("\($0)") }.cancel()
        // Another one has come since.
        #expect(await words(of: task.map(\.data.count)) == ["4", "finished"])
        #expect(log.isEmpty)
        server.stop()
    }
}
