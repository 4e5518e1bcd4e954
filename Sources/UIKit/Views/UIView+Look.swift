/// How a view looks, as far as its layer does not keep it.
struct ViewLook {
    /// The background colour as it was set, and what the layer has of it.
    var backgroundColor: UIColor?
    var layerBackgroundColor: CGColor?
    var tintColor: UIColor?
    var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
    var mask: UIView?
    var isOpaque = true
    /// Which of the properties that proxies pass on somebody has set.
    var ownAppearance = AppearanceMembers()
    /// The pattern the view is covered with, and for which size the layer has it.
    var pattern: UIImage?
    var patternSize = CGSize.zero
    var motionEffects: [UIMotionEffect] = []
}

extension UIView {
    /// The colour that was set, or the layer's where somebody has given it another one since.
    var shownBackgroundColor: UIColor? {
        hasOwnBackgroundColor ? look.backgroundColor : layer.backgroundColor.map { UIColor(cgColor: $0) }
    }

    /// Whether the layer still has the view's colour.
    private var hasOwnBackgroundColor: Bool { layer.backgroundColor == look.layerBackgroundColor }

    func setBackgroundColor(_ color: UIColor?) {
        look.backgroundColor = color
        resolveBackgroundColor()
    }

    /// Gives the layer the colour that the background colour is in the view's environment.
    func resolveBackgroundColor() {
        layer.backgroundColor = look.backgroundColor.map { color in
            traitCollection.asCurrent { color.resolvedColor(with: traitCollection).cgColor }
        }
        look.layerBackgroundColor = layer.backgroundColor
        showPattern(look.backgroundColor?.resolvedColor(with: traitCollection).patternImage)
    }

    /// Covers the view with the image of a pattern colour, side by side from its corner.
    private func showPattern(_ image: UIImage?) {
        guard image != nil || look.pattern != nil else { return }
        look.pattern = image
        look.patternSize = .zero
        if image == nil { layer.contents = nil } else { updatePattern() }
    }

    /// Draws the pattern for the view's size.
    func updatePattern() {
        guard let image = look.pattern, bounds.size != look.patternSize, bounds.width > 0, bounds.height > 0 else { return }
        look.patternSize = bounds.size
        let picture = UIGraphicsImageRenderer(size: bounds.size).image { _ in
            image.drawAsPattern(in: CGRect(origin: .zero, size: bounds.size))
        }
        layer.contents = picture.cgImage
        layer.contentsScale = picture.scale
        layer.backgroundColor = nil
        look.layerBackgroundColor = nil
    }

    /// Takes the colour for another environment up.
    func updateBackgroundColor() { if look.backgroundColor != nil, hasOwnBackgroundColor { resolveBackgroundColor() } }

    func setHidden(_ isHidden: Bool) {
        guard isHidden != layer.isHidden else { return }
        reporting(["hidden", "isHidden"]) { layer.isHidden = isHidden }
        hiddenChanged()
    }

    func setMask(_ mask: UIView?) {
        look.mask = mask
        mask?.removeFromSuperview()
        layer.mask = mask?.layer
    }

    // MARK: Tint

    var resolvedTintColor: UIColor {
        let color = look.tintColor ?? superview?.tintColor ?? .accent
        // Where the dimmed views begin, the tint that comes from above is dimmed as their own is.
        guard resolvedTintAdjustmentMode == .dimmed, look.tintColor != nil || superview?.resolvedTintAdjustmentMode != .dimmed else {
            return color
        }
        return UIColor { traits in color.resolvedColor(with: traits).desaturated }
    }

    func setTintColor(_ color: UIColor?) {
        // The colour that stands for the tint cannot be the tint.
        look.tintColor = color === TintTrait.color ? nil : color
        notifyTintChange()
    }

    var resolvedTintAdjustmentMode: TintAdjustmentMode {
        look.tintAdjustmentMode == .automatic ? superview?.tintAdjustmentMode ?? .normal : look.tintAdjustmentMode
    }

    func setTintAdjustmentMode(_ mode: TintAdjustmentMode) {
        guard mode != look.tintAdjustmentMode else { return }
        look.tintAdjustmentMode = mode
        notifyTintChange(isModeChange: true)
    }

    /// Tells this view and all that inherit its tint.
    func notifyTintChange(isModeChange: Bool = false) {
        if TintTrait.isUsed { updateTintTraits() }
        tintColorDidChange()
        for view in subviews where isModeChange || view.look.tintColor == nil { view.notifyTintChange(isModeChange: isModeChange) }
    }

    func contentModeChanged() {
        layer.contentsGravity = contentMode.gravity
    }

    var resolvedLayoutDirection: UIUserInterfaceLayoutDirection {
        Self.userInterfaceLayoutDirection(
            for: semanticContentAttribute, relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    /// Whether the view's content is arranged from right to left.
    var readsFromRight: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// A rectangle of the view that was placed from left to right, where it is in the view's direction.
    func directed(_ rect: CGRect) -> CGRect { directed(rect, in: bounds) }

    func directed(_ rect: CGRect, in bounds: CGRect) -> CGRect {
        readsFromRight ? CGRect(x: bounds.minX + bounds.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
    }

    /// The direction of the app's interface for views of `attribute`.
    public class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
    }

    public class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .unspecified: layoutDirection
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }

    var viewDescription: String {
        let place = frame
        func number(_ value: CGFloat) -> String { value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : "\(value)" }
        var text = "<\(className(of: self)): \(addressText(of: self)); "
        text += "frame = (\(number(place.minX)) \(number(place.minY)); \(number(place.width)) \(number(place.height)))"
        if isHidden { text += "; hidden = YES" }
        if alpha < 1 { text += "; alpha = \(alpha)" }
        if clipsToBounds { text += "; clipsToBounds = YES" }
        if tag != 0 { text += "; tag = \(tag)" }
        return text + "; layer = <\(className(of: layer)): \(addressText(of: layer))>>"
    }
}

extension UIView.ContentMode {
    var gravity: CALayerContentsGravity {
        switch self {
        case .scaleToFill, .redraw: .resize
        case .scaleAspectFit: .resizeAspect
        case .scaleAspectFill: .resizeAspectFill
        case .center: .center
        case .top: .top
        case .bottom: .bottom
        case .left: .left
        case .right: .right
        case .topLeft: .topLeft
        case .topRight: .topRight
        case .bottomLeft: .bottomLeft
        case .bottomRight: .bottomRight
        }
    }
}

extension UIColor {
    /// The colour without its hue, as dimmed tints are drawn.
    fileprivate var desaturated: UIColor {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        guard getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return self }
        return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha * 0.8)
    }
}
