@_spi(Quince) import QuinceFoundation

/// An effect on a view that depends on the tilt of the device.
///
/// Source: Apple's “UIMotionEffect”. A device that nobody tilts applies none of it, like the simulator's.
@preconcurrency @MainActor open class UIMotionEffect: NSObject, @preconcurrency NSCopying {
    @preconcurrency @MainActor public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    /// The changes for a viewer at an offset of -1…1 in both directions, by key path; override it.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Changes one property between two values.
///
/// Source: Apple's “UIInterpolatingMotionEffect”.
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
    public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis = 0, tiltAlongVerticalAxis }

    public let keyPath: String
    public let type: EffectType
    /// The value at an offset of -1.
    open var minimumRelativeValue: Any?
    /// The value at an offset of 1.
    open var maximumRelativeValue: Any?

    public init(keyPath: String, type: EffectType) {
        (self.keyPath, self.type) = (keyPath, type)
        super.init()
    }

    public required init?(coder: NSCoder) {
        (keyPath, type) = ("", .tiltAlongHorizontalAxis)
        super.init(coder: coder)
    }

    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        guard let low = numericValue(minimumRelativeValue), let high = numericValue(maximumRelativeValue) else { return nil }
        let offset = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
        let part = (min(max(offset, -1), 1) + 1) / 2
        return [keyPath: NSNumber(value: low + (high - low) * Double(part))]
    }
}

/// Several effects.
///
/// Source: Apple's “UIMotionEffectGroup”.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
    open var motionEffects: [UIMotionEffect]?

    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        (motionEffects ?? []).reduce(into: [:]) { all, effect in
            all?.merge(effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:]) { $1 }
        }
    }
}

extension UIView {
    /// Adds what changes when the device is tilted.
    public func addMotionEffect(_ effect: UIMotionEffect) {
        if !motionEffects.contains(where: { $0 === effect }) { motionEffects.append(effect) }
    }
    public func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
}
