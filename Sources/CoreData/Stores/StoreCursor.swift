import QuinceFoundation

/// The identifiers that a fetch selects, in its order, as the store was when it began.
///
/// The first of them are known at once; the others are read meanwhile, and waited for where they are needed.
protocol StoreCursor: AnyObject {
    var count: Int { get }
    /// The identifiers at some positions; where they cannot be read, the app ends with iOS's exception.
    func ids(_ range: Range<Int>) -> [NSManagedObjectID]
}
