/// From and to transparency.
public struct OpacityTransition: Transition {
    nonisolated public init() {}
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
    public func body(content: Content, phase: TransitionPhase) -> some View { content.opacity(phase.isIdentity ? 1 : 0) }
}

/// Without any change.
public struct IdentityTransition: Transition {
    nonisolated public init() {}
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// From and to a share of the size.
public struct ScaleTransition: Transition {
    public var scale: Double
    public var anchor: UnitPoint
    nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) { (self.scale, self.anchor) = (scale, anchor) }
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale), anchor: anchor)
    }
}

/// In from an edge and out to it.
public struct MoveTransition: Transition {
    public var edge: Edge
    nonisolated public init(edge: Edge) { self.edge = edge }
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(OwnSizeOffset(edge: phase.isIdentity ? nil : edge))
    }
}

/// In from the leading edge, out to the trailing one.
public struct SlideTransition: Transition {
    nonisolated public init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(OwnSizeOffset(edge: phase == .willAppear ? .leading : phase == .didDisappear ? .trailing : nil))
    }
}

/// From and to another place.
public struct OffsetTransition: Transition {
    public var offset: CGSize
    nonisolated public init(_ offset: CGSize) { self.offset = offset }
    public func body(content: Content, phase: TransitionPhase) -> some View { content.offset(phase.isIdentity ? .zero : offset) }
}

/// In from an edge, fading in, and on in the same direction, fading out.
public struct PushTransition: Transition {
    public var edge: Edge
    nonisolated public init(edge: Edge) { self.edge = edge }
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(OwnSizeOffset(edge: phase == .willAppear ? edge : phase == .didDisappear ? edge.opposite : nil))
            .opacity(phase.isIdentity ? 1 : 0)
    }
}

/// One transition for coming, another for going.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
    nonisolated(unsafe) public var insertion: Insertion
    nonisolated(unsafe) public var removal: Removal
    nonisolated public init(insertion: Insertion, removal: Removal) { (self.insertion, self.removal) = (insertion, removal) }
    public func body(content: Content, phase: TransitionPhase) -> some View {
        insertion.apply(
            content: removal.apply(content: content, phase: phase == .didDisappear ? phase : .identity),
            phase: phase == .willAppear ? phase : .identity)
    }
}

extension Transition where Self == OpacityTransition { public static var opacity: OpacityTransition { OpacityTransition() } }
extension Transition where Self == IdentityTransition { public static var identity: IdentityTransition { IdentityTransition() } }
extension Transition where Self == SlideTransition { public static var slide: SlideTransition { SlideTransition() } }
extension Transition where Self == ScaleTransition {
    public static var scale: ScaleTransition { ScaleTransition(0) }
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self { ScaleTransition(scale, anchor: anchor) }
}
extension Transition where Self == MoveTransition { public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) } }
extension Transition where Self == PushTransition { public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) } }
extension Transition where Self == OffsetTransition {
    public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { OffsetTransition(CGSize(width: x, height: y)) }
}

/// Out of focus, and in another size.
///
/// Source: Apple's documentation of `BlurReplaceTransition`.
public struct BlurReplaceTransition: Transition {
    /// How sizes change.
    public struct Configuration: Equatable, Sendable {
        fileprivate let leavingScale: CGFloat
        /// Scales the arriving view up and the leaving view down.
        public static let downUp = Configuration(leavingScale: 0.8)
        /// Scales both the arriving and the leaving view up.
        public static let upUp = Configuration(leavingScale: 1.2)
    }

    public var configuration: Configuration
    nonisolated public init(configuration: Configuration) { self.configuration = configuration }
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.blur(radius: phase.isIdentity ? 0 : 10)
            .scaleEffect(phase.isIdentity ? 1 : phase == .willAppear ? 0.8 : configuration.leavingScale)
            .opacity(phase.isIdentity ? 1 : 0)
    }
}

extension Transition where Self == BlurReplaceTransition {
    public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
    public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> Self {
        BlurReplaceTransition(configuration: config)
    }
}

/// A symbol that appears and disappears by an effect; other views fade.
///
/// Source: Apple's documentation of `SymbolEffectTransition` (iOS 17).
public struct SymbolEffectTransition: Transition {
    private let scale: Double

    nonisolated public init<T: TransitionSymbolEffect & SymbolEffect>(effect: T, options: SymbolEffectOptions = .default) { scale = 0.5 }
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale)).opacity(phase.isIdentity ? 1 : 0)
    }
}

extension Transition where Self == SymbolEffectTransition {
    public static var symbolEffect: SymbolEffectTransition { SymbolEffectTransition(effect: .automatic) }
    public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(_ effect: T, options: SymbolEffectOptions = .default)
        -> SymbolEffectTransition
    { SymbolEffectTransition(effect: effect, options: options) }
}

extension AnyTransition {
    public static var symbolEffect: AnyTransition { AnyTransition(.symbolEffect) }
    public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(_ effect: T, options: SymbolEffectOptions = .default)
        -> AnyTransition
    { AnyTransition(SymbolEffectTransition(effect: effect, options: options)) }
}
