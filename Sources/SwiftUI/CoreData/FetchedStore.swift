import CoreData
import QuinceCombine

/// The results of a view's fetch request, kept for the view's lifetime, and fetched again when their context changes.
@MainActor final class FetchedStore<Result: NSFetchRequestResult>: ObservableObject {
    private(set) var results: [Result] = []
    /// The sections of a sectioned request, in order: their identifiers and the results in them.
    private(set) var sections: [(identifier: AnyHashable, results: [Result])] = []
    private weak var context: NSManagedObjectContext?
    /// The request as the view's property gave it last, and with what the app has changed of it since.
    private var given: NSFetchRequest<Result>?
    private(set) var request: NSFetchRequest<Result>?
    private var section: ((Result) -> AnyHashable)?
    private var animation: Animation?
    private var token: (any NSObjectProtocol)?

    deinit { if let token { NotificationCenter.default.removeObserver(token) } }

    /// Fetches when the view asks for results in another context, or the first time.
    func update(
        _ given: NSFetchRequest<Result>, _ context: NSManagedObjectContext, _ animation: Animation?,
        section: ((Result) -> AnyHashable)? = nil
    ) {
        (self.animation, self.section) = (animation, section)
        let isOther = self.given !== given
        if isOther { (self.given, request) = (given, Self.copy(given)) }
        guard isOther || self.context !== context else { return }
        if self.context !== context { observe(context) }
        fetch()
    }

    /// Changes the request, and fetches.
    func change(_ change: (NSFetchRequest<Result>) -> Void) {
        guard let request else { return }
        change(request)
        notify()
    }

    private static func copy(_ request: NSFetchRequest<Result>) -> NSFetchRequest<Result> {
        request.copy() as? NSFetchRequest<Result> ?? request
    }

    private func observe(_ context: NSManagedObjectContext) {
        if let token { NotificationCenter.default.removeObserver(token) }
        self.context = context
        token = NotificationCenter.default.addObserver(forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil) {
            [weak self] _ in MainActor.assumeIsolated { self?.notify() }
        }
    }

    /// Views show other results, or the same ones with other values.
    private func notify() {
        if let animation { withAnimation(animation) { objectWillChange.send() } } else { objectWillChange.send() }
        fetch()
    }

    private func fetch() {
        guard let context, let request else { return }
        do { results = try context.fetch(request) } catch {
            NSLog("CoreData: a view's fetch request failed: %@", "\(error)")
            results = []
        }
        sections = []
        guard let section else { return }
        for result in results {
            let identifier = section(result)
            if sections.last?.identifier == identifier {
                sections[sections.count - 1].results.append(result)
            } else {
                sections.append((identifier, [result]))
            }
        }
    }
}
