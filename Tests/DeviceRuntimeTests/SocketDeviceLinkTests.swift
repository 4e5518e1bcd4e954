import DamageSupport
import DeviceProtocol
import QuinceFoundation
import Glibc
import RenderProtocol
import Testing

@testable import DeviceRuntime

/// The app's end of the device's socket.
struct SocketDeviceLinkTests {
    /// A link and the device's end of its socket.
    private static func pair() throws -> (link: SocketDeviceLink, device: Int32) {
        var ends: [Int32] = [0, 0]
        try #require(socketpair(AF_UNIX, SOCK_STREAM, 0, &ends) == 0)
        let environment = [LaunchEnvironment.deviceDescriptor: "\(ends[1])"]
        return (try #require(SocketDeviceLink(environment: environment, runtime: .current)), ends[0])
    }

    private static func write(_ bytes: [UInt8], to device: Int32) throws {
        try #require(Glibc.write(device, bytes, bytes.count) == bytes.count)
    }

    private static func stream(_ messages: [DeviceMessage]) throws -> [UInt8] {
        try messages.flatMap { Array(MessageFrame(kind: .message, payload: try JSONEncoder().encode($0)).encoded) }
    }

    private static let messages: [DeviceMessage] = [
        .insertText("grüße"), .deleteBackward(count: 2), .touches([TouchSample(finger: 1, phase: .began, x: 10, y: 20, force: 0)], time: 3),
        .query(id: 4, .elements), .sendElements(true),
    ]

    @Test func messagesArriveInOrderUntilTheDeviceGoes() throws {
        let (link, device) = try Self.pair()
        try Self.write(Self.stream(Self.messages), to: device)
        close(device)
        var received = 0
        while try link.receive() != nil { received += 1 }
        #expect(received == Self.messages.count)
    }

    /// Whatever comes is a message, the end, or an error that names the fault; the app does not crash and does not wait for what will not come.
    @Test func damagedStreamsAreReadOrRefused() throws {
        var damage = Damage(alphabet: "\u{0}\u{1}\u{2}{}[]\",:")
        let stream = try Self.stream(Self.messages)
        var refused = 0
        for _ in 0..<500 {
            let (link, device) = try Self.pair()
            try Self.write(damage.apply(to: stream), to: device)
            close(device)
            do { while try link.receive() != nil {} } catch { refused += 1 }
        }
        #expect(refused > 100)
    }

    /// More than the socket takes at once: header and pixels leave in pieces, and arrive as one frame.
    @Test func aLargeCommitArrivesWhole() async throws {
        let (link, device) = try Self.pair()
        let image = RenderImage(
            width: 1000, height: 1000, bytesPerRow: 4000, isOpaque: false,
            pixels: Data((0..<4_000_000).map { UInt8(truncatingIfNeeded: $0) }))
        let commit = Commit(sequence: 1, time: 0.5, operations: [.addImage(ImageID(1), image), .removeImage(ImageID(1))])
        let frame = Task.detached { () -> MessageFrame? in
            var decoder = MessageFrameDecoder()
            var buffer = [UInt8](repeating: 0, count: 65536)
            while true {
                if let frame = try decoder.next() { return frame }
                let count = read(device, &buffer, buffer.count)
                guard count > 0 else { return nil }
                decoder.append(Data(buffer[0..<count]))
            }
        }
        link.send(commit)
        let received = try #require(try await frame.value)
        #expect(received.kind == .commit)
        #expect(try Commit(binaryData: received.payload) == commit)
        close(device)
    }

    /// An app whose main thread hangs does not outlive its device.
    @Test func aHungAppEndsWithItsDevice() async {
        await #expect(processExitsWith: .signal(SIGALRM)) { @MainActor in
            let (link, device) = try SocketDeviceLinkTests.pair()
            link.start { _ in }
            close(device)
            while true { sched_yield() }
        }
    }
}
