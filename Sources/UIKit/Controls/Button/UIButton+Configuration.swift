extension UIButton {
    /// A button's whole look: style, texts, image, colours, shape.
    @preconcurrency @MainActor public struct Configuration {
        public enum Size: Int, Sendable { case medium = 0, small, mini, large }
        public enum CornerStyle: Int, Sendable {
            case fixed = -1
            case dynamic = 0
            case small, medium, large, capsule
        }
        public enum TitleAlignment: Int, Sendable { case automatic = 0, leading, center, trailing }
        public enum MacIdiomStyle: Int, Sendable { case automatic = 0, bordered, borderless, borderlessTinted }

        public enum Indicator: Int, Sendable { case automatic = 0, none, popup }

        enum Style { case plain, tinted, gray, filled }

        let style: Style
        public var background = UIBackgroundConfiguration()
        public var cornerStyle = CornerStyle.dynamic
        public var buttonSize = Size.medium
        public var macIdiomStyle = MacIdiomStyle.automatic
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var image: UIImage?
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// Makes the image's colour of that of the texts.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// Makes the activity indicator's colour of that of the texts.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        public var showsActivityIndicator = false
        public var title: String? { didSet { attributedTitle = nil } }
        public var attributedTitle: AttributedString?
        public var subtitle: String? { didSet { attributedSubtitle = nil } }
        public var attributedSubtitle: AttributedString?
        /// The truncation or wrapping of a title that is too long.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
        public var titleAlignment = TitleAlignment.automatic
        /// Changes the title's attributes last.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var imagePlacement = NSDirectionalRectEdge.leading
        public var imagePadding: CGFloat = 0
        public var titlePadding: CGFloat = 1
        /// Whether arrows tell of a menu to choose from; by itself, where the button shows the choice.
        public var indicator = Indicator.automatic
        /// Makes the colour of the arrows of that of the texts.
        public var indicatorColorTransformer: UIConfigurationColorTransformer?
        @available(*, unavailable, message: "not yet in Quince: looks of selected buttons; use configurationUpdateHandler")
        public var automaticallyUpdateForSelection: Bool {
            get { true }
            set {}
        }
        private var ownInsets: NSDirectionalEdgeInsets?

        public static func plain() -> Configuration { Configuration(style: .plain) }
        public static func tinted() -> Configuration { Configuration(style: .tinted) }
        public static func gray() -> Configuration { Configuration(style: .gray) }
        public static func filled() -> Configuration { Configuration(style: .filled) }
        public static func borderless() -> Configuration { Configuration(style: .plain) }
        public static func bordered() -> Configuration { Configuration(style: .gray) }
        public static func borderedTinted() -> Configuration { Configuration(style: .tinted) }
        public static func borderedProminent() -> Configuration { Configuration(style: .filled) }

        /// Text on glass.
        public static func glass() -> Configuration {
            onGlass(.gray, UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 0.25 : 1, alpha: 0.6) })
        }
        /// Text on glass through which more is seen.
        public static func clearGlass() -> Configuration { onGlass(.gray, UIColor(white: 1, alpha: 0.15)) }
        /// White text on glass in the tint colour.
        public static func prominentGlass() -> Configuration { onGlass(.filled, nil) }
        /// White text on glass in the tint colour through which more is seen.
        public static func prominentClearGlass() -> Configuration { onGlass(.filled, nil) }

        /// A capsule of glass.
        private static func onGlass(_ style: Style, _ ground: UIColor?) -> Configuration {
            var result = Configuration(style: style)
            result.cornerStyle = .capsule
            result.background.backgroundColor = ground
            result.background.strokeColor = UIColor(white: 0.5, alpha: 0.25)
            result.background.strokeWidth = 0.5
            if style != .filled { result.baseForegroundColor = .label }
            return result
        }

        init(style: Style) { self.style = style }

        /// Room around the content: by size, unless set.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { ownInsets ?? defaultInsets }
            set { ownInsets = newValue }
        }

        public mutating func setDefaultContentInsets() { ownInsets = nil }

        private var defaultInsets: NSDirectionalEdgeInsets {
            switch buttonSize {
            case .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
            case .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
            case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
            case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
            }
        }

        /// How many lines a text takes that ends in one way; 0 for as many as needed.
        static func lines(_ mode: NSLineBreakMode) -> Int { mode == .byWordWrapping || mode == .byCharWrapping ? 0 : 1 }

        var isBorderless: Bool { style == .plain && background.backgroundColor == nil && baseBackgroundColor == nil }

        func titleFont(traits: UITraitCollection) -> UIFont {
            let isSmall = buttonSize == .small || buttonSize == .mini
            return .preferredFont(forTextStyle: isSmall ? .subheadline : .body, compatibleWith: traits)
        }

        func cornerRadius(for size: CGSize) -> CGFloat {
            switch cornerStyle {
            case .fixed: background.cornerRadius
            case .small: 5.95 * 0.7
            case .medium: 5.95 * 1.2
            case .large: 8.75 * 1.2
            case .capsule: min(size.width, size.height) / 2
            case .dynamic: background.cornerRadius > 0 ? background.cornerRadius : buttonSize == .large ? 8.75 : 5.95
            }
        }

        /// Colours of text and background, gray where the button is disabled.
        func colors(isEnabled: Bool, tint: UIColor) -> (foreground: UIColor, background: UIColor?) {
            let (foreground, fill) = baseColors(isEnabled: isEnabled, tint: tint)
            guard let transformer = background.backgroundColorTransformer else { return (foreground, fill) }
            return (foreground, transformer(fill ?? tint))
        }

        private func baseColors(isEnabled: Bool, tint: UIColor) -> (foreground: UIColor, background: UIColor?) {
            guard isEnabled else {
                return (.tertiaryLabel, style == .plain && background.backgroundColor == nil ? nil : .tertiarySystemFill)
            }
            let base = baseBackgroundColor ?? tint
            switch style {
            case .plain: return (baseForegroundColor ?? tint, background.backgroundColor ?? baseBackgroundColor)
            case .gray: return (baseForegroundColor ?? tint, background.backgroundColor ?? baseBackgroundColor ?? .secondarySystemFill)
            case .filled: return (baseForegroundColor ?? .white, background.backgroundColor ?? base)
            case .tinted:
                let faint = UIColor { base.resolvedColor(with: $0).withAlphaComponent($0.userInterfaceStyle == .dark ? 0.24 : 0.18) }
                return (baseForegroundColor ?? tint, background.backgroundColor ?? faint)
            }
        }
    }
}
