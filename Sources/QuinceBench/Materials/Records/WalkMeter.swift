import CoreData

/// Goes through all objects, and says how much memory the process has after a tenth of them and after all.
struct WalkMeter {
    private static let page = 10_000
    private let store: EntryStore

    init(_ store: EntryStore) { self.store = store }

    func run(count: Int) throws {
        try pages(count: count)
        try results(count: count)
    }

    /// Page by page, by fetches of an indexed range, in one context.
    private func pages(count: Int) throws {
        let context = store.container.newBackgroundContext()
        try context.performAndWait {
            for start in stride(from: 0, to: count, by: Self.page) {
                let request = Entry.fetchRequest()
                request.predicate = NSPredicate(
                    format: "created >= %@ AND created < %@", EntryStore.date(start) as NSDate, EntryStore.date(start + Self.page) as NSDate
                )
                var sum = 0
                for entry in try context.fetch(request) { sum += entry.title?.utf8.count ?? 0 }
                guard sum > 0 else { throw CocoaError(.fileReadUnknown) }
                report("pages", after: start + Self.page, of: count)
            }
        }
    }

    /// By index path, through fetched results.
    private func results(count: Int) throws {
        let request = Entry.fetchRequest()
        request.sortDescriptors = [NSSortDescriptor(key: "created", ascending: true)]
        request.fetchBatchSize = 100
        let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        context.persistentStoreCoordinator = store.container.persistentStoreCoordinator
        let results = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
        try results.performFetch()
        for row in 0..<count {
            let entry = results.object(at: IndexPath(row: row, section: 0))
            guard entry.title?.isEmpty == false else { throw CocoaError(.fileReadUnknown) }
            report("results", after: row + 1, of: count)
        }
    }

    private func report(_ name: String, after row: Int, of count: Int) {
        if row == count / 10 { print("\(name) early: \(Self.memory)") }
        if row == count { print("\(name) late: \(Self.memory)") }
    }

    /// Memory of the process without the files that it maps, in megabytes.
    private static var memory: Double {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("RssAnon:") } ?? ""
        let kilobytes = line.split(separator: " ").compactMap { Double($0) }.first ?? .nan
        return kilobytes * 1024 / 1e6
    }
}
