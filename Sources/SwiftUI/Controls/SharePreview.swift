/// The preview of a value in a share sheet's header: a title, and the image, else the icon.
///
/// Source: Apple's documentation of `SharePreview`.
public struct SharePreview<Image: Transferable, Icon: Transferable> {
    let title: Text
    let image: Image?
    let icon: Icon?

    init(title: Text, _ image: Image?, _ icon: Icon?) { (self.title, self.image, self.icon) = (title, image, icon) }
}

extension SharePreview {
    public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { self.init(title: Text(titleKey), image, icon) }
    public init(_ title: Text, image: Image, icon: Icon) { self.init(title: title, image, icon) }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
        self.init(title: Text(title), image, icon)
    }
}

extension SharePreview where Icon == Never {
    public init(_ titleKey: LocalizedStringKey, image: Image) { self.init(title: Text(titleKey), image, nil) }
    public init(_ title: Text, image: Image) { self.init(title: title, image, nil) }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: Image) { self.init(title: Text(title), image, nil) }
}

extension SharePreview where Image == Never {
    public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init(title: Text(titleKey), nil, icon) }
    public init(_ title: Text, icon: Icon) { self.init(title: title, nil, icon) }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init(title: Text(title), nil, icon) }
}

extension SharePreview where Image == Never, Icon == Never {
    public init(_ titleKey: LocalizedStringKey) { self.init(title: Text(titleKey), nil, nil) }
    public init(_ title: Text) { self.init(title: title, nil, nil) }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S) { self.init(title: Text(title), nil, nil) }
}

/// A shared value as a share sheet asks for it, with what the head says of it.
@MainActor final class SharedItem: NSObject, UIActivityItemSource {
    private let item: Any
    private let subject: String
    private let title: String
    private let picture: UIImage?

    /// - Parameters:
    ///   - subject: The subject of messages with the value.
    ///   - title: The title in the header; empty for the title of the value itself.
    init(_ item: Any, subject: String, title: String, picture: UIImage?) {
        (self.item, self.subject, self.title, self.picture) = (item, subject, title, picture)
        super.init()
    }

    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { item }
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { item }
    func activityViewController(
        _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { activityType == nil ? title : subject }
    func activityViewController(
        _ activityViewController: UIActivityViewController, thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
        suggestedSize size: CGSize
    ) -> UIImage? { picture }
}
