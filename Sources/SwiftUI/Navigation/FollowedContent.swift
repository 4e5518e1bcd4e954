/// The content of what is shown for an item elsewhere: over the view that says so, or above it on a stack.
enum FollowedContent {
    /// Returns an attribute with the closure's content for the item; it follows the values that the closure captures and changes of the
    /// item.
    ///
    /// - Parameters:
    ///   - first: The item of the initial content.
    ///   - read: Returns the current item and closure. A nil item leaves the content unchanged: it is on its way out, and the closure may
    ///     access objects that no longer exist.
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
