internal import CPixelKernels

/// The positions of the channels in a bitmap's pixels, derived from CoreGraphics' parameters.
enum PixelLayout {
    /// The layout of 8-bit components; nil for combinations Quince does not read.
    static func of(bitsPerComponent: Int, bitsPerPixel: Int, space: CGColorSpace?, info: CGBitmapInfo) -> QKPixelLayout? {
        guard bitsPerComponent == 8, !info.contains(.floatComponents), let alpha = info.alphaInfo else { return nil }
        if alpha == .alphaOnly { return bitsPerPixel == 8 ? layout(1, 0, 0, 0, alpha: 0, true) : nil }
        switch (space?.model ?? .rgb, bitsPerPixel) {
        case (.monochrome, 8): return alpha == .none ? layout(1, 0, 0, 0, alpha: -1, true) : nil
        case (.monochrome, 16): return gray(alpha)
        case (.rgb, 24): return alpha == .none ? layout(3, 0, 1, 2, alpha: -1, true) : nil
        case (.rgb, 32): return color(alpha, isLittle: info.rawValue & 0x7000 == CGBitmapInfo.byteOrder32Little.rawValue)
        default: return nil
        }
    }

    private static func gray(_ alpha: CGImageAlphaInfo) -> QKPixelLayout? {
        switch alpha {
        case .last, .premultipliedLast: layout(2, 0, 0, 0, alpha: 1, alpha == .premultipliedLast)
        case .first, .premultipliedFirst: layout(2, 1, 1, 1, alpha: 0, alpha == .premultipliedFirst)
        case .noneSkipLast: layout(2, 0, 0, 0, alpha: -1, true)
        case .noneSkipFirst: layout(2, 1, 1, 1, alpha: -1, true)
        case .none, .alphaOnly: nil
        }
    }

    private static func color(_ alpha: CGImageAlphaInfo, isLittle: Bool) -> QKPixelLayout? {
        func at(_ index: Int32) -> Int32 { isLittle ? 3 - index : index }
        switch alpha {
        case .last, .premultipliedLast: return layout(4, at(0), at(1), at(2), alpha: at(3), alpha == .premultipliedLast)
        case .first, .premultipliedFirst: return layout(4, at(1), at(2), at(3), alpha: at(0), alpha == .premultipliedFirst)
        case .noneSkipLast: return layout(4, at(0), at(1), at(2), alpha: -1, true)
        case .noneSkipFirst: return layout(4, at(1), at(2), at(3), alpha: -1, true)
        case .none, .alphaOnly: return nil
        }
    }

    private static func layout(_ bytes: Int32, _ red: Int32, _ green: Int32, _ blue: Int32, alpha: Int32, _ premultiplied: Bool)
        -> QKPixelLayout
    {
        QKPixelLayout(bytesPerPixel: bytes, red: red, green: green, blue: blue, alpha: alpha, premultiplied: premultiplied ? 1 : 0)
    }
}
