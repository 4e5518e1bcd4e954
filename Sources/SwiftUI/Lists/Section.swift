/// Views that belong together, with a header and a footer.
@MainActor @preconcurrency public struct Section<Parent, Content, Footer> {
    nonisolated(unsafe) let header: Parent
    nonisolated(unsafe) let content: Content
    nonisolated(unsafe) let footer: Footer
    /// Whether the content is shown, where people may hide it.
    nonisolated(unsafe) var isExpanded: Binding<Bool>?
}

extension Section: View, ListView where Parent: View, Content: View, Footer: View {
    public typealias Body = Never

    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer) {
        (self.header, self.content, self.footer) = (header(), content(), footer())
    }

    public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        let scope = inputs.base.scope
        let titles = titleInputs(inputs, isHeader: true)
        let (header, content) = lists(view, inputs, titles)
        let footer = Footer._makeViewList(view: view.map(scope) { $0.footer }, inputs: titleInputs(inputs, isHeader: false)).list
        return _ViewListOutputs(SectionList(header, content, footer))
    }

    private static func lists(_ view: _GraphValue<Self>, _ inputs: _ViewListInputs, _ titles: _ViewListInputs) -> (
        header: ViewList, content: ViewList
    ) {
        let scope = inputs.base.scope
        guard view.attribute.untrackedValue.isExpanded != nil else {
            return (
                Parent._makeViewList(view: view.map(scope) { $0.header }, inputs: titles).list,
                Content._makeViewList(view: view.map(scope) { $0.content }, inputs: inputs).list
            )
        }
        let header = view.map(scope) { ExpandableHeader(header: $0.header, isExpanded: $0.isExpanded ?? .constant(true)) }
        let content = view.map(scope) { ExpandableContent(content: $0.content, isExpanded: $0.isExpanded ?? .constant(true)) }
        return (
            ExpandableHeader<Parent>._makeViewList(view: header, inputs: titles).list,
            ExpandableContent<Content>._makeViewList(view: content, inputs: inputs).list
        )
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
                values.isSectionHeader = isHeader
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
    @available(iOS, deprecated: 100000.0, renamed: "Section(content:footer:)")
    nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { EmptyView() }, footer: { footer })
    }
}
extension Section where Parent: View, Content: View, Footer: View {
    @available(iOS, deprecated: 100000.0, renamed: "Section(content:header:footer:)")
    nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { header }, footer: { footer })
    }
}
extension Section where Parent: View, Content: View, Footer == EmptyView {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(content: content, header: header, footer: { EmptyView() })
    }
    /// A section whose content is shown while a value is true. In lists of the sidebar style people switch it at the header.
    ///
    /// Source: Apple's documentation of `Section.init(isExpanded:content:header:)`.
    nonisolated public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(content: content, header: header)
        self.isExpanded = isExpanded
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
    nonisolated public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
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
