extension Section where Parent: View, Content: View, Footer: View {
    /// Adds actions to the section, which stand after its content.
    ///
    /// Source: Apple's documentation of `sectionActions(content:)` (iOS 18).
    nonisolated public func sectionActions<Actions: View>(@ViewBuilder content: () -> Actions) -> some View {
        let actions = content()
        var result = Section<Parent, TupleView<(Content, Actions)>, Footer>(
            content: { TupleView((self.content, actions)) }, header: { header }, footer: { footer })
        result.isExpanded = isExpanded
        return result
    }
}
