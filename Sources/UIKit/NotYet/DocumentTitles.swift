// Titles of documents in navigation bars.

@available(*, unavailable, message: "not yet in Quince: the head of a document in a title's menu")
@preconcurrency @MainActor open class UIDocumentProperties: NSObject {}
