/// A filter of the finished picture of a view, its colours resolved; animations go through its numbers.
struct PictureFilter: Equatable, Animatable {
    enum Kind: Equatable {
        case blur(isOpaque: Bool)
        case brightness, contrast, saturation, grayscale, hueRotation, multiply, inversion, luminanceToAlpha
    }

    var kind: Kind
    /// Radius in points, share, factor or angle in radians.
    var amount = 0.0
    /// Red, green, blue and alpha that are multiplied with.
    var color = AnimatablePair(AnimatablePair(1.0, 1.0), AnimatablePair(1.0, 1.0))

    var animatableData: AnimatablePair<Double, AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Double, Double>>> {
        get { AnimatablePair(amount, color) }
        set { (amount, color) = (newValue.first, newValue.second) }
    }

    /// The radius of the blur; none for filters of colours.
    var blurRadius: CGFloat { if case .blur = kind { max(0, CGFloat(amount)) } else { 0 } }

    /// The colour matrix of the filter; nil for filters that leave colours unchanged.
    var matrix: ColorChange? {
        switch kind {
        case .blur(let isOpaque): isOpaque && amount > 0 ? .opaque : nil
        case .brightness: .brightness(amount)
        case .contrast: .contrast(amount)
        case .saturation: .saturation(max(0, amount))
        case .grayscale: .saturation(1 - min(max(amount, 0), 1))
        case .hueRotation: .hueRotation(.radians(amount))
        case .multiply: .multiply(color.first.first, color.first.second, color.second.first, color.second.second)
        case .inversion: .inversion(1)
        case .luminanceToAlpha: .luminanceToAlpha
        }
    }
}

/// Filters the finished picture of a view.
@MainActor struct FilterModifier: NodeModifier {
    typealias Body = Never
    let filter: PictureFilter
    /// The colour to multiply with.
    var color: Color?

    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        let filter = Attribute<PictureFilter>(in: inputs.scope) {
            var filter = modifier.value.filter
            if let color = modifier.value.color {
                let parts = color.resolve(in: inputs.environment.value)
                filter.color = AnimatablePair(
                    AnimatablePair(Double(parts.red), Double(parts.green)), AnimatablePair(Double(parts.blue), Double(parts.opacity)))
            }
            return filter
        }
        let result = FilterNode(node, filter, inputs)
        // Full alpha goes to the edges of the picture and no further.
        if case .blur(isOpaque: true) = modifier.untrackedValue.filter.kind { return BoundsClipNode(result, inputs) }
        return result
    }
}

@MainActor final class FilterNode: ContainerNode {
    private(set) var filter: PictureFilter

    init(_ content: LayoutNode, _ attribute: Attribute<PictureFilter>, _ inputs: _ViewInputs) {
        filter = attribute.untrackedValue
        super.init(content, inputs)
        let animator = ValueAnimator(attribute, inputs) { [unowned self] new in
            filter = new
            markDisplay()
        }
        inputs.scope.atEnd { MainActor.assumeIsolated { animator.stop() } }
    }

    override func apply(to layer: CALayer) {
        layer.filterBlurRadius = filter.blurRadius
        let matrix = filter.matrix
        layer.filterColorMatrix = matrix == nil || matrix == .identity ? [] : matrix?.numbers ?? []
    }
}

extension View {
    nonisolated private func filter(_ kind: PictureFilter.Kind, _ amount: Double = 0, _ color: Color? = nil) -> some View {
        modifier(FilterModifier(filter: PictureFilter(kind: kind, amount: amount), color: color))
    }

    /// Blurs the view.
    ///
    /// - Parameters:
    ///   - radius: How far the blur reaches, in points.
    ///   - opaque: Whether the blur goes to the view's edges without becoming transparent there.
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View { filter(.blur(isOpaque: opaque), Double(radius)) }
    /// Makes the view's colours brighter; 0 leaves them as they are, 1 makes them white.
    nonisolated public func brightness(_ amount: Double) -> some View { filter(.brightness, amount) }
    /// Moves the view's colours away from the middle grey; 1 leaves them as they are, negative amounts invert them.
    nonisolated public func contrast(_ amount: Double) -> some View { filter(.contrast, amount) }
    /// Makes the view's colours stronger or weaker; 1 leaves them as they are, 0 leaves greys.
    nonisolated public func saturation(_ amount: Double) -> some View { filter(.saturation, amount) }
    /// Takes colour from the view; 0 leaves it as it is, 1 leaves greys.
    nonisolated public func grayscale(_ amount: Double) -> some View { filter(.grayscale, amount) }
    /// Turns the view's colours about the circle of hues.
    nonisolated public func hueRotation(_ angle: Angle) -> some View { filter(.hueRotation, angle.radians) }
    /// Multiplies the view's colours with another.
    nonisolated public func colorMultiply(_ color: Color) -> some View { filter(.multiply, 0, color) }
    /// Gives the view the opposite colours.
    nonisolated public func colorInvert() -> some View { filter(.inversion) }
    /// Makes the dark parts of the view transparent, and all of it black: a mask.
    nonisolated public func luminanceToAlpha() -> some View { filter(.luminanceToAlpha) }

    @available(*, unavailable, message: "not in Quince: effects drawn by Metal shaders")
    nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { self }
    @available(*, unavailable, message: "not in Quince: effects drawn by Metal shaders")
    nonisolated public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View { self }
    @available(*, unavailable, message: "not in Quince: effects drawn by Metal shaders")
    nonisolated public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View { self }
}
