/// An animation of one layer property, complete in itself: the compositors run it without asking the app again.
public struct RenderAnimation: Hashable, Sendable {
    /// A part of a compound value, as in the key path `transform.rotation.z`.
    public enum Component: String, CaseIterable, Hashable, Sendable {
        case x, y, z, width, height, origin, size
        case originX = "origin.x", originY = "origin.y", sizeWidth = "size.width", sizeHeight = "size.height"
        case rotation, rotationX = "rotation.x", rotationY = "rotation.y", rotationZ = "rotation.z"
        case scale, scaleX = "scale.x", scaleY = "scale.y", scaleZ = "scale.z"
        case translation, translationX = "translation.x", translationY = "translation.y", translationZ = "translation.z"
    }

    public enum CalculationMode: String, Hashable, Sendable { case linear, discrete, paced, cubic, cubicPaced }

    public enum Motion: Hashable, Sendable {
        /// From one value to another.
        case basic(from: LayerValue, to: LayerValue)
        /// Through `values` at `keyTimes` (0…1, ascending, one for each value); `curves` has one less element than values, or none for linear.
        case keyframes(values: [LayerValue], keyTimes: [Double], curves: [TimingCurve], mode: CalculationMode)
        /// A damped spring from one value to another; the solution of m·x″ + c·x′ + k·x = 0.
        case spring(from: LayerValue, to: LayerValue, mass: Double, stiffness: Double, damping: Double, initialVelocity: Double)
        /// A cross-fade from what the layer showed before this commit (`CATransition` of type fade).
        case crossfade(from: ImageID)
    }

    /// The key it was added under; adding another under the same key replaces it.
    public var key: String
    public var property: LayerKey
    public var component: Component?
    public var motion: Motion
    public var timing: AnimationTiming
    public var curve: TimingCurve
    /// Whether the value is added to the property's value instead of replacing it.
    public var isAdditive: Bool
    /// Whether each repetition starts where the last one ended.
    public var isCumulative: Bool

    public init(
        key: String, property: LayerKey, component: Component? = nil, motion: Motion, timing: AnimationTiming, curve: TimingCurve = .linear,
        isAdditive: Bool = false, isCumulative: Bool = false
    ) {
        (self.key, self.property, self.component, self.motion) = (key, property, component, motion)
        (self.timing, self.curve, self.isAdditive, self.isCumulative) = (timing, curve, isAdditive, isCumulative)
    }
}
