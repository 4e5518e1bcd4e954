import UIKit

/// A colour whose components change by themselves.
struct ParticleColor: Equatable {
    var red, green, blue, alpha: CGFloat

    init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    init(_ color: UIColor) {
        (red, green, blue, alpha) = (1, 1, 1, 1)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    }

    func mixed(with other: ParticleColor, _ part: CGFloat) -> ParticleColor {
        func mix(_ first: CGFloat, _ second: CGFloat) -> CGFloat { first + (second - first) * part }
        return ParticleColor(
            red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue), alpha: mix(alpha, other.alpha))
    }

    /// The colour after a change of each component, `time` times.
    func changed(by speed: ParticleColor, _ time: CGFloat) -> ParticleColor {
        ParticleColor(
            red: red + speed.red * time, green: green + speed.green * time, blue: blue + speed.blue * time,
            alpha: alpha + speed.alpha * time)
    }

    var color: UIColor {
        func inside(_ value: CGFloat) -> CGFloat { min(max(value, 0), 1) }
        return UIColor(red: inside(red), green: inside(green), blue: inside(blue), alpha: inside(alpha))
    }
}
