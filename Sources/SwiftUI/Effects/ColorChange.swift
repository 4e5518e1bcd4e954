/// A change of colours: four rows of five numbers, which make the new red, green, blue and alpha of the old ones and of 1.
struct ColorChange: Equatable {
    var numbers: [Double]

    static let identity = ColorChange(numbers: [1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0])

    /// Creates a change that scales and offsets each colour component independently.
    private init(scale: (Double, Double, Double, Double), offset: Double = 0) {
        numbers = [
            scale.0, 0, 0, 0, offset, 0, scale.1, 0, 0, offset, 0, 0, scale.2, 0, offset, 0, 0, 0, scale.3, 0,
        ]
    }

    init(numbers: [Double]) { self.numbers = numbers }

    /// The weights of the colours in the luminance, as of Filter Effects Module Level 1.
    private static let luminance = (0.2126, 0.7152, 0.0722)

    static func brightness(_ amount: Double) -> ColorChange { ColorChange(scale: (1, 1, 1, 1), offset: amount) }
    static func contrast(_ amount: Double) -> ColorChange { ColorChange(scale: (amount, amount, amount, 1), offset: 0.5 - amount / 2) }
    static func multiply(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> ColorChange {
        ColorChange(scale: (red, green, blue, alpha))
    }
    static func inversion(_ amount: Double) -> ColorChange {
        let factor = 1 - 2 * amount
        return ColorChange(scale: (factor, factor, factor, 1), offset: amount)
    }

    static func saturation(_ amount: Double) -> ColorChange {
        let (r, g, b) = (luminance.0 * (1 - amount), luminance.1 * (1 - amount), luminance.2 * (1 - amount))
        return ColorChange(numbers: [r + amount, g, b, 0, 0, r, g + amount, b, 0, 0, r, g, b + amount, 0, 0, 0, 0, 0, 1, 0])
    }

    /// Turns colours about the axis of greys, which keeps their luminance.
    static func hueRotation(_ angle: Angle) -> ColorChange {
        let (c, s) = (cos(angle.radians), sin(angle.radians))
        return ColorChange(numbers: [
            0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928, 0, 0,
            0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283, 0, 0,
            0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072, 0, 0, 0, 0, 0, 1, 0,
        ])
    }

    static let luminanceToAlpha = ColorChange(numbers: [
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, luminance.0, luminance.1, luminance.2, 0, 0,
    ])

    /// Gives each pixel full alpha, and the colour it has.
    static let opaque = ColorChange(numbers: [1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1])

    /// Makes all colours black.
    static let black = ColorChange(scale: (0, 0, 0, 1))

    /// This change, and after it another.
    func followed(by next: ColorChange) -> ColorChange {
        var result = [Double](repeating: 0, count: 20)
        for row in 0..<4 {
            for column in 0..<5 {
                var sum = column == 4 ? next.numbers[row * 5 + 4] : 0
                for inner in 0..<4 { sum += next.numbers[row * 5 + inner] * numbers[inner * 5 + column] }
                result[row * 5 + column] = sum
            }
        }
        return ColorChange(numbers: result)
    }
}
