/// The red, green and blue that a colour space mixes its colours of, in relation to those of sRGB, and how components become amounts of light.
struct RGBPrimaries: Hashable {
    enum Transfer: Hashable {
        case linear, sRGB
        /// Of television: ITU-R BT.709 and BT.2020.
        case television
        case power(CGFloat)
    }

    /// Row by row, from this space's light to sRGB's and back.
    let toSRGB: [CGFloat]
    let fromSRGB: [CGFloat]
    let transfer: Transfer

    static let same: [CGFloat] = [1, 0, 0, 0, 1, 0, 0, 0, 1]

    static let displayP3 = p3(.sRGB)
    static let linearDisplayP3 = p3(.linear)

    private static func p3(_ transfer: Transfer) -> RGBPrimaries {
        RGBPrimaries(
            toSRGB: [1.2249401763, -0.2249401763, 0, -0.0420569547, 1.0420569547, 0, -0.0196375546, -0.0786360456, 1.0982736002],
            fromSRGB: [0.8224619688, 0.1775380312, 0, 0.0331941989, 0.9668058011, 0, 0.0170826307, 0.0723974407, 0.9105199286],
            transfer: transfer)
    }

    static let adobeRGB = RGBPrimaries(
        toSRGB: [1.3982832, -0.3982832, 0, 0, 1, 0, 0, -0.0429383, 1.0429383],
        fromSRGB: [0.7151627, 0.2848373, 0, 0, 1, 0, 0, 0.0411705, 0.9588295], transfer: .power(2.19921875))
    static let bt709 = RGBPrimaries(toSRGB: same, fromSRGB: same, transfer: .television)
    static let bt2020 = RGBPrimaries(
        toSRGB: [1.6604910, -0.5876411, -0.0728499, -0.1245505, 1.1328999, -0.0083494, -0.0181508, -0.1005789, 1.1187297],
        fromSRGB: [0.6274039, 0.3292830, 0.0433131, 0.0690973, 0.9195404, 0.0113623, 0.0163914, 0.0880133, 0.8955953], transfer: .television
    )

    /// Components as sRGB values, possibly outside 0…1.
    func toSRGB(_ components: [CGFloat]) -> (red: CGFloat, green: CGFloat, blue: CGFloat) {
        let mixed = Self.mix(components.prefix(3).map(decode), toSRGB).map(TransferCurve.encode)
        return (mixed[0], mixed[1], mixed[2])
    }

    func fromSRGB(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> [CGFloat] {
        Self.mix([red, green, blue].map(TransferCurve.decode), fromSRGB).map(encode)
    }

    private static func mix(_ light: [CGFloat], _ rows: [CGFloat]) -> [CGFloat] {
        (0..<3).map { rows[3 * $0] * light[0] + rows[3 * $0 + 1] * light[1] + rows[3 * $0 + 2] * light[2] }
    }

    private func decode(_ value: CGFloat) -> CGFloat {
        let size = abs(value)
        let light: CGFloat =
            switch transfer {
            case .linear: size
            case .sRGB: TransferCurve.decode(size)
            case .television: size < 0.081 ? size / 4.5 : pow((size + 0.099) / 1.099, 1 / 0.45)
            case .power(let exponent): pow(size, exponent)
            }
        return value < 0 ? -light : light
    }

    private func encode(_ light: CGFloat) -> CGFloat {
        let size = abs(light)
        let value: CGFloat =
            switch transfer {
            case .linear: size
            case .sRGB: TransferCurve.encode(size)
            case .television: size < 0.018 ? size * 4.5 : 1.099 * pow(size, 0.45) - 0.099
            case .power(let exponent): pow(size, 1 / exponent)
            }
        return light < 0 ? -value : value
    }
}
