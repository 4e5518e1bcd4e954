/// The items of a share sheet: values, or sources that make them.
@MainActor struct ActivityItems {
    let given: [Any]

    /// The items as activities may see them before one is chosen.
    func placeholders(_ controller: UIActivityViewController) -> [Any] {
        given.map { ($0 as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(controller) ?? $0 }
    }

    /// Makes the items for an activity. Providers work in the background; without any the handler is called at once.
    func resolve(
        for type: UIActivity.ActivityType?, _ controller: UIActivityViewController, handler: @escaping @MainActor ([Any]) -> Void
    ) {
        let providers = given.compactMap { $0 as? UIActivityItemProvider }.filter { !$0.isFinished && !$0.isExecuting }
        guard !providers.isEmpty else { return handler(values(for: type, controller)) }
        for provider in providers { provider.activityType = type }
        let answer = ActivityItemsAnswer { handler(values(for: type, controller)) }
        let queue = OperationQueue()
        let end = BlockOperation { DispatchQueue.main.async { MainActor.assumeIsolated { answer.call() } } }
        for provider in providers { end.addDependency(provider) }
        queue.addOperations(providers + [end], waitUntilFinished: false)
    }

    private func values(for type: UIActivity.ActivityType?, _ controller: UIActivityViewController) -> [Any] {
        given.compactMap { item in
            guard let source = item as? any UIActivityItemSource else { return item }
            return source.activityViewController(controller, itemForActivityType: type)
        }
    }
}

/// The completion handler to call on the main thread when the items are available.
private final class ActivityItemsAnswer: @unchecked Sendable {
    private let handler: @MainActor () -> Void
    init(_ handler: @escaping @MainActor () -> Void) { self.handler = handler }
    @MainActor func call() { handler() }
}
