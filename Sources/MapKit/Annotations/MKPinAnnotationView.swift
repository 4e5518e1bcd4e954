/// A pin with a round head: the look of annotations before markers.
///
/// Source: Apple's documentation of `MKPinAnnotationView`.
@available(iOS, introduced: 3.0, deprecated: 16.0, message: "Use MKMarkerAnnotationView")
@preconcurrency @MainActor open class MKPinAnnotationView: MKAnnotationView {
    /// The head's colour; nil = red.
    open var pinTintColor: UIColor! { didSet { updateImage() } }
    /// Whether the pin falls onto the map when it is added.
    open var animatesDrop = false

    public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        updateImage()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        updateImage()
    }

    open class func redPinColor() -> UIColor { .systemRed }
    open class func greenPinColor() -> UIColor { .systemGreen }
    open class func purplePinColor() -> UIColor { .systemPurple }

    private func updateImage() {
        let tint = (pinTintColor ?? .systemRed).resolvedColor(with: traitCollection)
        image = UIGraphicsImageRenderer(size: CGSize(width: 18, height: 38)).image { renderer in
            let context = renderer.cgContext
            context.setFillColor(UIColor(white: 0, alpha: 0.25).cgColor)
            context.fillEllipse(in: CGRect(x: 5.5, y: 35, width: 7, height: 3))
            context.setStrokeColor(UIColor.systemGray.cgColor)
            context.setLineWidth(2)
            context.setLineCap(.round)
            context.move(to: CGPoint(x: 9, y: 16))
            context.addLine(to: CGPoint(x: 9, y: 36))
            context.strokePath()
            context.setFillColor(tint.cgColor)
            context.fillEllipse(in: CGRect(x: 1, y: 1, width: 16, height: 16))
            context.setFillColor(UIColor(white: 1, alpha: 0.5).cgColor)
            context.fillEllipse(in: CGRect(x: 4.5, y: 4, width: 5, height: 5))
        }
        centerOffset = CGPoint(x: 0, y: -18)
    }
}
