/// The look of a button in its current state.
@MainActor struct ButtonLook {
    enum Background {
        case none
        case image(UIImage)
        case shape(fill: UIColor, stroke: UIColor?, width: CGFloat)
    }

    var title: NSAttributedString?
    var subtitle: NSAttributedString?
    var image: UIImage?
    var imageTint: UIColor
    var activityTint: UIColor
    var indicatorTint: UIColor
    var symbolConfiguration: UIImage.SymbolConfiguration?
    var background: Background
    var showsActivity = false
    var showsIndicator = false

    init(button: UIButton) {
        self = if let configuration = button.configuration { ButtonLook(button, configuration) } else { ButtonLook(plain: button) }
    }

    private init(plain button: UIButton) {
        let color = button.currentTitleColor
        if let attributed = button.currentAttributedTitle {
            let text = NSMutableAttributedString(attributedString: attributed)
            text.fillMissing([.font: button.titleFont, .foregroundColor: color])
            title = text
        } else if let plain = button.currentTitle, !plain.isEmpty {
            var attributes: [NSAttributedString.Key: Any] = [.font: button.titleFont, .foregroundColor: color]
            if let shadow = button.currentTitleShadowColor {
                let value = NSShadow()
                value.shadowColor = shadow
                let offset = button.titleLabel?.shadowOffset ?? .zero
                let isReversed = button.reversesTitleShadowWhenHighlighted && button.isHighlighted
                value.shadowOffset = isReversed ? CGSize(width: -offset.width, height: -offset.height) : offset
                attributes[.shadow] = value
            }
            title = NSAttributedString(string: plain, attributes: attributes)
        }
        image = button.currentImage
        if button.buttonType == .system, let plain = image, plain.renderingMode == .automatic {
            image = plain.withRenderingMode(.alwaysTemplate)
        }
        let isGray = button.buttonType != .custom && !button.isEnabled
        imageTint = isGray ? .tertiaryLabel : button.tintColor
        (activityTint, indicatorTint) = (imageTint, imageTint)
        symbolConfiguration =
            button.currentPreferredSymbolConfiguration
            ?? (button.buttonType == .custom ? nil : UIImage.SymbolConfiguration(font: button.titleFont))
        background = button.currentBackgroundImage.map { .image($0) } ?? .none
    }

    private init(_ button: UIButton, _ configuration: UIButton.Configuration) {
        let colors = configuration.colors(isEnabled: button.isEnabled || !button.automaticallyUpdatesConfiguration, tint: button.tintColor)
        let font = configuration.titleFont(traits: button.traitCollection)
        if let own = configuration.attributedTitle {
            let text = NSMutableAttributedString(attributedString: own.uiKitString)
            text.fillMissing([.font: font, .foregroundColor: colors.foreground])
            title = text
        } else if let plain = configuration.title ?? button.currentTitle, !plain.isEmpty {
            title = NSAttributedString(string: plain, attributes: [.font: font, .foregroundColor: colors.foreground])
        }
        if let transformer = configuration.titleTextAttributesTransformer { title = title.map(transformer.apply) }
        let small = UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: button.traitCollection)
        if let own = configuration.attributedSubtitle {
            let text = NSMutableAttributedString(attributedString: own.uiKitString)
            text.fillMissing([.font: small, .foregroundColor: colors.foreground])
            subtitle = text
        } else if let plain = configuration.subtitle {
            subtitle = NSAttributedString(string: plain, attributes: [.font: small, .foregroundColor: colors.foreground])
        }
        if let transformer = configuration.subtitleTextAttributesTransformer { subtitle = subtitle.map(transformer.apply) }
        image = configuration.showsActivityIndicator ? nil : configuration.image ?? button.currentImage
        if let plain = image, plain.renderingMode == .automatic { image = plain.withRenderingMode(.alwaysTemplate) }
        func shown(_ transformer: UIConfigurationColorTransformer?) -> UIColor { transformer?(colors.foreground) ?? colors.foreground }
        imageTint = shown(configuration.imageColorTransformer)
        activityTint = shown(configuration.activityIndicatorColorTransformer)
        indicatorTint = shown(configuration.indicatorColorTransformer)
        symbolConfiguration = UIImage.SymbolConfiguration(font: font).applying(configuration.preferredSymbolConfigurationForImage)
        showsActivity = configuration.showsActivityIndicator
        let isPopup = button.changesSelectionAsPrimaryAction && button.showsMenuAsPrimaryAction && button.menu != nil
        showsIndicator = configuration.indicator == .popup || configuration.indicator == .automatic && isPopup
        let stroke = configuration.background.resolvedStrokeColor(for: button.tintColor)
        if let own = configuration.background.image {
            background = .image(own)
        } else if let fill = colors.background {
            background = .shape(fill: fill, stroke: stroke, width: configuration.background.strokeWidth)
        } else if configuration.background.strokeWidth > 0 {
            background = .shape(fill: .clear, stroke: stroke, width: configuration.background.strokeWidth)
        } else {
            background = .none
        }
    }
}

extension UIButton: WidthDependentContent {
    /// Titles of configurations wrap at the width that layout gives the button.
    var isContentWidthDependent: Bool { configuration != nil }
    func contentSize(forWidth width: CGFloat) -> CGSize { sizeThatFits(CGSize(width: width, height: 0)) }
}

extension UIButton.Configuration.TitleAlignment {
    /// How the lines of a title that wraps stand to each other.
    var textAlignment: NSTextAlignment {
        switch self {
        case .center: .center
        case .trailing: .right
        default: .natural
        }
    }
}

/// The frames of a button's parts.
@MainActor struct ButtonArrangement {
    struct Frames {
        var image = CGRect.zero, title = CGRect.zero, subtitle = CGRect.zero, indicator = CGRect.zero
    }

    let button: UIButton
    let look: ButtonLook

    private var configuration: UIButton.Configuration? { button.configuration }
    private var scale: CGFloat { max(button.traitCollection.displayScale, 1) }

    /// The room for the arrows of a menu, with the gap before them, in points.
    private static let indicatorWidth: CGFloat = 17
    private static let indicatorGap: CGFloat = 5

    private var insets: UIEdgeInsets {
        var insets = contentInsets
        guard look.showsIndicator else { return insets }
        if button.effectiveUserInterfaceLayoutDirection == .rightToLeft {
            insets.left += Self.indicatorWidth
        } else {
            insets.right += Self.indicatorWidth
        }
        return insets
    }

    /// Insets of the content; the system's own where none are set.
    private var contentInsets: UIEdgeInsets {
        if let configuration {
            let insets = configuration.contentInsets
            let isRightToLeft = button.effectiveUserInterfaceLayoutDirection == .rightToLeft
            return UIEdgeInsets(
                top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
                right: isRightToLeft ? insets.leading : insets.trailing)
        }
        return button.contentEdgeInsets
    }

    private var imageSize: CGSize {
        if look.showsActivity { return CGSize(width: 20, height: 20) }
        guard let image = look.image else { return .zero }
        return look.symbolConfiguration.flatMap { image.applyingSymbolConfiguration($0)?.size } ?? image.size
    }

    /// Without a configuration the image has no more than the content's room, and all of it in a direction it is to fill where it stands alone.
    ///
    /// Source: UIButton, `imageRect(forContentRect:)`, `contentHorizontalAlignment`.
    private func plainImageSize(in area: CGRect) -> CGSize {
        let image = imageSize, insets = button.imageEdgeInsets
        guard image.width > 0, image.height > 0 else { return .zero }
        let width = max(area.width - insets.left - insets.right, 0), height = max(area.height - insets.top - insets.bottom, 0)
        let isAlone = look.title == nil
        return CGSize(
            width: isAlone && button.contentHorizontalAlignment == .fill ? width : min(image.width, width),
            height: isAlone && button.contentVerticalAlignment == .fill ? height : min(image.height, height))
    }

    private func textSize(_ text: NSAttributedString?, width: CGFloat, _ mode: NSLineBreakMode?) -> CGSize {
        guard let text, text.length > 0 else { return .zero }
        let lines = mode.map(UIButton.Configuration.lines) ?? button.titleLabel?.numberOfLines ?? 1
        let size = TextSetting.layout(text, width: lines == 1 ? nil : width, maximumLines: lines).size
        return CGSize(width: (size.width * scale).rounded(.up) / scale, height: (size.height * scale).rounded(.up) / scale)
    }

    private var isVertical: Bool {
        let placement = configuration?.imagePlacement ?? .leading
        return placement == .top || placement == .bottom
    }

    private var imagePadding: CGFloat {
        guard let configuration, imageSize.width > 0, look.title != nil || look.subtitle != nil else { return 0 }
        return configuration.imagePadding
    }

    private func texts(width: CGFloat) -> (title: CGSize, subtitle: CGSize, size: CGSize) {
        let title = textSize(look.title, width: width, configuration?.titleLineBreakMode)
        let subtitle = textSize(look.subtitle, width: width, configuration?.subtitleLineBreakMode)
        let padding = look.subtitle != nil && look.title != nil ? configuration?.titlePadding ?? 0 : 0
        return (title, subtitle, CGSize(width: max(title.width, subtitle.width), height: title.height + padding + subtitle.height))
    }

    func size(fitting limit: CGSize) -> CGSize {
        let image = imageSize, insets = insets
        let beside = isVertical ? 0 : image.width + imagePadding
        let room = limit.width > 0 ? max(limit.width - insets.left - insets.right - beside, 0) : 1e6
        let text = texts(width: room).size
        var size =
            isVertical
            ? CGSize(width: max(image.width, text.width), height: image.height + imagePadding + text.height)
            : CGSize(width: image.width + imagePadding + text.width, height: max(image.height, text.height))
        if configuration == nil {
            // Titles without own insets get 6 above and below, and at least 30 in width.
            if insets.top == 0, insets.bottom == 0, look.title != nil, text.height + 12 > size.height { size.height = text.height + 12 }
            if insets.left == 0, insets.right == 0, look.title != nil, look.image == nil { size.width = max(size.width, 30) }
            if case .image(let background) = look.background {
                size.width = max(size.width, background.size.width)
                size.height = max(size.height, background.size.height)
            }
        }
        return CGSize(width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
    }

    func frames(in bounds: CGRect) -> Frames {
        let area = bounds.inset(by: insets)
        let image = configuration == nil ? plainImageSize(in: area) : imageSize
        var frames = isVertical ? vertical(area, image) : horizontal(area, image)
        frames.indicator = indicatorFrame(beside: frames, in: bounds)
        return frames
    }

    private func indicatorFrame(beside frames: Frames, in bounds: CGRect) -> CGRect {
        guard look.showsIndicator else { return .zero }
        let content = [frames.image, frames.title, frames.subtitle].filter { !$0.isEmpty }.reduce(CGRect.null) { $0.union($1) }
        let width = Self.indicatorWidth - Self.indicatorGap
        let isRightToLeft = button.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = isRightToLeft ? content.minX - Self.indicatorWidth : content.maxX + Self.indicatorGap
        return CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
    }

    private func horizontal(_ area: CGRect, _ image: CGSize) -> Frames {
        let text = texts(width: max(area.width - image.width - imagePadding, 0))
        let textWidth = min(text.size.width, max(area.width - image.width - imagePadding, 0))
        let total = image.width + imagePadding + textWidth
        let start: CGFloat =
            switch button.effectiveContentHorizontalAlignment {
            case .left, .leading, .fill: area.minX
            case .right, .trailing: area.maxX - total
            default: area.midX - total / 2
            }
        let placement = configuration?.imagePlacement ?? .leading
        let isRightToLeft = button.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let imageFirst = (placement == .leading) != isRightToLeft
        var frames = Frames()
        frames.image = CGRect(
            x: imageFirst ? start : start + textWidth + imagePadding, y: y(area, image.height), width: image.width, height: image.height)
        let textX = imageFirst ? start + image.width + imagePadding : start
        place(text, CGRect(x: textX, y: y(area, text.size.height), width: textWidth, height: text.size.height), &frames)
        if configuration == nil { shift(&frames) }
        return rounded(frames)
    }

    private func vertical(_ area: CGRect, _ image: CGSize) -> Frames {
        let text = texts(width: area.width)
        let total = image.height + imagePadding + text.size.height
        let start = area.midY - total / 2
        let isTop = configuration?.imagePlacement == .top
        var frames = Frames()
        frames.image = CGRect(
            x: area.midX - image.width / 2, y: isTop ? start : start + text.size.height + imagePadding, width: image.width,
            height: image.height)
        let width = min(text.size.width, area.width)
        let textY = isTop ? start + image.height + imagePadding : start
        place(text, CGRect(x: area.midX - width / 2, y: textY, width: width, height: text.size.height), &frames)
        return rounded(frames)
    }

    private func place(_ text: (title: CGSize, subtitle: CGSize, size: CGSize), _ rect: CGRect, _ frames: inout Frames) {
        let alignment = configuration?.titleAlignment ?? .center
        let isAtRight = (alignment == .trailing) != button.readsFromRight
        func x(_ size: CGSize) -> CGFloat {
            let width = min(size.width, rect.width)
            if alignment == .center || look.subtitle == nil { return rect.midX - width / 2 }
            return isAtRight ? rect.maxX - width : rect.minX
        }
        frames.title = CGRect(x: x(text.title), y: rect.minY, width: min(text.title.width, rect.width), height: text.title.height)
        frames.subtitle = CGRect(
            x: x(text.subtitle), y: rect.maxY - text.subtitle.height, width: min(text.subtitle.width, rect.width),
            height: text.subtitle.height)
    }

    private func y(_ area: CGRect, _ height: CGFloat) -> CGFloat {
        switch button.contentVerticalAlignment {
        case .top: area.minY
        case .bottom: area.maxY - height
        default: area.midY - height / 2
        }
    }

    /// The older insets of title and image move them by half, as the content stays centred.
    private func shift(_ frames: inout Frames) {
        func moved(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
            let half: CGFloat = button.effectiveContentHorizontalAlignment == .center ? 2 : 1
            let dx = button.effectiveContentHorizontalAlignment == .right ? -insets.right : (insets.left - insets.right) / half
            return rect.offsetBy(dx: dx, dy: (insets.top - insets.bottom) / 2)
        }
        frames.title = moved(frames.title, button.titleEdgeInsets)
        frames.image = moved(frames.image, button.imageEdgeInsets)
    }

    private func rounded(_ frames: Frames) -> Frames {
        func snap(_ rect: CGRect) -> CGRect {
            CGRect(
                x: (rect.minX * scale).rounded() / scale, y: (rect.minY * scale).rounded() / scale, width: rect.width, height: rect.height)
        }
        return Frames(image: snap(frames.image), title: snap(frames.title), subtitle: snap(frames.subtitle), indicator: frames.indicator)
    }
}
