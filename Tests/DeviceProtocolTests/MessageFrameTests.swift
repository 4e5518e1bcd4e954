import DamageSupport
import DeviceProtocol
import Foundation
import Testing

/// The frames both ends of a device's socket read: damaged ones are refused, and never more than that.
struct MessageFrameTests {
    private static let frames = [
        MessageFrame(kind: .message, payload: Data("{\"ready\":{}}".utf8)), MessageFrame(kind: .commit, payload: Data()),
        MessageFrame(kind: .commit, payload: Data((0..<1000).map { UInt8($0 % 251) })), MessageFrame(kind: .message, payload: Data([0])),
    ]
    private static let stream = frames.reduce(Data()) { $0 + $1.encoded }

    /// The frames of a stream that arrives in pieces of `size` bytes.
    private func frames(_ stream: Data, inPiecesOf size: Int) throws -> [MessageFrame] {
        var decoder = MessageFrameDecoder()
        var frames: [MessageFrame] = []
        for start in stride(from: 0, to: stream.count, by: size) {
            decoder.append(stream.dropFirst(start).prefix(size))
            while let frame = try decoder.next() { frames.append(frame) }
        }
        return frames
    }

    @Test(arguments: [1, 2, 3, 5, 7, 64, 999, 1 << 20])
    func framesArriveHoweverTheyAreCut(size: Int) throws {
        #expect(try frames(Self.stream, inPiecesOf: size) == Self.frames)
    }

    @Test func aTruncatedStreamYieldsItsWholeFrames() throws {
        for end in 0..<Self.stream.count {
            let found = try frames(Self.stream.prefix(end), inPiecesOf: 64)
            #expect(found == Array(Self.frames.prefix(found.count)))
            #expect(found.count < Self.frames.count)
        }
    }

    /// Nothing is kept of a frame that will be refused: its first five bytes are enough.
    @Test(
        arguments: [
            ([0, 0, 0, 0], MessageFrameError.empty), ([1, 0, 0, 0, 99], .unknownKind(99)),
            ([255, 255, 255, 255, 2], .tooLong(4_294_967_294, .commit)), ([2, 0, 0, 16, 2], .tooLong(256 << 20 | 1, .commit)),
            ([2, 0, 0, 1, 1], .tooLong(16 << 20 | 1, .message)),
        ] as [([UInt8], MessageFrameError)])
    func whatIsNoFrameIsRefusedByItsBeginning(bytes: [UInt8], error: MessageFrameError) {
        var decoder = MessageFrameDecoder()
        decoder.append(Data(bytes))
        #expect(throws: error) { try decoder.next() }
        // Nobody knows where the next frame would begin.
        decoder.append(Self.stream)
        #expect(throws: error) { try decoder.next() }
    }

    @Test func theLongestFramesAreWaitedFor() throws {
        for kind in MessageFrame.Kind.allCases {
            var decoder = MessageFrameDecoder()
            withUnsafeBytes(of: UInt32(kind.maximumLength + 1).littleEndian) { decoder.append(Data($0)) }
            decoder.append(Data([kind.rawValue, 1, 2, 3]))
            #expect(try decoder.next() == nil)
        }
    }

    @Test func aFloodOfSmallFramesIsReadInOneGo() throws {
        let one = MessageFrame(kind: .message, payload: Data("{}".utf8)).encoded
        var flood = Data()
        for _ in 0..<100_000 { flood.append(one) }
        #expect(try frames(flood + one.prefix(3), inPiecesOf: 1 << 18).count == 100_000)
    }

    @Test func damagedStreamsYieldFramesOrAnError() {
        var damage = Damage(alphabet: "\u{0}\u{1}\u{2}\u{3}")
        var refused = 0
        for round in 0..<2_000 {
            do {
                for frame in try frames(Data(damage.apply(to: Array(Self.stream))), inPiecesOf: 1 + round % 97) {
                    #expect(frame.payload.count <= frame.kind.maximumLength)
                }
            } catch {
                #expect(error is MessageFrameError)
                #expect(!"\(error)".isEmpty)
                refused += 1
            }
        }
        #expect(refused > 0)
        #expect(refused < 2_000)
    }
}
