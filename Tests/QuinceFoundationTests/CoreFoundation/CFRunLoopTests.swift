import QuinceFoundation
import Testing

struct CFRunLoopTests {
    @Test func blocksAndObserversRunInTheirModes() {
        var events: [String] = []
        let observer = CFRunLoopObserverCreateWithHandler(kCFAllocatorDefault, CFRunLoopActivity.beforeWaiting.rawValue, false, 0) { _, _ in
            events.append("waits")
        }
        CFRunLoopAddObserver(CFRunLoopGetCurrent(), observer, .commonModes)
        #expect(CFRunLoopContainsObserver(CFRunLoopGetCurrent(), observer, .commonModes))
        CFRunLoopPerformBlock(CFRunLoopGetCurrent(), CFRunLoopMode.defaultMode.rawValue) { events.append("block") }
        let timer = CFRunLoopTimerCreateWithHandler(nil, CFAbsoluteTimeGetCurrent(), 0, 0, 0) { _ in events.append("timer") }
        CFRunLoopAddTimer(CFRunLoopGetCurrent(), timer, .defaultMode)
        while !(events.contains("waits") && events.contains("timer")) { CFRunLoopRunInMode(.defaultMode, 1, true) }
        #expect(events.contains("block"))
        #expect(!CFRunLoopObserverIsValid(observer))
    }
}
