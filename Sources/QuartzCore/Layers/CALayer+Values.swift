import CoreGraphics
import Foundation
import RenderProtocol

/// Every property goes through here: one place knows about actions, redrawing and what the next commit has to carry.
extension CALayer {
    /// The model value.
    final package subscript(key: LayerKey) -> LayerValue {
        switch key {
        case .bounds: .rect(geometry.bounds)
        case .position: .point(geometry.position)
        case .anchorPoint: .point(geometry.anchorPoint)
        case .sublayers: .layers(committedIDs)
        case .mask: hierarchy.mask.map { .layer($0.id) } ?? .none
        default: values[key] ?? defaultValue(of: key)
        }
    }

    /// The layers below this one as commits name them.
    private var committedIDs: [LayerID] {
        var ids = hiddenBackLayers.map(\.id)
        ids.reserveCapacity(ids.count + hierarchy.sublayers.count)
        for layer in hierarchy.sublayers {
            if layer.hierarchy.transition == nil { ids.append(layer.id) } else { ids += layer.stackedIDs }
        }
        return ids + hiddenSublayers.map(\.id)
    }

    func defaultValue(of key: LayerKey) -> LayerValue { key.defaultValue }

    /// Sets a property with all that a change implies: its action runs, and layout, display and commit follow.
    final func set(_ key: LayerKey, _ value: LayerValue, source: AnyObject? = nil) {
        if source != nil || !sources.isEmpty { sources[key] = source }
        guard self[key] != value else { return }
        let action = presentedModel == nil ? implicitAction(for: key) : nil
        store(value, for: key)
        action?.run(forKey: key.eventName, object: self, arguments: nil)
    }

    /// Sets a property without running its action.
    final func store(_ value: LayerValue, for key: LayerKey) {
        rememberCommitted(key)
        switch (key, value) {
        case (.bounds, .rect(let bounds)):
            let isResized = bounds.size != geometry.bounds.size
            geometry.bounds = bounds
            if isResized { setNeedsLayout() }
            if needsDisplayOnBoundsChange { setNeedsDisplay() }
        case (.position, .point(let position)): geometry.position = position
        case (.anchorPoint, .point(let anchorPoint)): geometry.anchorPoint = anchorPoint
        default: values[key] = value
        }
        guard presentedModel == nil else { return }
        noteChange(of: key)
        if changes.needsDisplay == false, Self.needsDisplay(forKey: key.eventName) { setNeedsDisplay() }
    }

    final func noteChange(of key: LayerKey) {
        changes.keys.insert(key)
        hierarchy.context?.noteChange(of: self)
    }

    private func implicitAction(for key: LayerKey) -> CAAction? {
        guard !CATransaction.disableActions(), let action = action(forKey: key.eventName) else { return nil }
        if let animation = action as? CABasicAnimation { animation.startValue = presentedValue(for: key) }
        return action is NSNull ? nil : action
    }

    // MARK: Typed access

    final func number(_ key: LayerKey) -> CGFloat { if case .number(let value) = self[key] { CGFloat(value) } else { 0 } }
    final func setNumber(_ key: LayerKey, _ value: CGFloat) { set(key, .number(Double(value))) }
    final func bool(_ key: LayerKey) -> Bool { if case .bool(let value) = self[key] { value } else { false } }
    final func point(_ key: LayerKey) -> CGPoint { if case .point(let value) = self[key] { value } else { .zero } }
    final func rect(_ key: LayerKey) -> CGRect { if case .rect(let value) = self[key] { value } else { .zero } }
    final func keyword(_ key: LayerKey) -> String { if case .keyword(let value) = self[key] { value } else { "" } }

    final func transform(_ key: LayerKey) -> CATransform3D {
        if case .transform(let value) = self[key] { CATransform3D(value) } else { CATransform3DIdentity }
    }

    final func color(_ key: LayerKey) -> CGColor? {
        if let color = sources[key] as? CGColor { return color }
        guard case .color(let color) = self[key] else { return nil }
        return CGColor(rendered: color)
    }

    final func setColor(_ key: LayerKey, _ color: CGColor?) {
        set(key, color.map { .color($0.rendered) } ?? .none, source: color)
    }

    final func path(_ key: LayerKey) -> CGPath? {
        if let path = sources[key] as? CGPath { return path }
        guard case .path(let path) = self[key] else { return nil }
        return CGPath.make(rendered: path)
    }

    final func setPath(_ key: LayerKey, _ path: CGPath?) {
        // A mutable path may change later; the layer keeps what it is now.
        let kept = path?.copy()
        set(key, kept.map { .path($0.rendered) } ?? .none, source: kept)
    }
}

/// Runs main-actor code from code that may not say it is on the main actor: layers live on the main thread, but are not isolated to it.
func onMainActor<Result>(_ body: @MainActor () -> Result) -> Result {
    withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
}

extension LayerKey {
    /// The name by which actions and key paths know the property.
    package var eventName: String { Self.eventNames[Int(rawValue)] }

    /// By raw value. Every change of a layer asks for a name: finding it by reflection took a twentieth of a screen's layout.
    private static let eventNames: [String] = {
        var names = [String](repeating: "", count: 1 << UInt8.bitWidth)
        for key in allCases { names[Int(key.rawValue)] = key.spelledEventName }
        return names
    }()

    private var spelledEventName: String {
        switch self {
        case .isHidden: "hidden"
        case .isGeometryFlipped: "geometryFlipped"
        case .isDoubleSided: "doubleSided"
        case .gradientType: "type"
        default: String(describing: self)
        }
    }

    private static let byEventName: [String: LayerKey] = {
        var keys = Dictionary(uniqueKeysWithValues: allCases.map { ($0.eventName, $0) })
        for key in [LayerKey.isHidden, .isGeometryFlipped, .isDoubleSided] { keys[String(describing: key)] = key }
        // What no layer of an app has as such a property.
        for key in [
            LayerKey.kind, .name, .emission, .particleMotion, .particleColors, .emitterShape, .emitterMode, .emitterPosition, .emitterSize,
            .hostedContext,
        ] { keys[key.eventName] = nil }
        return keys
    }()

    /// The property of a name such as `position` or `hidden`.
    package init?(eventName: String) {
        guard let key = Self.byEventName[eventName] else { return nil }
        self = key
    }
}
