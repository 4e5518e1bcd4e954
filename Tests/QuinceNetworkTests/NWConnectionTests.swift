import DeviceProtocol
import DeviceRuntime
import Dispatch
import Testing

@testable import QuinceNetwork

/// Values in their order, which a test waits for.
final class Recorder<Value: Sendable>: Sendable {
    let stream: AsyncStream<Value>
    private let continuation: AsyncStream<Value>.Continuation

    init() { (stream, continuation) = AsyncStream.makeStream() }
    func note(_ value: Value) { continuation.yield(value) }

    /// The first value for which something holds.
    @discardableResult func first(where condition: (Value) -> Bool = { _ in true }) async -> Value? {
        for await value in stream where condition(value) { return value }
        return nil
    }
}

struct NWConnectionTests {
    private let queue = DispatchQueue(label: "test")

    /// A listener on the device itself, once it is ready.
    private func listener(
        _ parameters: NWParameters = .tcp, _ handler: @escaping @Sendable (NWConnection) -> Void
    ) async throws -> (NWListener, NWEndpoint) {
        parameters.requiredLocalEndpoint = .hostPort(host: .ipv4(.loopback), port: .any)
        let (listener, states) = (try NWListener(using: parameters), Recorder<NWListener.State>())
        listener.stateUpdateHandler = { states.note($0) }
        listener.newConnectionHandler = handler
        #expect(listener.port == nil)
        listener.start(queue: queue)
        #expect(await states.first() == .ready)
        return (listener, .hostPort(host: .ipv4(.loopback), port: try #require(listener.port)))
    }

    /// Sends everything that arrives back.
    private static func echo(_ connection: NWConnection) {
        connection.receive(minimumIncompleteLength: 1, maximumLength: 65_536) { data, context, isComplete, error in
            guard error == nil else { return }
            let end = isComplete && !connection.parameters.isDatagram
            connection.send(
                content: data, contentContext: end ? .finalMessage : .defaultMessage, completion: .contentProcessed { _ in })
            if !end { echo(connection) }
        }
    }

    @Test func dataGoesBothWays() async throws {
        let (queue, accepted) = (queue, Recorder<NWConnection>())
        let (listener, endpoint) = try await listener { connection in
            connection.start(queue: queue)
            Self.echo(connection)
            accepted.note(connection)
        }
        let (connection, states) = (NWConnection(to: endpoint, using: .tcp), Recorder<NWConnection.State>())
        connection.stateUpdateHandler = { states.note($0) }
        #expect(connection.state == .setup)
        let sent = Data((0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
        // Data that is sent before the connection is ready is kept.
        connection.send(
            content: sent, contentContext: .finalMessage, isComplete: true, completion: .contentProcessed { #expect($0 == nil) })
        connection.start(queue: queue)
        #expect(await states.first() == .preparing)
        #expect(await states.first() == .ready)
        #expect(connection.currentPath?.usesInterfaceType(.loopback) == true)
        #expect(connection.currentPath?.remoteEndpoint == endpoint)
        let received = await withCheckedContinuation { continuation in
            connection.receiveMessage { data, _, isComplete, error in
                #expect(isComplete)
                #expect(error == nil)
                continuation.resume(returning: data)
            }
        }
        #expect(received == sent)
        let error = await withCheckedContinuation { continuation in
            connection.receive(minimumIncompleteLength: 1, maximumLength: 10) { data, _, isComplete, error in
                #expect(data == nil)
                continuation.resume(returning: error)
            }
        }
        #expect(error == .posix(.ENODATA))
        connection.cancel()
        #expect(await states.first() == .cancelled)
        await accepted.first()?.cancel()
        listener.cancel()
    }

    @Test func receivesWaitForTheirMinimum() async throws {
        let queue = queue
        let (listener, endpoint) = try await listener { connection in
            connection.start(queue: queue)
            connection.send(content: Data("ab".utf8), completion: .contentProcessed { _ in })
            connection.send(content: Data("cdefgh".utf8), completion: .contentProcessed { _ in })
        }
        let connection = NWConnection(to: endpoint, using: .tcp)
        connection.start(queue: queue)
        let texts = await withCheckedContinuation { continuation in
            connection.receive(minimumIncompleteLength: 4, maximumLength: 5) { first, _, isComplete, _ in
                #expect(!isComplete)
                connection.receive(minimumIncompleteLength: 3, maximumLength: 100) { second, _, _, _ in
                    continuation.resume(returning: [first, second].map { String(decoding: $0 ?? Data(), as: UTF8.self) })
                }
            }
        }
        #expect(texts.joined() == "abcdefgh")
        #expect((4...5).contains(texts[0].count))
        connection.cancel()
        listener.cancel()
    }

    @Test func datagramsKeepTheirEnds() async throws {
        let queue = queue
        let (listener, endpoint) = try await listener(.udp) { connection in
            connection.start(queue: queue)
            Self.echo(connection)
        }
        let (connection, received) = (NWConnection(to: endpoint, using: .udp), Recorder<String>())
        connection.start(queue: queue)
        for text in ["one", "two", "three"] {
            connection.send(content: Data(text.utf8), completion: .contentProcessed { #expect($0 == nil) })
            connection.receiveMessage { data, _, isComplete, error in
                #expect(isComplete)
                #expect(error == nil)
                received.note(String(decoding: data ?? Data(), as: UTF8.self))
            }
        }
        var texts: Set<String> = []
        for await text in received.stream {
            texts.insert(text)
            if texts.count == 3 { break }
        }
        #expect(texts == ["one", "two", "three"])
        connection.cancel()
        listener.cancel()
    }

    @Test func aRefusedConnectionWaits() async throws {
        let (listener, endpoint) = try await listener { _ in }
        let ended = Recorder<NWListener.State>()
        listener.stateUpdateHandler = { ended.note($0) }
        listener.cancel()
        #expect(await ended.first() == .cancelled)
        let (connection, states) = (NWConnection(to: endpoint, using: .tcp), Recorder<NWConnection.State>())
        connection.stateUpdateHandler = { states.note($0) }
        connection.start(queue: queue)
        #expect(await states.first { $0 != .preparing } == .waiting(.posix(.ECONNREFUSED)))
        connection.cancel()
        #expect(await states.first() == .cancelled)
    }

    @Test func aPortInUseFails() async throws {
        let (first, endpoint) = try await listener { _ in }
        guard case .hostPort(_, let port) = endpoint else { return }
        let parameters = NWParameters.tcp
        parameters.requiredLocalEndpoint = .hostPort(host: .ipv4(.loopback), port: port)
        let (second, states) = (try NWListener(using: parameters, on: port), Recorder<NWListener.State>())
        second.stateUpdateHandler = { states.note($0) }
        second.newConnectionHandler = { _ in }
        second.start(queue: queue)
        #expect(await states.first() == .failed(.posix(.EADDRINUSE)))
        first.cancel()
    }

    @Test func pendingReceivesEndWithTheConnection() async throws {
        // Its end would be the stream's where the connection is there before it is cancelled.
        let accepted = Recorder<NWConnection>()
        let (listener, endpoint) = try await listener { accepted.note($0) }
        let (connection, errors) = (NWConnection(to: endpoint, using: .tcp), Recorder<NWError?>())
        connection.receive(minimumIncompleteLength: 1, maximumLength: 10) { _, _, _, error in errors.note(error) }
        connection.start(queue: queue)
        connection.cancel()
        #expect(await errors.first() == .some(.posix(.ECANCELED)))
        connection.send(content: Data([1]), completion: .contentProcessed { errors.note($0) })
        #expect(await errors.first() == .some(.posix(.ECANCELED)))
        listener.cancel()
    }

    @Test func withoutANetworkConnectionsWait() async throws {
        let runtime = DeviceRuntime()
        var state = DeviceState()
        state.network = NetworkCondition.none
        runtime.settings.apply(state)
        let network = DeviceNetwork(runtime: runtime)
        let connection = NWConnection(to: .hostPort(host: "192.0.2.1", port: 80), using: .tcp, network: network)
        let states = Recorder<NWConnection.State>()
        connection.stateUpdateHandler = { states.note($0) }
        connection.start(queue: queue)
        #expect(await states.first { $0 != .preparing } == .waiting(.posix(.ENETDOWN)))
        #expect(connection.currentPath?.status == .unsatisfied)
        connection.cancel()
        #expect(await states.first { $0 == .cancelled } == .cancelled)
    }

    @Test func browsersNeedTheirServiceInInfoPlist() async {
        let runtime = DeviceRuntime(information: AppInformation(["NSBonjourServices": ["_game._tcp"]]))
        let (network, states) = (DeviceNetwork(runtime: runtime), Recorder<NWBrowser.State>())
        for (type, state) in [("_game._tcp.", NWBrowser.State.ready), ("_other._tcp", .failed(.dns(-65555)))] {
            let browser = NWBrowser(for: .bonjour(type: type, domain: nil), using: .tcp, network: network)
            browser.stateUpdateHandler = { states.note($0) }
            browser.start(queue: queue)
            #expect(await states.first() == state)
            #expect(browser.browseResults.isEmpty)
            browser.cancel()
            #expect(await states.first() == .cancelled)
        }
    }
}
