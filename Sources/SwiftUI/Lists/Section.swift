/// Views that belong together, with a header and a footer.
@MainActor @preconcurrency public struct Section<Parent, Content, Footer> {
    nonisolated(unsafe) let header: Parent
    nonisolated(unsafe) let content: Content
    nonisolated(unsafe) let footer: Footer
}

extension Section: View, ListView where Parent: View, Content: View, Footer: View {
    public typealias Body = Never

    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer) {
        (self.header, self.content, self.footer) = (header(), content(), footer())
    }

    public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        let scope = inputs.base.scope
        let titles = titleInputs(inputs, isHeader: true)
        let header = Parent._makeViewList(view: view.map(scope) { $0.header }, inputs: titles).list
        let content = Content._makeViewList(view: view.map(scope) { $0.content }, inputs: inputs).list
        let footer = Footer._makeViewList(view: view.map(scope) { $0.footer }, inputs: titleInputs(inputs, isHeader: false)).list
        return _ViewListOutputs(SectionList(header, content, footer))
    }

    /// In lists, headers and footers are small and grey, and headers in capitals.
    private static func titleInputs(_ inputs: _ViewListInputs, isHeader: Bool) -> _ViewListInputs {
        guard inputs.base.environment.untrackedValue.isInListRow else { return inputs }
        var result = inputs
        result.base.environment =
            inputs.base.changingEnvironment { values in
                values.font = .footnote
                values.foreground = AnyShapeStyle(Color.secondary)
                values.isInListRow = false
                if isHeader, values.headerProminence == .increased || values.listsAreSidebars {
                    values.font = .title3.bold()
                    values.foreground = nil
                } else if isHeader, values.listAppearance == .plain {
                    values.font = .subheadline.weight(.semibold)
                } else if isHeader {
                    values.textCase = .uppercase
                }
            }.environment
        return result
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(content: content, header: { EmptyView() }, footer: footer)
    }
}
extension Section where Parent: View, Content: View, Footer == EmptyView {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(content: content, header: header, footer: { EmptyView() })
    }
    nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { header }, footer: { EmptyView() })
    }
}
extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
    }
}
extension Section where Parent == Text, Content: View, Footer == EmptyView {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { Text(titleKey) })
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { Text(title) })
    }
}

/// The views of a section: in a row for most, apart for lists.
final class SectionList: ViewList {
    private let header, content, footer: ViewList
    private let all: JoinedList

    init(_ header: ViewList, _ content: ViewList, _ footer: ViewList) {
        (self.header, self.content, self.footer) = (header, content, footer)
        all = JoinedList([header, content, footer])
        super.init()
        all.parent = self
    }

    override var count: Int { all.count }
    override func element(at index: Int) -> ViewElement { all.element(at: index) }
    override var sections: [ListSection] {
        [
            ListSection(
                header: header.count > 0 ? header : nil, footer: footer.count > 0 ? footer : nil, content: content,
                id: ObjectIdentifier(self))
        ]
    }
    override func editing(at index: Int) -> RowEditing? { content.editing(at: index) }
}
