import CoreGraphics
import Foundation
import RenderProtocol

/// Emits particles and draws them above all else that the layer shows.
///
/// The layer commits *sources*, from which the compositors compute where every particle is at a time. A source never changes: a property that is set ends the
/// sources at that moment, and others go on, so that particles that are on their way keep the course they began with.
///
/// Source: Apple's “CAEmitterLayer”.
open class CAEmitterLayer: CALayer {
    public override init() { super.init() }

    public override init(layer: Any) {
        super.init(layer: layer)
        guard let other = layer as? CAEmitterLayer else { return }
        (settings, cells) = (other.settings, other.cells)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override var kindKeyword: String { "emitter" }
    override func copyForPresentation() -> CALayer { CAEmitterLayer(layer: self) }

    /// The values of the emitter's properties.
    struct Settings: Equatable {
        var birthRate: Float = 1, lifetime: Float = 1, velocity: Float = 1, scale: Float = 1, spin: Float = 1
        var position = CGPoint.zero, zPosition: CGFloat = 0
        var size = CGSize.zero, depth: CGFloat = 0
        var shape = CAEmitterLayerEmitterShape.point, mode = CAEmitterLayerEmitterMode.volume
        var seed: UInt32 = 0
    }

    var settings = Settings() {
        didSet { if settings != oldValue { emissionChanged() } }
    }

    private var cells: [CAEmitterCell] = []
    private let emission = EmissionHistory()
    private var isEmissionStale = true
    /// Whether what is emitted later is planned already, for an animation.
    private var isPlannedAhead = false

    /// The kinds of particles.
    open var emitterCells: [CAEmitterCell]? {
        get { cells.isEmpty ? nil : cells }
        set {
            cells = newValue ?? []
            emissionChanged()
        }
    }
    /// Multiplies the cells' rates of birth.
    open var birthRate: Float {
        get { settings.birthRate }
        set { settings.birthRate = newValue }
    }
    /// Multiplies the cells' lifetimes.
    open var lifetime: Float {
        get { settings.lifetime }
        set { settings.lifetime = newValue }
    }
    /// Multiplies the cells' velocities.
    open var velocity: Float {
        get { settings.velocity }
        set { settings.velocity = newValue }
    }
    /// Multiplies the cells' scales.
    open var scale: Float {
        get { settings.scale }
        set { settings.scale = newValue }
    }
    /// Multiplies the cells' spins.
    open var spin: Float {
        get { settings.spin }
        set { settings.spin = newValue }
    }
    /// The centre of the emitter's shape.
    open var emitterPosition: CGPoint {
        get { settings.position }
        set { settings.position = newValue }
    }
    open var emitterZPosition: CGFloat {
        get { settings.zPosition }
        set { settings.zPosition = newValue }
    }
    open var emitterSize: CGSize {
        get { settings.size }
        set { settings.size = newValue }
    }
    /// The extent of a cuboid along the z axis.
    open var emitterDepth: CGFloat {
        get { settings.depth }
        set { settings.depth = newValue }
    }
    open var emitterShape: CAEmitterLayerEmitterShape {
        get { settings.shape }
        set { settings.shape = newValue }
    }
    open var emitterMode: CAEmitterLayerEmitterMode {
        get { settings.mode }
        set { settings.mode = newValue }
    }
    open var renderMode: CAEmitterLayerRenderMode {
        get { CAEmitterLayerRenderMode(rawValue: keyword(.renderMode)) }
        set { set(.renderMode, .keyword(newValue.rawValue)) }
    }
    /// Emitters that are alike but for the seed show different particles; those with the same one show the same.
    open var seed: UInt32 {
        get { settings.seed }
        set { settings.seed = newValue }
    }
    @available(*, unavailable, message: "not yet in Quince: particles in the space of the layers around them")
    open var preservesDepth: Bool {
        get { false }
        set {}
    }

    // MARK: Commit

    override var hiddenSublayers: [CALayer] { emission.sources }

    private func emissionChanged() {
        guard presentedModel == nil else { return }
        isEmissionStale = true
        // Which property is named does not matter: `prepareForCommit` finds out what to say.
        noteChange(of: .renderMode)
    }

    override func timingChanged() { emissionChanged() }

    override func prepareForCommit() {
        let isAnimated = !animatedKeyPaths.isEmpty
        guard isEmissionStale || isAnimated || isPlannedAhead, let context = hierarchy.context else { return }
        (isEmissionStale, isPlannedAhead) = (false, isAnimated)
        emission.update(to: emissions(at: context.timeline.now), of: self)
        rememberCommittedSublayers()
        noteChange(of: .sublayers)
    }

    /// Returns the emission from now on; while the emitter's own properties are animated, also that of later times.
    private func emissions(at now: Double) -> [EmissionHistory.Change] {
        guard !animatedKeyPaths.isEmpty else { return [EmissionHistory.Change(time: now, sources: plans(settings, cells))] }
        return EmitterSampling(layer: self, settings: settings, cells: cells, from: now).changes
    }

    func plans(_ settings: Settings, _ cells: [CAEmitterCell]) -> [SourcePlan] {
        cells.enumerated().map { SourcePlan($0.element, number: $0.offset, of: settings) }
    }

    /// Properties of the emitter that an animation moves.
    private var animatedKeyPaths: [String] {
        running.compactMap { ($0.animation as? CAPropertyAnimation)?.keyPath }.filter(EmitterKeyPath.isOne)
    }

    // MARK: Key-value coding

    override func ownValue(forKey key: String) -> Any? { EmitterKeyPath.value(key, of: self) }

    override func setOwnValue(_ value: Any?, forKeyPath keyPath: String) -> Bool {
        let parts = keyPath.split(separator: ".", maxSplits: 2).map(String.init)
        if parts.count == 3, parts[0] == "emitterCells" {
            guard let cell = cells.first(where: { $0.name == parts[1] }) else { return true }
            cell.setCodedValue(value, forKey: parts[2])
            emissionChanged()
            return true
        }
        return EmitterKeyPath.set(value, keyPath, of: self)
    }
}
