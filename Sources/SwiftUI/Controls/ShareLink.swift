/// A button that offers to share values.
///
/// Source: Apple's documentation of `ShareLink`.
@MainActor @preconcurrency
public struct ShareLink<
    Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View
>: View where Data.Element: Transferable {
    nonisolated(unsafe) private let items: Data
    private let subject: Text?
    private let message: Text?
    nonisolated(unsafe) private let preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?
    nonisolated(unsafe) private let label: Label
    @State private var presenter = ControllerPresenter()

    nonisolated init(
        _ items: Data, _ subject: Text?, _ message: Text?, _ preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?,
        _ label: Label
    ) {
        self.items = items
        self.subject = subject
        self.message = message
        self.preview = preview
        self.label = label
    }

    public var body: some View {
        Button(action: share) { label }.modifier(PresenterModifier(presenter: presenter))
    }

    private func share() {
        // The sheet has one head: that of the first value.
        nonisolated(unsafe) let preview = items.first.flatMap { first in self.preview.map { $0(first) } }
        let picture: (any Transferable)? = preview?.image ?? preview?.icon
        let known = items.map { TransferProviders.known($0) }, knownPicture = picture.flatMap { TransferProviders.known($0) }
        if known.allSatisfy({ $0 != nil }), picture == nil || knownPicture != nil {
            return show(known.compactMap { $0 }, preview?.title, knownPicture)
        }
        nonisolated(unsafe) let items = Array(items), wanted = picture
        Task { @MainActor in
            var shared: [Any] = []
            for item in items { if let one = await TransferProviders.shared(item) { shared.append(one) } }
            var shown: Any?
            if let wanted { shown = await TransferProviders.shared(wanted) }
            show(shared, preview?.title, shown)
        }
    }

    private func show(_ shared: [Any], _ title: Text?, _ picture: Any?) {
        presenter.present { environment in
            var activityItems = shared
            if let first = shared.first {
                // Several values are counted in the head, whatever the first one's title.
                let title = shared.count == 1 ? title?.plainText(in: environment) : nil
                activityItems[0] = SharedItem(
                    first, subject: subject?.plainText(in: environment) ?? "", title: title ?? "", picture: picture as? UIImage)
            }
            if let message { activityItems.append(message.plainText(in: environment)) }
            return UIActivityViewController(activityItems: activityItems, applicationActivities: nil)
        }
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
    nonisolated public init(
        items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(items, subject, message, nil, label())
    }
    nonisolated public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, nil, label())
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    nonisolated public init(
        items: Data, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(items, subject, message, nil, DefaultShareLinkLabel(title: nil))
    }
    nonisolated public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title: nil))
    }
    nonisolated public init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(items, subject, message, nil, DefaultShareLinkLabel(title: Text(titleKey)))
    }
    nonisolated public init<I: Transferable>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title: Text(titleKey)))
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(items, subject, message, nil, DefaultShareLinkLabel(title: Text(title)))
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol, I: Transferable>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title: Text(title)))
    }
    nonisolated public init(
        _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(items, subject, message, nil, DefaultShareLinkLabel(title: title))
    }
    nonisolated public init<I: Transferable>(
        _ title: Text, item: I, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title: title))
    }
}

extension ShareLink {
    nonisolated public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
    ) {
        self.init(items, subject, message, preview, label())
    }
    nonisolated public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, { _ in preview }, label())
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    nonisolated public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(items, subject, message, preview, DefaultShareLinkLabel(title: nil))
    }
    nonisolated public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, { _ in preview }, DefaultShareLinkLabel(title: nil))
    }
    nonisolated public init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(items, subject, message, preview, DefaultShareLinkLabel(title: Text(titleKey)))
    }
    nonisolated public init<I: Transferable>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, { _ in preview }, DefaultShareLinkLabel(title: Text(titleKey)))
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(items, subject, message, preview, DefaultShareLinkLabel(title: Text(title)))
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol, I: Transferable>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, { _ in preview }, DefaultShareLinkLabel(title: Text(title)))
    }
    nonisolated public init(
        _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(items, subject, message, preview, DefaultShareLinkLabel(title: title))
    }
    nonisolated public init<I: Transferable>(
        _ title: Text, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, { _ in preview }, DefaultShareLinkLabel(title: title))
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
