/// The content of a section that may be hidden.
struct ExpandableContent<Content: View>: View {
    nonisolated(unsafe) let content: Content
    let isExpanded: Binding<Bool>

    var body: some View { if isExpanded.wrappedValue { content } }
}

/// The header of a section that may be hidden: in sidebars a chevron at its end shows and hides it.
struct ExpandableHeader<Header: View>: View {
    nonisolated(unsafe) let header: Header
    let isExpanded: Binding<Bool>
    @Environment(\.listsAreSidebars) private var isInSidebar

    var body: some View {
        if isInSidebar {
            HStack {
                header
                Spacer()
                Button {
                    withAnimation { isExpanded.wrappedValue.toggle() }
                } label: {
                    Image(systemName: "chevron.right").font(.body.weight(.semibold)).imageScale(.small)
                        .rotationEffect(.degrees(isExpanded.wrappedValue ? 90 : 0))
                }
            }
        } else {
            header
        }
    }
}
