/// The colours of the drawn map.
struct MapPalette: Hashable {
    let sea: UIColor
    let land: UIColor
    let ice: UIColor
    let town: UIColor
    let border: UIColor
    let coast: UIColor
    let countryInk: UIColor
    let cityInk: UIColor
    let waterInk: UIColor
    let halo: UIColor

    /// The colours of iOS's standard map by day.
    static let light = MapPalette(
        sea: .hex(0x9FD6F5), land: .hex(0xF4F0E6), ice: .hex(0xFBFBFA), town: .hex(0xE6E1D6), border: .hex(0xB9B1C4), coast: .hex(0x86C4E8),
        countryInk: .hex(0x5F5A66), cityInk: .hex(0x33302E), waterInk: .hex(0x3C86B4), halo: UIColor(white: 1, alpha: 0.85))
    /// The colours of iOS's standard map by night.
    static let dark = MapPalette(
        sea: .hex(0x17324A), land: .hex(0x2F3136), ice: .hex(0x3C4046), town: .hex(0x3D3F45), border: .hex(0x676A75), coast: .hex(0x214A69),
        countryInk: .hex(0xB5B6BD), cityInk: .hex(0xE6E6E8), waterInk: .hex(0x6FA6CC), halo: UIColor(white: 0.08, alpha: 0.8))
    /// Colours as from above the sky.
    static let satellite = MapPalette(
        sea: .hex(0x0B2A4A), land: .hex(0x5D6B45), ice: .hex(0xE8EDF0), town: .hex(0x85816F), border: .hex(0xE5DFAE), coast: .hex(0x1C5070),
        countryInk: .white, cityInk: .white, waterInk: .hex(0xA9D2EE), halo: UIColor(white: 0, alpha: 0.7))
    /// The colours of the muted standard map by day.
    static let muted = MapPalette(
        sea: .hex(0xC6DCE8), land: .hex(0xF2F0EC), ice: .hex(0xF9F9F8), town: .hex(0xE9E7E2), border: .hex(0xCBC7CF), coast: .hex(0xB4CFDE),
        countryInk: .hex(0x8B8790), cityInk: .hex(0x6F6C6B), waterInk: .hex(0x7BA4BD), halo: UIColor(white: 1, alpha: 0.8))
}

extension UIColor {
    static func hex(_ value: Int) -> UIColor {
        UIColor(
            red: CGFloat(value >> 16 & 0xFF) / 255, green: CGFloat(value >> 8 & 0xFF) / 255, blue: CGFloat(value & 0xFF) / 255, alpha: 1)
    }
}
