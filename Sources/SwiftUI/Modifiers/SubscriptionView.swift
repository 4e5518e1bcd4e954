/// A view that does something with what a publisher says.
///
/// Source: Apple's documentation of `SubscriptionView`.
@MainActor @preconcurrency public struct SubscriptionView<PublisherType: Publisher, Content: View>: View
where PublisherType.Failure == Never {
    nonisolated(unsafe) public var content: Content
    nonisolated(unsafe) public var publisher: PublisherType
    nonisolated(unsafe) public var action: (PublisherType.Output) -> Void

    nonisolated public init(content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void) {
        (self.content, self.publisher, self.action) = (content, publisher, action)
    }

    public var body: some View { content.onReceive(publisher, perform: action) }
}
