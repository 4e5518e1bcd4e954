import Foundation

/// The shape in which an emitter's particles appear.
struct EmitterForm {
    var shape: String
    var mode: String
    var center: SIMD3<Double>
    var size: CGSize
    var depth: Double

    /// A place, and the angle in the plane that a longitude of 0 means there.
    func birth(_ key: UInt32) -> (place: SIMD3<Double>, direction: Double) {
        let (x, y, z) = (ParticleRandom.signed(key, 1), ParticleRandom.signed(key, 2), ParticleRandom.signed(key, 3))
        let (width, height) = (Double(size.width) / 2, Double(size.height) / 2)
        switch shape {
        // A line's particles leave it upwards.
        case "line": return (center + SIMD3(width * (mode == "points" ? sign(x) : x), 0, 0), -.pi / 2)
        case "rectangle": return rectangle(x, y, width, height)
        case "cuboid": return (center + SIMD3(width * x, height * y, depth / 2 * z), 0)
        case "circle": return circle(x, y)
        case "sphere": return sphere(x, y, z)
        default: return (center, 0)
        }
    }

    private func sign(_ value: Double) -> Double { value < 0 ? -1 : 1 }

    private func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> (SIMD3<Double>, Double) {
        switch mode {
        case "points": return (center + SIMD3(width * sign(x), height * sign(y), 0), atan2(height * sign(y), width * sign(x)))
        case "outline", "surface":
            // One number says how far along half the outline, the other one which half.
            let along = abs(x) * (width + height)
            if along < width { return (center + SIMD3(2 * along - width, height * sign(y), 0), sign(y) * .pi / 2) }
            return (center + SIMD3(width * sign(y), 2 * (along - width) - height, 0), y < 0 ? .pi : 0)
        default: return (center + SIMD3(width * x, height * y, 0), 0)
        }
    }

    /// The width is the radius, as documented.
    private func circle(_ x: Double, _ y: Double) -> (SIMD3<Double>, Double) {
        let radius = Double(size.width), angle = x * .pi
        let isRim = mode == "outline" || mode == "surface" || mode == "points"
        let reach = isRim ? radius : radius * ((y + 1) / 2).squareRoot()
        return (center + SIMD3(reach * cos(angle), reach * sin(angle), 0), isRim ? angle : 0)
    }

    private func sphere(_ x: Double, _ y: Double, _ z: Double) -> (SIMD3<Double>, Double) {
        let radius = Double(size.width), angle = x * .pi
        let isSurface = mode != "volume"
        let reach = isSurface ? radius : radius * pow((z + 1) / 2, 1.0 / 3)
        let plane = reach * (1 - y * y).squareRoot()
        return (center + SIMD3(plane * cos(angle), plane * sin(angle), reach * y), isSurface ? angle : 0)
    }
}
