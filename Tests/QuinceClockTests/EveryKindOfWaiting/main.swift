import Dispatch
import Foundation
import Glibc

/// Uses every way of waiting there is; each line says when it happened, in seconds of the device's clock.
let start = Date()
let lock = NSLock()
nonisolated(unsafe) var pending = 0

func log(_ text: String) {
    lock.withLock { print("\(String(format: "%.6f", Date().timeIntervalSince(start))) \(text)") }
}
func begin() { lock.withLock { pending += 1 } }
func end() { lock.withLock { pending -= 1 } }

print(start, Int.random(in: 0..<1_000_000), UUID(), Set(["a", "b", "c", "d"]).first!)

begin()
nonisolated(unsafe) var ticks = 0
_ = Timer.scheduledTimer(withTimeInterval: 1.5, repeats: true) { timer in
    ticks += 1
    log("timer \(ticks)")
    if ticks == 20 {
        timer.invalidate()
        end()
    }
}

begin()
DispatchQueue.main.asyncAfter(deadline: .now() + 7.25) {
    log("asyncAfter main")
    end()
}
begin()
DispatchQueue.global().asyncAfter(wallDeadline: .now() + 8.125) {
    log("asyncAfter wall")
    end()
}

begin()
Task.detached {
    for index in 1...3 {
        try? await Task.sleep(nanoseconds: 4_100_000_000)
        log("Task.sleep \(index)")
    }
    try? await Task.sleep(for: .milliseconds(50), clock: .continuous)
    log("Task.sleep continuous")
    end()
}

begin()
Thread {
    sleep(3)
    log("sleep")
    usleep(333_333)
    log("usleep")
    Thread.sleep(forTimeInterval: 0.9)
    log("Thread.sleep")
    var time = timespec(tv_sec: 1, tv_nsec: 1000)
    nanosleep(&time, nil)
    log("nanosleep")
    _ = poll(nil, 0, 2500)
    log("poll")
    var timeout = timeval(tv_sec: 1, tv_usec: 0)
    select(0, nil, nil, nil, &timeout)
    log("select")
    Thread.sleep(until: start.addingTimeInterval(20))
    log("Thread.sleep(until:)")
    end()
}.start()

begin()
let source = DispatchSource.makeTimerSource(queue: .global())
nonisolated(unsafe) var fires = 0
source.schedule(deadline: .now() + 0.7, repeating: 2.2, leeway: .nanoseconds(0))
source.setEventHandler {
    fires += 1
    log("source \(fires)")
    if fires == 10 {
        source.cancel()
        end()
    }
}
source.resume()

begin()
let condition = NSCondition()
Thread {
    condition.lock()
    log("condition wait \(condition.wait(until: Date().addingTimeInterval(6)))")
    log("condition signalled \(condition.wait(until: Date().addingTimeInterval(60)))")
    condition.unlock()
    end()
}.start()
begin()
DispatchQueue.global().asyncAfter(deadline: .now() + 10) {
    condition.lock()
    condition.signal()
    condition.unlock()
    end()
}

begin()
let semaphore = DispatchSemaphore(value: 0)
DispatchQueue.global().async {
    log("semaphore \(semaphore.wait(timeout: .now() + 12.5))")
    end()
}

begin()
DispatchQueue.global().async {
    let group = DispatchGroup()
    group.enter()
    log("group \(group.wait(wallTimeout: .now() + 13.5))")
    end()
}

while lock.withLock({ pending > 0 }) { _ = RunLoop.main.run(mode: .default, before: Date().addingTimeInterval(5)) }
log("end")
