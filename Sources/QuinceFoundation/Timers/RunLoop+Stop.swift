import Foundation

// XCTest waits for an expectation by turns of the loop of at most a tenth of a second, and ends a turn from another thread with `RunLoop._stop()`.
// Foundation's own forgets a stop that comes just before the turn begins, which then takes its whole time: on the virtual clock a test took 0.1 s or
// none as the threads happened to meet. `CFoundationSymbols` answers the call here.

extension RunLoop {
    /// Ends the loop's turn in the default mode; the next one where none has begun.
    @_silgen_name("quinceStopRunLoop")
    @_spi(Quince) public func stopTurn() {
        // A timer wakes the loop of any thread, and waits for one that is not running.
        let timer = Timer(fire: Date(), interval: 0, repeats: false) { _ in CFRunLoopStop(CFRunLoopGetCurrent()) }
        add(timer, forMode: .default)
    }
}
