import CoreData
import QuartzCore

/// Fetches the objects of a group by its index, and reads two properties of each; the median of some runs, in milliseconds.
struct FetchMeter {
    private static let runs = 9
    private let store: EntryStore

    init(_ store: EntryStore) { self.store = store }

    func run() throws {
        var times: [Double] = []
        for run in 0...Self.runs {
            let time = try fetch(group: 10 + run)
            // The first run reads the file.
            if run > 0 { times.append(time) }
        }
        print("fetch: \(times.median)")
    }

    private func fetch(group: Int) throws -> Double {
        let context = store.container.newBackgroundContext()
        return try context.performAndWait {
            let start = CACurrentMediaTime()
            let request = Entry.fetchRequest()
            request.predicate = NSPredicate(format: "group == %d", group)
            let found = try context.fetch(request)
            var (sum, letters) = (Int64(0), 0)
            for entry in found {
                sum += entry.number
                letters += entry.title?.utf8.count ?? 0
            }
            let time = (CACurrentMediaTime() - start) * 1000
            guard found.count > 0, sum > 0, letters > 0 else { throw CocoaError(.fileReadUnknown) }
            print("fetched: \(found.count)")
            return time
        }
    }
}
