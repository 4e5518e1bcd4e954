/// The view of an annotation, with an image or with what a subclass draws.
///
/// Source: Apple's documentation of `MKAnnotationView`.
@preconcurrency @MainActor open class MKAnnotationView: UIView {
    /// The shape by which views collide.
    public enum CollisionMode: Int, Sendable { case rectangle, circle, none }
    /// The steps of a drag.
    public enum DragState: UInt, Sendable { case none, starting, dragging, canceling, ending }

    open private(set) var reuseIdentifier: String?
    open var annotation: (any MKAnnotation)? { didSet { annotationChanged() } }
    /// The view's picture; it gives the view its size.
    open var image: UIImage? {
        didSet {
            layer.contents = image?.cgImage
            if let image { bounds.size = image.size }
        }
    }
    /// Points from the annotation's place to the view's middle.
    open var centerOffset = CGPoint.zero { didSet { if centerOffset != oldValue { host?.placementChanged(self) } } }
    /// Points from the top middle of the view to the callout's tip.
    open var calloutOffset = CGPoint.zero
    /// Whether the view can be selected.
    open var isEnabled = true
    open var isHighlighted = false
    open var isSelected: Bool {
        get { isMarkedSelected }
        set { setSelected(newValue, animated: false) }
    }
    private var isMarkedSelected = false
    /// Whether selecting the view shows a bubble with the annotation's title; there must be one.
    open var canShowCallout = false { didSet { host?.calloutChanged(self) } }
    open var leftCalloutAccessoryView: UIView? { didSet { host?.calloutChanged(self) } }
    open var rightCalloutAccessoryView: UIView? { didSet { host?.calloutChanged(self) } }
    /// What stands under the callout's title, in the subtitle's place.
    open var detailCalloutAccessoryView: UIView? { didSet { host?.calloutChanged(self) } }
    /// Whether a long press lifts the annotation; its `coordinate` must be settable.
    open var isDraggable = false
    open var dragState: DragState {
        get { drag }
        set { setDragState(newValue, animated: false) }
    }
    private var drag = DragState.none
    /// Annotations whose views share one are shown as one where they are too close; nil = never.
    open var clusteringIdentifier: String? { didSet { if clusteringIdentifier != oldValue { host?.collisionChanged(self) } } }
    /// The view of the cluster that stands for this view; nil where it is shown itself.
    open internal(set) weak var cluster: MKAnnotationView?
    open var displayPriority = MKFeatureDisplayPriority.required {
        didSet { if displayPriority != oldValue { host?.collisionChanged(self) } }
    }
    open var collisionMode = CollisionMode.rectangle
    open var zPriority = MKAnnotationViewZPriority.defaultUnselected { didSet { updateDepth() } }
    open var selectedZPriority = MKAnnotationViewZPriority.defaultSelected { didSet { updateDepth() } }

    /// The map that shows the view.
    weak var host: (any AnnotationViewHost)?

    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(frame: .zero)
        (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
        isAccessibilityElement = true
        accessibilityTraits = .button
        updateDepth()
        annotationChanged()
    }

    @preconcurrency @MainActor public convenience init() { self.init(annotation: nil, reuseIdentifier: nil) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isAccessibilityElement = true
        updateDepth()
    }

    /// Brings a view out of the reuse queue to its first look.
    open func prepareForReuse() {
        setSelected(false, animated: false)
        (drag, cluster, isHighlighted) = (.none, nil, false)
    }

    /// Called before the map shows the view; call super.
    open func prepareForDisplay() { annotationChanged() }

    open func setSelected(_ selected: Bool, animated: Bool) {
        isMarkedSelected = selected
        if selected { accessibilityTraits.insert(.selected) } else { accessibilityTraits.remove(.selected) }
        updateDepth()
    }

    /// Moves the drag to another step; a subclass that animates the lift goes on to `.dragging` and to `.none` itself.
    open func setDragState(_ newDragState: DragState, animated: Bool) {
        switch newDragState {
        case .starting: drag = .dragging
        case .ending, .canceling: drag = .none
        case .dragging, .none: drag = newDragState
        }
    }

    func annotationChanged() {
        let texts = [annotation?.annotationTitle, annotation?.annotationSubtitle].compactMap { $0 }.filter { !$0.isEmpty }
        accessibilityLabel = texts.isEmpty ? nil : texts.joined(separator: ", ")
    }

    func updateDepth() {
        layer.zPosition = CGFloat(isMarkedSelected ? selectedZPriority.rawValue : zPriority.rawValue)
    }

    /// The part that collides with others, in points around the annotation's place.
    var collisionRect: CGRect {
        CGRect(
            x: centerOffset.x - bounds.width / 2, y: centerOffset.y - bounds.height / 2, width: bounds.width, height: bounds.height)
    }

    /// The point in the view, from its top middle, where a callout points to.
    var calloutAnchor: CGPoint { CGPoint(x: calloutOffset.x, y: calloutOffset.y) }

    @available(*, unavailable, message: "not yet in Quince: offsets of selected views' accessories")
    open var accessoryOffset: CGPoint {
        get { fatalError() }
        set { fatalError() }
    }
}

/// The map of an annotation view, notified of what decides where and whether it is shown.
@MainActor protocol AnnotationViewHost: AnyObject {
    func placementChanged(_ view: MKAnnotationView)
    func collisionChanged(_ view: MKAnnotationView)
    func calloutChanged(_ view: MKAnnotationView)
}
