import CoreGraphics
import Foundation
@_spi(Quince) import QuinceFoundation
import RenderProtocol

/// One kind of particle: what it looks like, how many there are, and how they move.
///
/// A value with a range lies anywhere between value − range and value + range. An emitter takes its cells as they are when they are given to it; to change one
/// afterwards, set `emitterCells.NAME.property` of the layer.
///
/// Source: Apple's “CAEmitterCell”.
open class CAEmitterCell: NSObject, CAMediaTiming, KeyValueCoding {
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    /// The cell's name in key paths of the layer.
    open var name: String?
    /// Whether new particles appear.
    open var isEnabled = true
    /// Particles a second.
    open var birthRate: Float = 0
    /// Seconds.
    open var lifetime: Float = 0
    open var lifetimeRange: Float = 0

    /// The angle of the direction to the plane, in radians.
    open var emissionLatitude: CGFloat = 0
    /// The direction in the plane, in radians from the x axis towards the y axis. From lines it counts from their upper side, from outlines from outwards.
    open var emissionLongitude: CGFloat = 0
    /// The angle of a cone around the direction, in radians.
    open var emissionRange: CGFloat = 0
    /// Points a second.
    open var velocity: CGFloat = 0
    open var velocityRange: CGFloat = 0
    /// Points a second, each second.
    open var xAcceleration: CGFloat = 0
    open var yAcceleration: CGFloat = 0
    open var zAcceleration: CGFloat = 0

    open var scale: CGFloat = 1
    open var scaleRange: CGFloat = 0
    /// By how much the scale changes in a second.
    open var scaleSpeed: CGFloat = 0
    /// Radians a second.
    open var spin: CGFloat = 0
    open var spinRange: CGFloat = 0

    /// Multiplies the contents' colours; nil is white.
    open var color: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    open var redRange: Float = 0
    open var greenRange: Float = 0
    open var blueRange: Float = 0
    open var alphaRange: Float = 0
    /// By how much the component changes in a second.
    open var redSpeed: Float = 0
    open var greenSpeed: Float = 0
    open var blueSpeed: Float = 0
    open var alphaSpeed: Float = 0

    /// A `CGImage`. A cell without contents shows nothing, but its particles carry the cells below it.
    open var contents: Any?
    /// The part of the contents to show, in units of their size.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Pixels of the contents in a point.
    open var contentsScale: CGFloat = 1
    /// A `CALayerContentsFilter`'s raw value.
    open var magnificationFilter = CALayerContentsFilter.linear.rawValue
    open var minificationFilter = CALayerContentsFilter.linear.rawValue
    /// Cells whose particles come out of this one's, as they fly.
    open var emitterCells: [CAEmitterCell]?
    /// Default property values; a hint for archives.
    open var style: [AnyHashable: Any]?

    // MARK: Timing

    /// When particles begin to appear: in the layer's time, or in seconds of the life of the particle they come out of.
    open var beginTime: CFTimeInterval = 0
    /// For how long particles appear; 0 for ever.
    open var duration: CFTimeInterval = 0
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed

    // MARK: Key-value coding

    private var customValues: [String: Any] = [:]

    open class func defaultValue(forKey key: String) -> Any? { CAEmitterCell().property(key) }
    open func shouldArchiveValue(forKey key: String) -> Bool { true }

    package func codedValue(forKey key: String) -> Any? { property(key) ?? customValues[key] }

    package func setCodedValue(_ value: Any?, forKey key: String) {
        let number = numericValue(value)
        if let path = Self.factors[key] {
            if let number { self[keyPath: path] = Float(number) }
        } else if let path = Self.lengths[key] {
            if let number { self[keyPath: path] = CGFloat(number) }
        } else {
            setOther(value, number, forKey: key)
        }
    }

    private func setOther(_ value: Any?, _ number: Double?, forKey key: String) {
        switch key {
        case "name": name = value as? String
        case "enabled", "isEnabled": isEnabled = number != 0
        case "color": color = value as? CGColor
        case "contents": contents = value
        case "contentsRect": if let rect = value as? CGRect { contentsRect = rect }
        case "emitterCells": emitterCells = value as? [CAEmitterCell]
        case "beginTime": beginTime = number ?? 0
        case "duration": duration = number ?? 0
        default: customValues[key] = value
        }
    }

    private func property(_ key: String) -> Any? {
        if let path = Self.factors[key] { return self[keyPath: path] }
        if let path = Self.lengths[key] { return self[keyPath: path] }
        switch key {
        case "name": return name
        case "enabled", "isEnabled": return isEnabled
        case "color": return color
        case "contents": return contents
        case "contentsRect": return contentsRect
        case "emitterCells": return emitterCells
        case "beginTime": return beginTime
        case "duration": return duration
        default: return nil
        }
    }

    nonisolated(unsafe) private static let factors: [String: ReferenceWritableKeyPath<CAEmitterCell, Float>] = [
        "birthRate": \.birthRate, "lifetime": \.lifetime, "lifetimeRange": \.lifetimeRange, "redRange": \.redRange,
        "greenRange": \.greenRange, "blueRange": \.blueRange, "alphaRange": \.alphaRange, "redSpeed": \.redSpeed,
        "greenSpeed": \.greenSpeed, "blueSpeed": \.blueSpeed, "alphaSpeed": \.alphaSpeed,
    ]

    nonisolated(unsafe) private static let lengths: [String: ReferenceWritableKeyPath<CAEmitterCell, CGFloat>] = [
        "emissionLatitude": \.emissionLatitude, "emissionLongitude": \.emissionLongitude, "emissionRange": \.emissionRange,
        "velocity": \.velocity, "velocityRange": \.velocityRange, "xAcceleration": \.xAcceleration, "yAcceleration": \.yAcceleration,
        "zAcceleration": \.zAcceleration, "scale": \.scale, "scaleRange": \.scaleRange, "scaleSpeed": \.scaleSpeed, "spin": \.spin,
        "spinRange": \.spinRange, "contentsScale": \.contentsScale,
    ]
}
