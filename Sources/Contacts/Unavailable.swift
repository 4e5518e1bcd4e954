import QuinceFoundation

@available(*, unavailable, message: "not yet in Quince: the history of changes to contacts")
open class CNChangeHistoryFetchRequest: NSObject {}
@available(*, unavailable, message: "not yet in Quince: the history of changes to contacts")
open class CNChangeHistoryEvent: NSObject {}
@available(*, unavailable, message: "not yet in Quince: the history of changes to contacts")
open class CNFetchResult<ValueType>: NSObject {}
