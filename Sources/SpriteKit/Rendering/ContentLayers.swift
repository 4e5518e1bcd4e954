import UIKit

extension CALayer {
    /// Sets a property where its value differs: commits carry changes only.
    func setIfChanged<Value: Equatable>(_ key: ReferenceWritableKeyPath<CALayer, Value>, _ value: Value) {
        if self[keyPath: key] != value { self[keyPath: key] = value }
    }

    /// Places a layer whose content is a rectangle of a node with `anchor` at its origin.
    func place(size: CGSize, anchor: CGPoint, transform: CGAffineTransform) {
        let bounds = CGRect(x: 0, y: 0, width: abs(size.width), height: abs(size.height))
        setIfChanged(\.bounds, bounds)
        setIfChanged(\.anchorPoint, CGPoint(x: anchor.x, y: 1 - anchor.y))
        setIfChanged(\.position, CGPoint(x: transform.tx, y: transform.ty))
        // Layers draw downwards and nodes upwards.
        let (mirrorX, mirrorY): (CGFloat, CGFloat) = (size.width < 0 ? -1 : 1, size.height < 0 ? 1 : -1)
        setLinear(CGAffineTransform(a: mirrorX, b: 0, c: 0, d: mirrorY, tx: 0, ty: 0).concatenating(transform))
    }

    /// Places a layer whose content is drawn in the node's own coordinates.
    func placeOrigin(transform: CGAffineTransform) {
        setIfChanged(\.anchorPoint, .zero)
        setIfChanged(\.position, CGPoint(x: transform.tx, y: transform.ty))
        setLinear(transform)
    }

    private func setLinear(_ transform: CGAffineTransform) {
        let linear = CGAffineTransform(a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: 0, ty: 0)
        if affineTransform() != linear { setAffineTransform(linear) }
    }

    /// Multiplies the content by a colour, as far as `factor` says.
    func updateTint(_ color: UIColor?, factor: CGFloat) {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (1, 1, 1, 1)
        color?.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        let factor = min(max(factor, 0), 1)
        let scales = [red, green, blue].map { Double(1 + ($0 - 1) * factor) }
        let matrix =
            scales == [1, 1, 1]
            ? [] : [scales[0], 0, 0, 0, 0, 0, scales[1], 0, 0, 0, 0, 0, scales[2], 0, 0, 0, 0, 0, 1, 0]
        if filterColorMatrix != matrix { filterColorMatrix = matrix }
    }

    func updateBlendMode(_ mode: SKBlendMode) {
        let filter: String? =
            switch mode {
            case .alpha, .replace: nil
            case .add: "plusLighterBlendMode"
            case .subtract: "differenceBlendMode"
            case .multiply, .multiplyX2, .multiplyAlpha: "multiplyBlendMode"
            case .screen: "screenBlendMode"
            }
        if compositingFilter as? String != filter { compositingFilter = filter }
    }
}
