/// The views of a button's or link's label: one as it is, several beside each other, as they are in a row.
enum LabelViews {
    @MainActor static func view<Content: View>(_ content: Content) -> AnyView {
        Content._viewListCount(inputs: _ViewListCountInputs()) == 1 ? AnyView(content) : AnyView(HStack { content })
    }
}
