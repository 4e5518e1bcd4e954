/// The content of what is shown for an item elsewhere: over the view that says so, or above it on a stack.
enum FollowedContent {
    /// Returns an attribute with the closure's content for the item; it follows the values that the closure captures and changes of the
    /// item.
    ///
    /// - Parameters:
    ///   - first: The item that the content is first made of.
    ///   - read: Tells the item of now and the closure of now. No item leaves the content as it is: it is on its way out then, and the
    ///     closure may reach for what is no longer there.
    static func attribute<Item, Content>(
        in scope: GraphScope, _ first: Item, _ read: @escaping () -> (item: Item?, make: (Item) -> Content)
    ) -> Attribute<Content> {
        var last: Content?
        return Attribute<Content>(in: scope) {
            let (item, make) = read()
            if item == nil, let last { return last }
            let made = AnyAttribute.observing { make(item ?? first) }
            last = made
            return made
        }
    }
}
