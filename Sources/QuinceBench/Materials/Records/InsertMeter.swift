import QuartzCore

/// Inserts objects into a new store, in milliseconds.
struct InsertMeter {
    func run(count: Int) throws {
        let store = try EntryStore(named: "inserted")
        let start = CACurrentMediaTime()
        try store.insert(count: count)
        print("insert: \((CACurrentMediaTime() - start) * 1000)")
        try store.remove()
    }
}
