import Foundation
import Testing

@testable import MultipeerConnectivity

/// Sessions of one process that talk to each other through the network of phones near by. One at a time, for streams hold on to their threads.
@Suite(.serialized, .timeLimit(.minutes(5))) struct SessionTests {
    private func connected(_ name: String = "Ana", _ other: String = "Marko") async throws -> (Talker, Talker) {
        let (first, second) = (Talker(name), Talker(other))
        try await first.connect(second)
        #expect(await first.lines(upTo: "\(other) connected") == ["\(other) connecting", "\(other) connected"])
        #expect(await second.lines(upTo: "\(name) connected") == ["\(name) connecting", "\(name) connected"])
        return (first, second)
    }

    private func file(_ size: Int) throws -> URL {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try Data(repeating: 9, count: size).write(to: url)
        return url
    }

    @Test func sessionsConnectByHandAndTalk() async throws {
        let (ana, marko) = try await connected()
        #expect(ana.session.connectedPeers == [marko.peer])
        try ana.session.send(Data("hello".utf8), toPeers: [marko.peer], with: .reliable)
        try ana.session.send(Data(), toPeers: [marko.peer], with: .unreliable)
        try ana.session.send(Data(count: 10_000_000), toPeers: [marko.peer], with: .reliable)
        let lines = await marko.lines(upTo: "10000000 bytes")
        #expect(lines.suffix(3) == ["hello", "", "10000000 bytes"])
        ana.session.disconnect()
        _ = await marko.lines(upTo: "Ana not connected")
        _ = await ana.lines(upTo: "Marko not connected")
        #expect(ana.session.connectedPeers.isEmpty)
    }

    @Test func whoIsInTheBackgroundHasLeft() async throws {
        let (ana, marko) = try await connected()
        PeerHub.shared.setSuspended(true)
        defer { PeerHub.shared.setSuspended(false) }
        #expect(await marko.lines(upTo: "Ana not connected").count == 3)
        #expect(await ana.lines(upTo: "Marko not connected").count == 3)
        #expect(throws: MCError.self) { try ana.session.send(Data(), toPeers: [marko.peer], with: .reliable) }
    }

    @Test func whoIsNotConnectedGetsNothing() throws {
        let ana = Talker("Ana")
        #expect(throws: MCError.self) { try ana.session.send(Data(), toPeers: [MCPeerID(displayName: "Nobody")], with: .reliable) }
        #expect(throws: MCError.self) { try ana.session.send(Data(), toPeers: [], with: .reliable) }
        #expect(throws: MCError.self) { try ana.session.startStream(withName: "", toPeer: MCPeerID(displayName: "Nobody")) }
    }

    @Test func whatTheyWantOfEncryptionMustAgree() async throws {
        let (ana, marko) = (Talker("Ana", .required), Talker("Marko", .none))
        try await ana.connect(marko)
        _ = await ana.lines(upTo: "Marko not connected")
    }

    @Test func certificatesThatAreRefusedRefuseThePeer() async throws {
        let (ana, marko) = (Talker("Ana"), Talker("Marko"))
        marko.acceptsCertificates = false
        try await ana.connect(marko)
        #expect(await ana.lines(upTo: "Marko not connected") == ["Marko connecting", "Marko not connected"])
        #expect(await marko.lines(upTo: "Ana not connected") == ["Ana connecting", "Ana not connected"])
    }

    @Test func resourcesArriveWhole() async throws {
        let (ana, marko) = try await connected()
        for size in [0, 1, 65520, 5_000_000] {
            let url = try file(size)
            let progress = ana.session.sendResource(at: url, withName: "file \(size)", toPeer: marko.peer) { error in
                ana.say("sent \(size) \(error == nil)")
            }
            _ = await marko.lines(upTo: "file \(size) \(size) bytes")
            _ = await ana.lines(upTo: "sent \(size) true")
            #expect(progress?.totalUnitCount == Int64(size))
            #expect(progress?.completedUnitCount == Int64(size))
            try FileManager.default.removeItem(at: url)
        }
    }

    @Test func theReceiverMayCancelAResource() async throws {
        let (ana, marko) = try await connected()
        marko.onResource = { $0.cancel() }
        let url = try file(5_000_000)
        _ = ana.session.sendResource(at: url, withName: "big", toPeer: marko.peer) { error in
            ana.say("sent \((error as? MCError)?.code.rawValue ?? -1)")
        }
        _ = await marko.lines(upTo: "big 5")
        _ = await ana.lines(upTo: "sent 5")
        // The connection goes on.
        try ana.session.send(Data("still here".utf8), toPeers: [marko.peer], with: .reliable)
        _ = await marko.lines(upTo: "still here")
        try FileManager.default.removeItem(at: url)
    }

    /// The handler of the progress runs on another thread, perhaps when the whole file is there already.
    @Test func cancellingCountsThoughTheWholeFileIsThereAlready() async throws {
        let (ana, marko) = try await connected()
        marko.onResource = { $0.cancel() }
        let url = try file(1_000_000)
        marko.session.queue.suspend()
        _ = ana.session.sendResource(at: url, withName: "small", toPeer: marko.peer) { error in
            ana.say("sent \((error as? MCError)?.code.rawValue ?? -1)")
        }
        LoopbackLink.shared.drain()
        marko.session.queue.resume()
        #expect(await marko.lines(upTo: "small 5").last == "small 5")
        #expect(await ana.lines(upTo: "sent 5").last == "sent 5")
        try FileManager.default.removeItem(at: url)
    }

    @Test func filesThatAreNotThereAndOtherAddressesAreNotSent() async throws {
        let (ana, marko) = try await connected()
        for (url, code) in [(URL(fileURLWithPath: "/nowhere"), 6), (URL(string: "mailto:ana@example.com")!, 3)] {
            let progress = ana.session.sendResource(at: url, withName: "x", toPeer: marko.peer) { error in
                ana.say("failed \((error as? MCError)?.code.rawValue ?? -1)")
            }
            #expect(progress == nil)
            _ = await ana.lines(upTo: "failed \(code)")
        }
    }

    /// More than the other side takes at once: they wait for each other.
    @Test func manyFilesAtOnceArriveWhole() async throws {
        let (ana, marko) = try await connected()
        let url = try file(1000)
        // Everything that begins before the first has been taken is there at once.
        marko.session.queue.suspend()
        for number in 0..<300 {
            _ = ana.session.sendResource(at: url, withName: "file \(number)", toPeer: marko.peer) { error in
                ana.say("sent \(number) \(error == nil)")
            }
        }
        LoopbackLink.shared.drain()
        marko.session.queue.resume()
        for number in 0..<300 {
            _ = await marko.lines(upTo: "file \(number) 1000 bytes")
            _ = await ana.lines(upTo: "sent \(number) true")
        }
        try FileManager.default.removeItem(at: url)
    }

    /// Only the transfer ends.
    @Test func aFileThatBecomesShorterEndsItsTransferAlone() async throws {
        let (ana, marko) = try await connected()
        let url = try file(5_000_000)
        marko.session.queue.suspend()
        _ = ana.session.sendResource(at: url, withName: "big", toPeer: marko.peer) { error in
            ana.say("sent \((error as? MCError)?.code.rawValue ?? -1)")
        }
        try FileHandle(forWritingTo: url).truncate(atOffset: 0)
        marko.session.queue.resume()
        _ = await ana.lines(upTo: "sent 6")
        _ = await marko.lines(upTo: "big 5")
        try ana.session.send(Data("still here".utf8), toPeers: [marko.peer], with: .reliable)
        _ = await marko.lines(upTo: "still here")
        try FileManager.default.removeItem(at: url)
    }

    @Test func unreliableMessagesGoBesideStreamsAndFiles() async throws {
        let (ana, marko) = try await connected()
        let output = try ana.session.startStream(withName: "talk", toPeer: marko.peer)
        output.open()
        let url = try file(5_000_000)
        marko.session.queue.suspend()
        _ = ana.session.sendResource(at: url, withName: "big", toPeer: marko.peer)
        try ana.session.send(Data("position".utf8), toPeers: [marko.peer], with: .unreliable)
        marko.session.queue.resume()
        _ = await marko.lines(upTo: "position")
        output.close()
        try FileManager.default.removeItem(at: url)
    }

    /// The other side would cut off who opens more.
    @Test func thereAreSoManyStreamsAndNoMore() async throws {
        let (ana, marko) = try await connected()
        let streams = try (0..<256).map { try ana.session.startStream(withName: "\($0)", toPeer: marko.peer) }
        #expect(throws: MCError.self) { try ana.session.startStream(withName: "one more", toPeer: marko.peer) }
        for stream in streams.prefix(2) {
            stream.open()
            stream.close()
        }
        _ = try ana.session.startStream(withName: "another", toPeer: marko.peer)
        _ = await marko.lines(upTo: "stream another")
        // Where the reader closes, there is a place again, too.
        let input = try #require(marko.streams.last)
        input.open()
        input.close()
        try ana.session.send(Data("done".utf8), toPeers: [marko.peer], with: .reliable)
        _ = await marko.lines(upTo: "done")
        #expect(ana.session.connectedPeers == [marko.peer])
    }

    @Test func whatHappensBeforeAStreamIsScheduledIsTold() async throws {
        let (ana, marko) = try await connected()
        let output = try ana.session.startStream(withName: "talk", toPeer: marko.peer)
        #expect(events(of: output) == [.openCompleted, .hasSpaceAvailable])
    }

    private func events(of stream: OutputStream) -> [Stream.Event] {
        let listener = StreamListener()
        stream.delegate = listener
        stream.open()
        stream.schedule(in: .current, forMode: .default)
        for _ in 0..<100 where listener.events.count < 2 { RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.1)) }
        stream.close()
        return listener.events
    }

    @Test func streamsCarryBytesUntilTheyEnd() async throws {
        let (ana, marko) = try await connected()
        nonisolated(unsafe) let output = try ana.session.startStream(withName: "talk", toPeer: marko.peer)
        _ = await marko.lines(upTo: "stream talk")
        let input = try #require(marko.streams.first)
        output.open()
        input.open()
        // More than the window: writing waits for reading.
        let total = 1_000_000
        let writer = Thread {
            let bytes = [UInt8](repeating: 3, count: 10_000)
            var written = 0
            while written < total { written += output.write(bytes, maxLength: min(bytes.count, total - written)) }
            output.close()
        }
        writer.start()
        var (count, buffer) = (0, [UInt8](repeating: 0, count: 7000))
        while true {
            let read = input.read(&buffer, maxLength: buffer.count)
            guard read > 0 else { break }
            #expect(buffer.prefix(read).allSatisfy { $0 == 3 })
            count += read
        }
        #expect(count == total)
        #expect(input.streamStatus == .atEnd)
    }

    @Test func whoReadsAStreamNoMoreStopsItsWriter() async throws {
        let (ana, marko) = try await connected()
        nonisolated(unsafe) let output = try ana.session.startStream(withName: "talk", toPeer: marko.peer)
        output.open()
        _ = await marko.lines(upTo: "stream talk")
        marko.streams.first?.open()
        marko.streams.first?.close()
        let bytes = [UInt8](repeating: 3, count: 10_000)
        var written = 0
        while written >= 0 { written = output.write(bytes, maxLength: bytes.count) }
        #expect(output.streamStatus == .error)
    }
}

private final class StreamListener: NSObject, StreamDelegate {
    var events: [Stream.Event] = []
    func stream(_ aStream: Stream, handle eventCode: Stream.Event) { events.append(eventCode) }
}
