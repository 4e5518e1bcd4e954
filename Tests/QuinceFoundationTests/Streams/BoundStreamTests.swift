import QuinceFoundation
import Testing

@Suite struct BoundStreamTests {
    private func pair(_ size: Int) throws -> (input: InputStream, output: OutputStream) {
        var input: InputStream?
        var output: OutputStream?
        Stream.getBoundStreams(withBufferSize: size, inputStream: &input, outputStream: &output)
        return (try #require(input), try #require(output))
    }

    private func read(_ stream: InputStream, _ length: Int) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: length)
        let count = stream.read(&bytes, maxLength: length)
        return count < 0 ? nil : Array(bytes.prefix(count))
    }

    @Test func whatIsWrittenCanBeRead() throws {
        let (input, output) = try pair(4)
        #expect(input.streamStatus == .notOpen)
        #expect(read(input, 1) == nil)
        input.open()
        output.open()
        #expect(input.streamStatus == .open)
        #expect(!input.hasBytesAvailable)
        #expect(output.hasSpaceAvailable)
        #expect(output.write([1, 2, 3, 4, 5], maxLength: 5) == 4)
        #expect(!output.hasSpaceAvailable)
        #expect(read(input, 3) == [1, 2, 3])
        #expect(output.write([5], maxLength: 1) == 1)
        output.close()
        #expect(read(input, 8) == [4, 5])
        #expect(read(input, 8) == [])
        #expect(input.streamStatus == .atEnd)
        #expect(output.streamStatus == .closed)
    }

    @Test func aReaderWaitsForBytesAndAWriterForRoom() throws {
        let (input, output) = try pair(2)
        input.open()
        output.open()
        nonisolated(unsafe) let writer = output
        Thread.detachNewThread {
            for byte in UInt8(0)..<100 { _ = writer.write([byte], maxLength: 1) }
            writer.close()
        }
        var bytes: [UInt8] = []
        while let part = read(input, 7), !part.isEmpty { bytes += part }
        #expect(bytes == Array(0..<100))
    }

    @Test func aWriterWithoutReaderWritesNothing() throws {
        let (input, output) = try pair(2)
        input.open()
        output.open()
        input.close()
        #expect(output.write([1], maxLength: 1) == 0)
        #expect(output.streamStatus == .atEnd)
    }

    private final class Listener: NSObject, StreamDelegate {
        var events: [String] = []
        func stream(_ aStream: Stream, handle eventCode: Stream.Event) {
            let names: [(Stream.Event, String)] = [
                (.openCompleted, "open"), (.hasBytesAvailable, "bytes"), (.hasSpaceAvailable, "space"), (.endEncountered, "end"),
            ]
            events.append((aStream is InputStream ? "in " : "out ") + (names.first { $0.0 == eventCode }?.1 ?? "?"))
            guard let input = aStream as? InputStream, eventCode == .hasBytesAvailable else { return }
            var byte: UInt8 = 0
            _ = input.read(&byte, maxLength: 1)
        }
    }

    @Test func runLoopsDeliverEvents() throws {
        let (input, output) = try pair(4)
        let listener = Listener()
        for stream in [input, output] as [Stream] {
            stream.delegate = listener
            stream.schedule(in: .current, forMode: .default)
        }
        func turn() {
            for _ in 0..<4 { _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01)) }
        }
        input.open()
        turn()
        #expect(listener.events == ["in open"])
        output.open()
        turn()
        #expect(listener.events.dropFirst() == ["out open", "out space"])
        listener.events = []
        _ = output.write([1, 2], maxLength: 2)
        turn()
        #expect(listener.events.filter { $0 == "in bytes" }.count == 2)
        listener.events = []
        output.close()
        turn()
        #expect(listener.events == ["in end"])
    }
}
