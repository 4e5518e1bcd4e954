/// Text, secondary text and an image in the arrangement of a list's cells and headers.
@preconcurrency @MainActor public struct UIListContentConfiguration: UIContentConfiguration {
    /// How the image looks.
    public struct ImageProperties: Hashable {
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        public var tintColor: UIColor?
        private var tintTransformer: KeptTransformer?
        /// Makes the tint that is shown of `tintColor`.
        public var tintColorTransformer: UIConfigurationColorTransformer? {
            get { tintTransformer?.value }
            set { tintTransformer = newValue.map(KeptTransformer.init) }
        }
        public var cornerRadius: CGFloat = 0
        /// The largest size; 0 = no limit.
        public var maximumSize = CGSize.zero
        /// The size of the room the image is centred in; 0 = the image's, `standardDimension` = the system's for symbols.
        public var reservedLayoutSize = CGSize.zero
        /// Devices of Quince do not invert colours.
        public var accessibilityIgnoresInvertColors = false
        public static var standardDimension: CGFloat { .greatestFiniteMagnitude }

        /// The tint that is shown in a view of a tint.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }
    }

    /// How a text looks.
    public struct TextProperties: Hashable {
        public enum TextAlignment: Int, Sendable {
            case natural = 0
            case center = 1
            case justified = 2
        }

        public enum TextTransform: Int, Sendable {
            case none = 0
            case uppercase = 1
            case lowercase = 2
            case capitalized = 3
        }

        public var font: UIFont
        public var color: UIColor
        private var transformer: KeptTransformer?
        /// Makes the colour that is shown of `color`.
        public var colorTransformer: UIConfigurationColorTransformer? {
            get { transformer?.value }
            set { transformer = newValue.map(KeptTransformer.init) }
        }
        public var alignment = TextAlignment.natural
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// 0 = as many as needed.
        public var numberOfLines = 0
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        public var adjustsFontForContentSizeCategory = true
        /// Whether letters move together before a text is cut.
        public var allowsDefaultTighteningForTruncation = false
        public var transform = TextTransform.none

        init(font: UIFont, color: UIColor) { (self.font, self.color) = (font, color) }

        /// The colour that is shown.
        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

        func applied(to text: String) -> String {
            switch transform {
            case .none: return text
            case .uppercase: return text.uppercased()
            case .lowercase: return text.lowercased()
            case .capitalized: return text.capitalized
            }
        }
    }

    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String?
    public var attributedText: NSAttributedString?
    public var textProperties: TextProperties
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties: TextProperties
    /// Whether both texts stand in one row where there is room.
    public var prefersSideBySideTextAndSecondaryText = false
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
    /// Room around the content in points; the horizontal margins are at least the cell's.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    public var imageToTextPadding: CGFloat = 16
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8
    public var textToSecondaryTextVerticalPadding: CGFloat = 1
    /// The height content is at least given; that of a row of text, or of a header.
    var minimumHeight: CGFloat = 44

    init(_ text: TextProperties, _ secondary: TextProperties, top: CGFloat, bottom: CGFloat) {
        (textProperties, secondaryTextProperties) = (text, secondary)
        directionalLayoutMargins = NSDirectionalEdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
    }

    private static func style(_ style: UIFont.TextStyle, _ color: UIColor) -> TextProperties {
        TextProperties(font: .preferredFont(forTextStyle: style), color: color)
    }

    public static func cell() -> UIListContentConfiguration {
        UIListContentConfiguration(style(.body, .label), style(.caption1, .label), top: 10, bottom: 10)
    }
    public static func subtitleCell() -> UIListContentConfiguration {
        UIListContentConfiguration(style(.body, .label), style(.caption1, .label), top: 10, bottom: 10)
    }
    public static func valueCell() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration(style(.body, .label), style(.body, .secondaryLabel), top: 10, bottom: 10)
        configuration.prefersSideBySideTextAndSecondaryText = true
        return configuration
    }
    public static func sidebarCell() -> UIListContentConfiguration { cell() }
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { sidebarCell() }
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { sidebarSubtitleCell() }
    public static func sidebarHeader() -> UIListContentConfiguration {
        var text = style(.title3, .label)
        text.font = .systemFont(ofSize: text.font.pointSize, weight: .bold)
        return edge(text, top: 12, bottom: 8)
    }
    public static func plainHeader() -> UIListContentConfiguration { edge(style(.headline, .label), top: 4, bottom: 4) }
    public static func plainFooter() -> UIListContentConfiguration { edge(style(.subheadline, .secondaryLabel), top: 4, bottom: 4) }
    public static func groupedHeader() -> UIListContentConfiguration {
        var text = style(.footnote, .secondaryLabel)
        text.transform = .uppercase
        return edge(text, top: 16, bottom: 6)
    }
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { edge(style(.headline, .label), top: 16, bottom: 8) }
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        var text = style(.title3, .label)
        text.font = .systemFont(ofSize: text.font.pointSize, weight: .bold)
        return edge(text, top: 16, bottom: 8)
    }
    /// The content of headers in a list of any appearance; that of grouped lists.
    ///
    /// Source: Apple's documentation of `UIListContentConfiguration.header()` (iOS 18).
    public static func header() -> UIListContentConfiguration { groupedHeader() }
    /// The content of footers in a list of any appearance; that of grouped lists.
    public static func footer() -> UIListContentConfiguration { groupedFooter() }
    public static func groupedFooter() -> UIListContentConfiguration { edge(style(.footnote, .secondaryLabel), top: 8, bottom: 8) }

    private static func edge(_ text: TextProperties, top: CGFloat, bottom: CGFloat) -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration(text, style(.footnote, .secondaryLabel), top: top, bottom: bottom)
        configuration.minimumHeight = 0
        return configuration
    }

    public func makeContentView() -> UIView & UIContentView { UIListContentView(configuration: self) }

    public func updated(for state: UIConfigurationState) -> UIListContentConfiguration {
        guard let state = state as? UICellConfigurationState, state.isDisabled else { return self }
        var configuration = self
        configuration.textProperties.color = .tertiaryLabel
        configuration.secondaryTextProperties.color = .tertiaryLabel
        return configuration
    }
}
