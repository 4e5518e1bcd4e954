import Foundation

// Names of SwiftData that Quince does not have yet. Declared, so that what uses them says so when it is built.

@available(*, unavailable, message: "not yet in Quince: batches of stores of an app's own; delete models one by one")
public protocol DataStoreBatching {}

@available(*, unavailable, message: "not yet in Quince: SwiftData's store by itself; use a ModelContainer with a ModelConfiguration")
public final class DefaultStore {}

@available(*, unavailable, message: "not yet in Quince: history of stores of an app's own; ModelContext.fetchHistory(_:) is there")
public protocol HistoryProviding: AnyObject {}
