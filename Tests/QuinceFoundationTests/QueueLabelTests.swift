import Testing

@_spi(Quince) @testable import QuinceFoundation

/// Apps print the queue that they run on by its C label.
struct QueueLabelTests {
    @Test func aQueueHasTheLabelItWasMadeWith() {
        let queue = DispatchQueue(label: "com.example.network")
        #expect(String(cString: __dispatch_queue_get_label(queue)) == "com.example.network")
        #expect(__dispatch_queue_get_label(queue) == __dispatch_queue_get_label(DispatchQueue(label: "com.example.network")))
    }

    @Test func nilIsTheQueueTheCallerRunsOn() {
        let queue = DispatchQueue(label: "com.example.database")
        #expect(queue.sync { String(cString: __dispatch_queue_get_label(nil), encoding: .utf8) } == "com.example.database")
    }
}
