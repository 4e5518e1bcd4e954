import CoreData
import UIKit

/// Lists of fetched results over few and many rows, in turn: from the fetch to the end of the first frame.
@MainActor struct EntryListMeter {
    private static let runs = 20
    private let stage: RecordsController
    private let turns: Turns

    init(_ stage: RecordsController, _ turns: Turns) { (self.stage, self.turns) = (stage, turns) }

    func run(few: Int, many: Int) async throws {
        let stores = try [few, many].map { count in
            let store = try EntryStore(named: "list \(count)")
            try store.fill(count: count)
            return store
        }
        var pairs = Pairs(few: few, many: many)
        for run in 0...Self.runs {
            let (first, second) = (await measure(stores[0]), await measure(stores[1]))
            // The first run fills caches.
            if run > 0 { pairs.add("results", few: first, many: second) }
        }
        pairs.report()
        for store in stores { try store.remove() }
    }

    private func measure(_ store: EntryStore) async -> [String: Double] {
        let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        context.persistentStoreCoordinator = store.container.persistentStoreCoordinator
        let screen = EntryListScreen(context)
        let first = await turns.time { stage.show(screen) }
        _ = await turns.time { stage.hide(screen) }
        return ["first": first]
    }
}

/// A table of all entries, the newest first.
final class EntryListScreen: UITableViewController, NSFetchedResultsControllerDelegate {
    private let context: NSManagedObjectContext
    private lazy var results: NSFetchedResultsController<Entry> = {
        let request = Entry.fetchRequest()
        request.sortDescriptors = [NSSortDescriptor(key: "created", ascending: false)]
        request.fetchBatchSize = 20
        let results = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
        results.delegate = self
        return results
    }()

    init(_ context: NSManagedObjectContext) {
        self.context = context
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { fatalError("not in a storyboard") }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "entry")
        do { try results.performFetch() } catch { print("failed with \(error)") }
    }

    override func numberOfSections(in tableView: UITableView) -> Int { results.sections?.count ?? 0 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        results.sections?[section].numberOfObjects ?? 0
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "entry", for: indexPath)
        let entry = results.object(at: indexPath)
        var content = cell.defaultContentConfiguration()
        (content.text, content.secondaryText) = (entry.title, entry.note)
        cell.contentConfiguration = content
        return cell
    }

    func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) { tableView.reloadData() }
}
