/// A balloon with a glyph that stands on its place, with the annotation's title below.
///
/// Source: Apple's documentation of `MKMarkerAnnotationView`.
@preconcurrency @MainActor open class MKMarkerAnnotationView: MKAnnotationView {
    open var titleVisibility = MKFeatureVisibility.adaptive { didSet { setNeedsLayout() } }
    open var subtitleVisibility = MKFeatureVisibility.adaptive { didSet { setNeedsLayout() } }
    /// The balloon's colour; nil = red.
    open var markerTintColor: UIColor? { didSet { setNeedsLayout() } }
    /// The glyph's colour; nil = white.
    open var glyphTintColor: UIColor? { didSet { setNeedsLayout() } }
    /// One to three characters in the balloon, in the place of an image.
    open var glyphText: String? { didSet { setNeedsLayout() } }
    /// The image in the balloon, 20 points wide at most.
    open var glyphImage: UIImage? { didSet { setNeedsLayout() } }
    /// The image in the balloon of the selected marker, 40 points wide at most.
    open var selectedGlyphImage: UIImage? { didSet { setNeedsLayout() } }
    /// Whether the marker grows when it is added to the map.
    open var animatesWhenAdded = false

    private let balloon = CALayer()
    private let titleLayer = CALayer()
    private var shownTitle: MarkerTitle?
    var isTitleCrowdedOut = false { didSet { if oldValue != isTitleCrowdedOut { updateTitle() } } }

    public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        displayPriority = .defaultHigh
        collisionMode = .circle
        frame.size = CGSize(width: 28, height: 28)
        centerOffset = CGPoint(x: 0, y: -18)
        balloon.anchorPoint = CGPoint(x: 0.5, y: 1)
        for part in [balloon, titleLayer] {
            part.actions = ["contents": NSNull(), "position": NSNull(), "bounds": NSNull(), "hidden": NSNull()]
            layer.addSublayer(part)
        }
        annotationChanged()
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        (markerTintColor, glyphTintColor, glyphText, glyphImage, selectedGlyphImage) = (nil, nil, nil, nil, nil)
        layer.opacity = 1
    }

    override func annotationChanged() {
        super.annotationChanged()
        setNeedsLayout()
    }

    open override func setSelected(_ selected: Bool, animated: Bool) {
        guard selected != isSelected else { return }
        super.setSelected(selected, animated: animated)
        setNeedsLayout()
        layoutIfNeeded()
        guard animated else { return }
        let growth = CASpringAnimation(keyPath: "transform.scale")
        (growth.mass, growth.stiffness, growth.damping) = (1, 300, 20)
        (growth.fromValue, growth.toValue) = (selected ? 0.5 : 2, 1)
        growth.duration = growth.settlingDuration
        balloon.add(growth, forKey: "selection")
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let look = MarkerLook(
            tint: (markerTintColor ?? .systemRed).resolvedColor(with: traitCollection),
            glyphTint: (glyphTintColor ?? .white).resolvedColor(with: traitCollection), text: glyphText ?? clusterCount,
            image: isSelected ? selectedGlyphImage ?? glyphImage : glyphImage, isSelected: isSelected)
        let picture = look.image
        balloon.contents = picture.cgImage
        balloon.contentsScale = picture.scale
        balloon.bounds = CGRect(origin: .zero, size: picture.size)
        // The tip, or the dot below the raised balloon, stands on the place.
        balloon.position = CGPoint(x: bounds.midX, y: bounds.midY - centerOffset.y + MarkerLook.margin)
        updateTitle()
    }

    private var clusterCount: String? { (annotation as? MKClusterAnnotation).map { "\($0.memberAnnotations.count)" } }

    private func updateTitle() {
        let isShown = titleVisibility != .hidden && !(isSelected && canShowCallout)
        let hasSubtitle = subtitleVisibility == .visible || (subtitleVisibility == .adaptive && isSelected)
        let texts = MarkerTitle(
            title: isShown ? annotation?.annotationTitle ?? "" : "",
            subtitle: isShown && hasSubtitle ? annotation?.annotationSubtitle ?? "" : "",
            isDark: traitCollection.userInterfaceStyle == .dark, isSelected: isSelected)
        if texts != shownTitle {
            shownTitle = texts
            let picture = texts.image
            titleLayer.contents = picture?.cgImage
            titleLayer.contentsScale = picture?.scale ?? 1
            titleLayer.bounds = CGRect(origin: .zero, size: picture?.size ?? .zero)
        }
        titleLayer.isHidden = texts.title.isEmpty || isTitleCrowdedOut
        titleLayer.position = CGPoint(
            x: bounds.midX, y: bounds.midY - centerOffset.y + titleLayer.bounds.height / 2 + (isSelected ? 4 : 1))
    }

    override var collisionRect: CGRect { CGRect(x: -14, y: -32, width: 28, height: 32) }

    override var calloutAnchor: CGPoint {
        CGPoint(x: calloutOffset.x, y: calloutOffset.y - (isSelected ? 34 : 4))
    }

    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let raised = isSelected ? CGRect(x: bounds.midX - 32, y: -40, width: 64, height: 76) : bounds.insetBy(dx: -8, dy: -8)
        return raised.contains(point) || super.point(inside: point, with: event)
    }

    /// Grows the balloon from its tip.
    func animateAppearance() {
        let growth = CASpringAnimation(keyPath: "transform.scale")
        (growth.mass, growth.stiffness, growth.damping) = (1, 260, 18)
        (growth.fromValue, growth.toValue) = (0.01, 1)
        growth.duration = growth.settlingDuration
        balloon.add(growth, forKey: "appearance")
    }
}

extension MKMarkerAnnotationView: TitledAnnotationView {
    var titleArea: CGRect? {
        layoutIfNeeded()
        guard let shownTitle, !shownTitle.title.isEmpty else { return nil }
        // Around the view's center, which stands above the place.
        let size = titleLayer.bounds.size
        return CGRect(x: -size.width / 2, y: isSelected ? 4 : 1, width: size.width, height: size.height)
    }

    var isTitleRequired: Bool { titleVisibility == .visible || isSelected }
}
