/// The view of a list content configuration.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
    private var content: UIListContentConfiguration
    private let textView = UILabel()
    private let secondaryView = UILabel()
    private let pictureView = UIImageView()

    public init(configuration: UIListContentConfiguration) {
        content = configuration
        super.init(frame: .zero)
        for view in [pictureView, textView, secondaryView] as [UIView] { addSubview(view) }
        apply()
    }

    public required init?(coder: NSCoder) {
        content = .cell()
        super.init(coder: coder)
    }

    open var configuration: UIContentConfiguration {
        get { content }
        set {
            guard let new = newValue as? UIListContentConfiguration else { return }
            content = new
            apply()
        }
    }

    private func apply() {
        show(content.text, content.attributedText, content.textProperties, in: textView)
        show(content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties, in: secondaryView)
        pictureView.image = content.image
        pictureView.isHidden = content.image == nil
        pictureView.preferredSymbolConfiguration =
            content.imageProperties.preferredSymbolConfiguration ?? UIImage.SymbolConfiguration(textStyle: .body, scale: .large)
        showImageTint()
        pictureView.contentMode = .scaleAspectFit
        pictureView.layer.cornerRadius = content.imageProperties.cornerRadius
        pictureView.clipsToBounds = content.imageProperties.cornerRadius > 0
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    private func show(
        _ text: String?, _ attributed: NSAttributedString?, _ style: UIListContentConfiguration.TextProperties, in label: UILabel
    ) {
        label.font = style.font
        label.textColor = style.resolvedColor()
        label.allowsDefaultTighteningForTruncation = style.allowsDefaultTighteningForTruncation
        label.numberOfLines = style.numberOfLines
        label.lineBreakMode = style.lineBreakMode
        label.textAlignment = style.alignment == .center ? .center : style.alignment == .justified ? .justified : .natural
        label.adjustsFontSizeToFitWidth = style.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = style.minimumScaleFactor
        if let attributed { label.attributedText = attributed } else { label.text = text.map { style.applied(to: $0) } }
        label.isHidden = (attributed?.string ?? text ?? "").isEmpty
    }

    /// The image's own tint, or what a transformer makes of the view's.
    private func showImageTint() {
        let properties = content.imageProperties
        pictureView.tintColor = properties.tintColorTransformer == nil ? properties.tintColor : properties.resolvedTintColor(for: tintColor)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if content.imageProperties.tintColorTransformer != nil { showImageTint() }
    }

    // MARK: Layout

    private struct Arrangement {
        var text = CGRect.zero
        var secondary = CGRect.zero
        var image = CGRect.zero
        var height: CGFloat = 0
    }

    /// The content's place in a view of `width`, from the leading edge, at least `height` high.
    private func arrangement(width: CGFloat, height: CGFloat) -> Arrangement {
        var result = Arrangement()
        let margins = content.directionalLayoutMargins
        let outer = horizontalMargins
        let leading = max(margins.leading, outer.leading)
        var start = leading
        let end = width - max(margins.trailing, outer.trailing)
        let imageSize = pictureView.isHidden ? .zero : fittedImageSize
        let reserved = pictureView.isHidden ? .zero : reservedImageSize(imageSize)
        if !pictureView.isHidden { start += reserved.width + content.imageToTextPadding }
        let room = max(end - start, 0)
        var text = size(of: textView, room)
        var secondary = size(of: secondaryView, room)
        let gap = content.textToSecondaryTextHorizontalPadding
        let isBeside =
            content.prefersSideBySideTextAndSecondaryText && !textView.isHidden && !secondaryView.isHidden
            && text.width + gap + secondary.width <= room
        let between = textView.isHidden || secondaryView.isHidden ? 0 : content.textToSecondaryTextVerticalPadding
        if textView.isHidden { text = .zero }
        if secondaryView.isHidden { secondary = .zero }
        let inner = isBeside ? max(text.height, secondary.height) : text.height + between + secondary.height
        result.height = max(max(inner, imageSize.height) + margins.top + margins.bottom, content.minimumHeight)
        let total = max(height, result.height)
        let middle = margins.top + (total - margins.top - margins.bottom) / 2
        if isBeside {
            result.text = CGRect(x: start, y: middle - text.height / 2, width: text.width, height: text.height)
            result.secondary = CGRect(
                x: end - secondary.width, y: middle - secondary.height / 2, width: secondary.width, height: secondary.height)
        } else {
            result.text = CGRect(x: start, y: middle - inner / 2, width: room, height: text.height)
            result.secondary = CGRect(x: start, y: middle - inner / 2 + text.height + between, width: room, height: secondary.height)
        }
        result.image = CGRect(
            x: leading + (reserved.width - imageSize.width) / 2, y: middle - imageSize.height / 2, width: imageSize.width,
            height: imageSize.height)
        return result
    }

    /// The margins of the cell around it, in reading direction.
    private var horizontalMargins: (leading: CGFloat, trailing: CGFloat) {
        guard content.axesPreservingSuperviewLayoutMargins.contains(.horizontal), let superview else { return (0, 0) }
        let margins = superview.directionalLayoutMargins
        return (margins.leading, margins.trailing)
    }

    private var fittedImageSize: CGSize {
        var size = pictureView.intrinsicContentSize
        let most = content.imageProperties.maximumSize
        var scale: CGFloat = 1
        if most.width > 0, size.width > most.width { scale = min(scale, most.width / size.width) }
        if most.height > 0, size.height > most.height { scale = min(scale, most.height / size.height) }
        size = CGSize(width: size.width * scale, height: size.height * scale)
        return size
    }

    /// Symbols of different widths are centred in the same room, so that the texts beside them line up.
    private func reservedImageSize(_ size: CGSize) -> CGSize {
        let wanted = content.imageProperties.reservedLayoutSize
        let standard: CGFloat = content.image?.isSymbolImage == true ? 24 : 0
        func length(_ wanted: CGFloat, _ own: CGFloat) -> CGFloat {
            wanted == UIListContentConfiguration.ImageProperties.standardDimension ? standard : wanted > 0 ? wanted : max(own, standard)
        }
        return CGSize(width: length(wanted.width, size.width), height: length(wanted.height, size.height))
    }

    private func size(of label: UILabel, _ width: CGFloat) -> CGSize {
        label.isHidden ? .zero : label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let places = arrangement(width: bounds.width, height: bounds.height)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (view, place) in [(textView, places.text), (secondaryView, places.secondary), (pictureView, places.image)] as [(UIView, CGRect)]
        {
            var frame = place
            if isRightToLeft { frame.origin.x = bounds.width - place.maxX }
            view.frame = frame
        }
    }

    /// The x-coordinate of the text's start, for separators.
    var textStart: CGFloat { arrangement(width: bounds.width, height: bounds.height).text.minX }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        setNeedsLayout()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: arrangement(width: size.width, height: 0).height)
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { sizeThatFits(targetSize) }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: bounds.width > 0 ? sizeThatFits(bounds.size).height : content.minimumHeight)
    }
}
