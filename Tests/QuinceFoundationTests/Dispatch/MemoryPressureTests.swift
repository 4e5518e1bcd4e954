import QuinceFoundation
import Synchronization
import Testing

struct MemoryPressureTests {
    @Test func aSourceHearsWhatItAsksFor() async {
        let heard = await withCheckedContinuation { (done: CheckedContinuation<UInt, Never>) in
            let source = DispatchSource.makeMemoryPressureSource(eventMask: [.warning, .critical])
            source.setEventHandler {
                done.resume(returning: source.data.rawValue)
                source.cancel()
            }
            source.activate()
            MemoryPressure.post(.normal)
            MemoryPressure.post(.warning)
        }
        #expect(DispatchSource.MemoryPressureEvent(rawValue: heard) == .warning)
    }

    @Test func itSaysWhatItAsksFor() {
        let source = DispatchSource.makeMemoryPressureSource(eventMask: .critical, queue: .main)
        #expect(source.mask == .critical)
        source.activate()
        source.cancel()
        #expect(source.isCancelled)
    }
}
