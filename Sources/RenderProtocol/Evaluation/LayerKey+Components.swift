import Foundation

extension LayerKey {
    /// A component of a value of this property, as in `position.x`; nil where the property has no such component.
    public func read(_ component: RenderAnimation.Component, of value: LayerValue) -> LayerValue? {
        switch (value, component) {
        case (.point(let point), .x): .number(Double(point.x))
        case (.point(let point), .y): .number(Double(point.y))
        case (.size(let size), .width): .number(Double(size.width))
        case (.size(let size), .height): .number(Double(size.height))
        case (.rect(let rect), .origin): .point(rect.origin)
        case (.rect(let rect), .size): .size(rect.size)
        case (.rect(let rect), .originX), (.rect(let rect), .x): .number(Double(rect.origin.x))
        case (.rect(let rect), .originY), (.rect(let rect), .y): .number(Double(rect.origin.y))
        case (.rect(let rect), .sizeWidth), (.rect(let rect), .width): .number(Double(rect.size.width))
        case (.rect(let rect), .sizeHeight), (.rect(let rect), .height): .number(Double(rect.size.height))
        case (.transform(let transform), _): transform.component(component)
        default: nil
        }
    }

    /// A value with one of its components replaced; nil where the property has no such component or `part` has the wrong kind.
    public func write(_ component: RenderAnimation.Component, _ part: LayerValue, into value: LayerValue) -> LayerValue? {
        if case .transform(let transform) = value { return transform.replacing(component, with: part).map { .transform($0) } }
        if case .rect(var rect) = value {
            switch (component, part) {
            case (.origin, .point(let origin)): rect.origin = origin
            case (.size, .size(let size)): rect.size = size
            case (.originX, .number(let number)), (.x, .number(let number)): rect.origin.x = CGFloat(number)
            case (.originY, .number(let number)), (.y, .number(let number)): rect.origin.y = CGFloat(number)
            case (.sizeWidth, .number(let number)), (.width, .number(let number)): rect.size.width = CGFloat(number)
            case (.sizeHeight, .number(let number)), (.height, .number(let number)): rect.size.height = CGFloat(number)
            default: return nil
            }
            return .rect(rect)
        }
        guard case .number(let number) = part else { return nil }
        switch (value, component) {
        case (.point(let point), .x): return .point(CGPoint(x: number, y: Double(point.y)))
        case (.point(let point), .y): return .point(CGPoint(x: Double(point.x), y: number))
        case (.size(let size), .width): return .size(CGSize(width: number, height: Double(size.height)))
        case (.size(let size), .height): return .size(CGSize(width: Double(size.width), height: number))
        default: return nil
        }
    }
}
