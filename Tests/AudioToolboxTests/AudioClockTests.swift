import Synchronization
import Testing

@testable import AudioToolbox

struct AudioClockTests {
    @Test func timersFireInTheirOrderAtTheirTimes() {
        let clock = ManualAudioClock()
        let start = clock.now
        let times = Mutex<[TimeInterval]>([])
        let timers = [2, 1, 3].map { delay in clock.schedule(after: delay) { times.withLock { $0.append(clock.now - start) } } }
        clock.advance(by: 2.5)
        #expect(times.withLock { $0 } == [1, 2])
        timers[2].cancel()
        clock.advance(by: 10)
        #expect(times.withLock { $0 } == [1, 2])
        #expect(clock.now - start == 12.5)
    }

    @Test func releasedTimersDoNotFire() {
        let clock = ManualAudioClock()
        let count = Mutex(0)
        _ = clock.schedule(after: 1) { count.withLock { $0 += 1 } }
        clock.advance(by: 2)
        #expect(count.withLock { $0 } == 0)
    }

    @Test func buffersOfAListFollowEachOther() {
        let list = AudioBufferList.allocate(maximumBuffers: 3)
        defer { free(list.unsafeMutablePointer) }
        #expect(list.count == 3)
        list[2].mDataByteSize = 12
        #expect(list.map(\.mDataByteSize) == [0, 0, 12])
        #expect(AudioBufferList.sizeInBytes(maximumBuffers: 3) == 8 + 3 * 16)
    }
}
