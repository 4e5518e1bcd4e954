import Glibc
import UIKit
import simd

/// Colours in which light adds up.
struct LinearColor {
    /// Red, green, blue, without the transfer function of screens, and alpha, which is not multiplied in.
    let components: SIMD4<Float>

    /// - Parameter value: A `UIColor` or `CGColor`; white for anything else.
    init(_ value: Any?) {
        guard let color = LinearColor.color(value) else {
            components = SIMD4(repeating: 1)
            return
        }
        var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (1, 1, 1, 1)
        _ = color.getRed(&r, green: &g, blue: &b, alpha: &a)
        components = SIMD4(LinearColor.linear(Float(r)), LinearColor.linear(Float(g)), LinearColor.linear(Float(b)), Float(a))
    }

    static func color(_ value: Any?) -> UIColor? {
        if let color = value as? UIColor { return color }
        guard let value, Swift.type(of: value) == CGColor.self, let color = value as? CGColor else { return nil }
        return UIColor(cgColor: color)
    }

    static func linear(_ value: Float) -> Float { value <= 0.04045 ? value / 12.92 : powf((value + 0.055) / 1.055, 2.4) }
    static func encoded(_ value: Float) -> Float { value <= 0.0031308 ? value * 12.92 : 1.055 * powf(value, 1 / 2.4) - 0.055 }

    /// The colour of a hot body, its greatest component 1.
    /// - Parameter kelvin: The temperature.
    static func blackBody(_ kelvin: Float) -> SIMD3<Float> {
        // A fit to the Planckian locus; source: T. Helland, "How to Convert Temperature (K) to RGB".
        let t = simd_clamp(kelvin, 1000, 40000) / 100
        let red = t <= 66 ? 255 : 329.698727446 * powf(t - 60, -0.1332047592)
        let green = t <= 66 ? 99.4708025861 * logf(t) - 161.1195681661 : 288.1221695283 * powf(t - 60, -0.0755148492)
        let blue = t >= 66 ? 255 : t <= 19 ? 0 : 138.5177312231 * logf(t - 10) - 305.0447927307
        let encoded = simd_clamp(SIMD3(red, green, blue) / 255, SIMD3(), SIMD3(repeating: 1))
        return SIMD3(linear(encoded.x), linear(encoded.y), linear(encoded.z))
    }
}
