/// Animations that apps compute, as keyframes of layers.
enum LayerKeyframes {
    static func animation(_ key: String, from: Any?, to: Any?, _ custom: AnyCustomAnimation) -> CAKeyframeAnimation {
        let animation = CAKeyframeAnimation(keyPath: key)
        let shares = custom.course + [1]
        animation.values = shares.map { mixed(from, to, $0) ?? to as Any }
        animation.keyTimes = shares.indices.map { NSNumber(value: Double($0) / Double(max(shares.count - 1, 1))) }
        animation.calculationMode = .linear
        animation.duration = Double(shares.count - 1) / 60
        return animation
    }

    /// A value on the way between two; nil for types that do not have any.
    private static func mixed(_ from: Any?, _ to: Any?, _ share: Double) -> Any? {
        func mix(_ first: CGFloat, _ second: CGFloat) -> CGFloat { first + (second - first) * CGFloat(share) }
        switch (from, to) {
        case (let first as Float, let second as Float): return first + (second - first) * Float(share)
        case (let first as Double, let second as Double): return first + (second - first) * share
        case (let first as CGFloat, let second as CGFloat): return mix(first, second)
        case (let first as CGPoint, let second as CGPoint): return CGPoint(x: mix(first.x, second.x), y: mix(first.y, second.y))
        case (let first as CGSize, let second as CGSize):
            return CGSize(width: mix(first.width, second.width), height: mix(first.height, second.height))
        case (let first as CGRect, let second as CGRect):
            return CGRect(
                x: mix(first.minX, second.minX), y: mix(first.minY, second.minY), width: mix(first.width, second.width),
                height: mix(first.height, second.height))
        case (let first as CATransform3D, let second as CATransform3D): return mixed(first, second, mix)
        default: return nil
        }
    }

    private static func mixed(_ first: CATransform3D, _ second: CATransform3D, _ mix: (CGFloat, CGFloat) -> CGFloat) -> CATransform3D {
        var result = first
        let parts: [WritableKeyPath<CATransform3D, CGFloat>] = [
            \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m41, \.m42, \.m43, \.m44,
        ]
        for part in parts { result[keyPath: part] = mix(first[keyPath: part], second[keyPath: part]) }
        return result
    }
}
