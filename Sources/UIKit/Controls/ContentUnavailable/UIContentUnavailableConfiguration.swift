/// A placeholder for a screen without content: an image, texts and buttons.
///
/// Source: Apple's “UIContentUnavailableConfiguration”.
@preconcurrency @MainActor public struct UIContentUnavailableConfiguration: UIContentConfiguration {
    /// How the parts are aligned.
    public enum Alignment: Int, Sendable { case center = 0, natural = 1 }

    /// How the image looks.
    public struct ImageProperties: Hashable {
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        public var tintColor: UIColor?
        public var cornerRadius: CGFloat = 0
        /// The largest size; 0 = no limit.
        public var maximumSize = CGSize.zero
        /// Devices of Quince do not invert colours.
        public var accessibilityIgnoresInvertColors = false
    }

    /// How a text looks.
    public struct TextProperties: Hashable {
        public var font: UIFont
        public var color: UIColor
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// 0 = as many as needed.
        public var numberOfLines = 0
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        public var allowsDefaultTighteningForTruncation = false
    }

    /// The behaviour of a button: its action, menu, role and whether it is enabled.
    public struct ButtonProperties {
        public var primaryAction: UIAction?
        public var menu: UIMenu?
        public var isEnabled = true
        public var role = UIButton.Role.normal
    }

    private enum Kind { case empty, loading, search }

    private let kind: Kind
    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String?
    public var attributedText: NSAttributedString?
    public var textProperties: TextProperties
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties: TextProperties
    /// The main button; it shows when it has a title or an image.
    public var button = UIButton.Configuration.plain()
    public var buttonProperties = ButtonProperties()
    public var secondaryButton = UIButton.Configuration.plain()
    public var secondaryButtonProperties = ButtonProperties()
    public var alignment = Alignment.center
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    public var imageToTextPadding: CGFloat = 14
    public var textToSecondaryTextPadding: CGFloat = 6
    public var textToButtonPadding: CGFloat = 16
    public var buttonToSecondaryButtonPadding: CGFloat = 8
    public var background = UIBackgroundConfiguration.clear()
    /// Whether a wheel turns in place of the image.
    var showsActivity: Bool { kind == .loading }

    private init(_ kind: Kind) {
        self.kind = kind
        let title = UIFont.preferredFont(forTextStyle: .title2)
        textProperties = TextProperties(font: .systemFont(ofSize: title.pointSize, weight: .bold), color: .label)
        secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
        imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 48)
        imageProperties.tintColor = .secondaryLabel
    }

    /// For a screen that has nothing to show.
    public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration(.empty) }

    /// For a screen whose content is on its way.
    public static func loading() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration(.loading)
        configuration.text = SystemText.text(.loading)
        configuration.textProperties = TextProperties(font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
        configuration.imageToTextPadding = 8
        return configuration
    }

    /// For a search that has found nothing.
    public static func search() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration(.search)
        configuration.image = UIImage(systemName: "magnifyingglass")
        configuration.text = SystemText.text(.noResults)
        configuration.secondaryText = SystemText.text(.tryNewSearch)
        return configuration
    }

    public func makeContentView() -> UIView & UIContentView { UIContentUnavailableView(configuration: self) }

    /// A search names what was searched for.
    public func updated(for state: UIConfigurationState) -> UIContentUnavailableConfiguration {
        guard kind == .search, let words = (state as? UIContentUnavailableConfigurationState)?.searchText, !words.isEmpty,
            text == SystemText.text(.noResults)
        else { return self }
        var copy = self
        copy.text = String(format: SystemText.text(.noResultsFor), words)
        return copy
    }
}

/// The state that configurations of screens without content adapt to.
///
/// Source: Apple's “UIContentUnavailableConfigurationState”.
@preconcurrency @MainActor public struct UIContentUnavailableConfigurationState: UIConfigurationState {
    public var traitCollection: UITraitCollection
    /// The text in the controller's search bar; nil for none.
    public var searchText: String?
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
