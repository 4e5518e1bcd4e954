/// Numbers that look random and are the same each time.
enum Scatter {
    /// Two numbers from 0 to 1 for a cell of a grid.
    static func offset(_ x: Int, _ y: Int) -> SIMD2<Float> {
        var bits = UInt64(bitPattern: Int64(x)) &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(bitPattern: Int64(y)) &* 0xC2B2_AE3D_27D4_EB4F
        bits ^= bits >> 29
        bits = bits &* 0xBF58_476D_1CE4_E5B9
        bits ^= bits >> 32
        return SIMD2(Float(bits & 0xFFFF) / 65_535, Float(bits >> 16 & 0xFFFF) / 65_535)
    }
}
