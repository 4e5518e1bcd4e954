import CoreData
@_spi(Quince) import QuinceFoundation

/// The results of a view's fetch request, kept in the graph and followed while the view is there.
final class FetchLocation<Result: NSFetchRequestResult>: NSObject, NSFetchedResultsControllerDelegate, @unchecked Sendable {
    private let changes = Attribute(0)
    private var context: NSManagedObjectContext?
    /// The request that the view was made with, before its configuration was changed.
    private var given: NSFetchRequest<Result>?
    private var request: NSFetchRequest<Result>?
    private var controller: NSFetchedResultsController<Result>?
    private var transaction = Transaction()

    /// Fetches where the view's request or its context have changed, and makes the running rule depend on the results.
    func observe(_ makeRequest: () -> NSFetchRequest<Result>, in context: NSManagedObjectContext, _ transaction: Transaction) -> UInt32 {
        self.transaction = transaction
        if context.persistentStoreCoordinator == nil {
            (given, request, controller, self.context) = (nil, nil, nil, context)
            return changes.version
        }
        let request = makeRequest()
        let isSame = given.map { Self.areSame($0, request) } ?? false
        if !isSame || self.context !== context {
            (given, self.context) = (request, context)
            if !isSame { self.request = request.typedCopy }
            fetch()
        }
        _ = changes.value
        return changes.version
    }

    private static func areSame(_ first: NSFetchRequest<Result>, _ second: NSFetchRequest<Result>) -> Bool {
        if first === second { return true }
        return first.entityName == second.entityName && first.predicate == second.predicate
            && first.sortDescriptors == second.sortDescriptors && first.fetchLimit == second.fetchLimit
            && first.fetchOffset == second.fetchOffset
    }

    private func fetch() {
        guard let request, let context, context.persistentStoreCoordinator != nil else {
            controller = nil
            return
        }
        let made = NSFetchedResultsController(unordered: request, in: context)
        made.delegate = self
        do {
            try made.performFetch()
        } catch {
            FileHandle.standardError.write(Data("CoreData: error: A fetch request of a view failed: \(error)\n".utf8))
        }
        controller = made
    }

    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) { noteChange(transaction) }

    private func noteChange(_ transaction: Transaction) {
        MainThread.run { [changes] in Transaction.run(transaction) { changes.replace(changes.untrackedValue &+ 1) } }
    }

    var objects: [Result] { controller?.fetchedObjects ?? [] }

    /// The predicate and the order of the results; changing one fetches again.
    var configuration: (predicate: Foundation.NSPredicate?, order: [NSSortDescriptor]) {
        get { (request?.predicate, request?.sortDescriptors ?? []) }
        set {
            guard let request else { return }
            (request.predicate, request.sortDescriptors) = (newValue.predicate, newValue.order)
            fetch()
            noteChange(.current)
        }
    }
}
