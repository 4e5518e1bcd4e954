@_spi(Quince) import QuinceFoundation

/// A result that arrives later.
open class NSPersistentStoreAsynchronousResult: NSPersistentStoreResult {
    public let managedObjectContext: NSManagedObjectContext
    open internal(set) var operationError: (any Error)?
    open internal(set) var progress: Progress?
    private(set) var isCancelled = false

    init(_ context: NSManagedObjectContext) { managedObjectContext = context }

    /// Leaves the result out, where it has not arrived yet.
    open func cancel() { isCancelled = true }
}

/// The results of an asynchronous fetch request, once they have arrived.
open class NSAsynchronousFetchResult<ResultType: NSFetchRequestResult>: NSPersistentStoreAsynchronousResult {
    public let fetchRequest: NSAsynchronousFetchRequest<ResultType>
    open internal(set) var finalResult: [ResultType]?

    init(_ request: NSAsynchronousFetchRequest<ResultType>, _ context: NSManagedObjectContext) {
        fetchRequest = request
        super.init(context)
    }
}

/// A fetch request whose results are handed to a block. Source: Apple's documentation of `NSAsynchronousFetchRequest`.
open class NSAsynchronousFetchRequest<ResultType: NSFetchRequestResult>: NSPersistentStoreRequest {
    public typealias CompletionBlock = (NSAsynchronousFetchResult<ResultType>) -> Void

    public let fetchRequest: NSFetchRequest<ResultType>
    public let completionBlock: CompletionBlock?
    open var estimatedResultCount = 0

    public init(fetchRequest request: NSFetchRequest<ResultType>, completionBlock blk: CompletionBlock? = nil) {
        (fetchRequest, completionBlock) = (request, blk)
    }
}

extension NSAsynchronousFetchRequest: AsynchronousFetch {
    func start(in context: NSManagedObjectContext) -> NSPersistentStoreResult {
        let result = NSAsynchronousFetchResult(self, context)
        context.perform { [self] in
            guard !result.isCancelled else { return }
            do {
                result.finalResult = try context.fetch(fetchRequest)
            } catch {
                result.operationError = error
            }
            completionBlock?(result)
        }
        return result
    }
}
