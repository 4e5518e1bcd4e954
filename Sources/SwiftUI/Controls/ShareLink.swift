/// A button that offers to share values.
///
/// Source: Apple's documentation of `ShareLink`.
@MainActor @preconcurrency public struct ShareLink<Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View>: View
where Data.Element: Transferable {
    nonisolated(unsafe) private let items: Data
    private let subject: Text?
    private let message: Text?
    nonisolated(unsafe) private let label: Label
    @State private var presenter = ControllerPresenter()

    nonisolated init(_ items: Data, _ subject: Text?, _ message: Text?, _ label: Label) {
        self.items = items
        self.subject = subject
        self.message = message
        self.label = label
    }

    public var body: some View {
        Button(action: share) { label }.modifier(PresenterModifier(presenter: presenter))
    }

    private func share() {
        let known = items.map { TransferProviders.known($0) }
        guard known.contains(where: { $0 == nil }) else { return show(known.compactMap { $0 }) }
        nonisolated(unsafe) let items = Array(items)
        Task { @MainActor in
            var shared: [Any] = []
            for item in items { if let one = await TransferProviders.shared(item) { shared.append(one) } }
            show(shared)
        }
    }

    private func show(_ shared: [Any]) {
        presenter.present { environment in
            let texts = [subject, message].compactMap { $0?.plainText(in: environment) }
            return UIActivityViewController(activityItems: shared + texts, applicationActivities: nil)
        }
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
    nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(items, subject, message, label())
    }
    nonisolated public init<I: Transferable>(item: I, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
    where Data == CollectionOfOne<I> { self.init(CollectionOfOne(item), subject, message, label()) }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(items, subject, message, DefaultShareLinkLabel(title: nil))
    }
    nonisolated public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(items, subject, message, DefaultShareLinkLabel(title: Text(titleKey)))
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
    ) { self.init(items, subject, message, DefaultShareLinkLabel(title: Text(title))) }
    nonisolated public init<I: Transferable>(item: I, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, DefaultShareLinkLabel(title: nil))
    }
    nonisolated public init<I: Transferable>(_ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, DefaultShareLinkLabel(title: Text(titleKey)))
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol, I: Transferable>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, DefaultShareLinkLabel(title: Text(title)))
    }
}

/// The system's symbol for sharing with a title.
@MainActor @preconcurrency public struct DefaultShareLinkLabel: View {
    private let title: Text?
    nonisolated init(title: Text?) { self.title = title }

    public var body: some View {
        Label {
            title ?? Text(verbatim: SystemText.text(.share) + "…")
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }
    }
}
