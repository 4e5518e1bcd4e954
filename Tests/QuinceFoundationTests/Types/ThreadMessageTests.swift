@_spi(Quince) import QuinceFoundation
import Testing

private final class Listener: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    private var texts: [String] = []
    let done = DispatchSemaphore(value: 0)
    var heard: [String] { lock.withLock { texts } }

    func listen(_ text: String) {
        lock.withLock { texts.append("listen \(text)") }
        while heard.count < 2, RunLoop.current.run(mode: .default, before: .distantFuture) {}
        done.signal()
    }
    func hear(_ text: String) { lock.withLock { texts.append("hear \(text)") } }
}

@Suite(.serialized) struct ThreadMessageTests {
    init() {
        ObjectRuntime.register(Listener.self) { type in
            type.method("listen:") { object, arguments in
                (object as! Listener).listen(arguments[0] as! String)
                return nil
            }
            type.method("hear:") { object, arguments in
                (object as! Listener).hear(arguments[0] as! String)
                return nil
            }
        }
    }

    @Test func aThreadHandlesMessagesSentBeforeItsStart() {
        let listener = Listener()
        let thread = Thread(target: listener, selector: Selector("listen:"), object: "a")
        listener.perform(Selector("hear:"), on: thread, with: "b", waitUntilDone: false)
        thread.start()
        listener.done.wait()
        #expect(listener.heard == ["listen a", "hear b"])
    }

    @Test func theCurrentThreadHandlesAMessageAtOnce() {
        let listener = Listener()
        listener.perform(Selector("hear:"), on: .current, with: "b", waitUntilDone: true)
        #expect(listener.heard == ["hear b"])
    }

    @Test func eachObjectGetsTheMessage() {
        let listeners = [Listener(), Listener()]
        NSArray(array: listeners).makeObjectsPerform(Selector("hear:"), with: "c")
        #expect(listeners.map(\.heard) == [["hear c"], ["hear c"]])
    }
}
