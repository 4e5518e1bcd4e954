/// Pixels of images, in the orders and forms that callers want.
enum Pixels {
    /// Where the channels lie in a pixel's four bytes.
    struct Order: Equatable {
        var red, green, blue: Int
        /// nil where the fourth byte means nothing.
        var alpha: Int?
        var isPremultiplied: Bool

        /// nil for forms that are not 8 bits a component in 32.
        init?(_ format: vImage_CGImageFormat) {
            guard format.bitsPerComponent == 8, format.bitsPerPixel == 32,
                format.colorSpace.map({ $0.takeUnretainedValue().model == .rgb }) ?? true
            else { return nil }
            let info = format.bitmapInfo, kind = info.rawValue & CGBitmapInfo.alphaInfoMask.rawValue
            let isReversed = info.rawValue & CGBitmapInfo.byteOrderMask.rawValue == CGBitmapInfo.byteOrder32Little.rawValue
            func place(_ index: Int) -> Int { isReversed ? 3 - index : index }
            let isFirst: Bool
            switch CGImageAlphaInfo(rawValue: kind) {
            case .first, .premultipliedFirst, .noneSkipFirst: isFirst = true
            case .last, .premultipliedLast, .noneSkipLast: isFirst = false
            default: return nil
            }
            let start = isFirst ? 1 : 0
            (red, green, blue) = (place(start), place(start + 1), place(start + 2))
            let skips = kind == CGImageAlphaInfo.noneSkipFirst.rawValue || kind == CGImageAlphaInfo.noneSkipLast.rawValue
            alpha = skips ? nil : place(isFirst ? 0 : 3)
            isPremultiplied = kind == CGImageAlphaInfo.premultipliedFirst.rawValue || kind == CGImageAlphaInfo.premultipliedLast.rawValue
        }
    }

    /// Draws an image into a buffer of its size. Returns whether the form is known.
    static func copy(_ image: CGImage, to buffer: vImage_Buffer, _ format: vImage_CGImageFormat) -> Bool {
        guard let order = Order(format),
            let context = CGContext(
                data: nil, width: image.width, height: image.height, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { return false }
        context.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
        guard let pixels = context.data, let target = buffer.data else { return false }
        for row in 0..<image.height {
            let from = (pixels + row * context.bytesPerRow).assumingMemoryBound(to: UInt8.self)
            let to = (target + row * buffer.rowBytes).assumingMemoryBound(to: UInt8.self)
            for pixel in stride(from: 0, to: image.width * 4, by: 4) {
                let alpha = Int(from[pixel + 3])
                let divides = !order.isPremultiplied && order.alpha != nil && alpha > 0 && alpha < 255
                func value(_ channel: Int) -> UInt8 {
                    divides ? UInt8(min((Int(from[pixel + channel]) * 255 + alpha / 2) / alpha, 255)) : from[pixel + channel]
                }
                (to[pixel], to[pixel + 1], to[pixel + 2], to[pixel + 3]) = (255, 255, 255, 255)
                (to[pixel + order.red], to[pixel + order.green], to[pixel + order.blue]) = (value(0), value(1), value(2))
                if let place = order.alpha { to[pixel + place] = from[pixel + 3] }
            }
        }
        return true
    }

    /// A copy of a buffer as an image; nil for forms that are not known.
    static func image(of buffer: vImage_Buffer, _ format: vImage_CGImageFormat) -> CGImage? {
        guard let order = Order(format), let pixels = buffer.data, buffer.width > 0, buffer.height > 0,
            let context = CGContext(
                data: nil, width: Int(clamping: buffer.width), height: Int(clamping: buffer.height), bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: (order.alpha == nil ? CGImageAlphaInfo.noneSkipLast : .premultipliedLast).rawValue),
            let target = context.data
        else { return nil }
        for row in 0..<context.height {
            let from = (pixels + row * buffer.rowBytes).assumingMemoryBound(to: UInt8.self)
            let to = (target + row * context.bytesPerRow).assumingMemoryBound(to: UInt8.self)
            for pixel in stride(from: 0, to: context.width * 4, by: 4) {
                let alpha = order.alpha.map { Int(from[pixel + $0]) } ?? 255
                let multiplies = !order.isPremultiplied && alpha < 255
                func value(_ place: Int) -> UInt8 {
                    multiplies ? UInt8((Int(from[pixel + place]) * alpha + 127) / 255) : from[pixel + place]
                }
                (to[pixel], to[pixel + 1], to[pixel + 2]) = (value(order.red), value(order.green), value(order.blue))
                to[pixel + 3] = UInt8(alpha)
            }
        }
        return context.makeImage()
    }
}

/// Makes a buffer's memory, which `free()` gives back.
public func vImageBuffer_Init(
    _ buf: UnsafeMutablePointer<vImage_Buffer>, _ height: vImagePixelCount, _ width: vImagePixelCount, _ pixelBits: UInt32,
    _ flags: vImage_Flags
) -> vImage_Error {
    guard width > 0, height > 0, width <= 1 << 20, height <= 1 << 20, pixelBits > 0, pixelBits <= 512 else {
        return kvImageInvalidParameter
    }
    let rowBytes = (Int(width) * Int(pixelBits) + 127) / 128 * 16
    guard flags & vImage_Flags(kvImageNoAllocate) == 0 else {
        buf.pointee = vImage_Buffer(data: nil, height: height, width: width, rowBytes: rowBytes)
        return 16
    }
    let (size, isTooLarge) = rowBytes.multipliedReportingOverflow(by: Int(height))
    guard !isTooLarge, size <= 1 << 32 else { return kvImageMemoryAllocationError }
    buf.pointee = vImage_Buffer(data: .allocate(byteCount: size, alignment: 16), height: height, width: width, rowBytes: rowBytes)
    return kvImageNoError
}

/// Makes a buffer with an image's pixels, in a form of 8 bits a component.
public func vImageBuffer_InitWithCGImage(
    _ buf: UnsafeMutablePointer<vImage_Buffer>, _ format: UnsafeMutablePointer<vImage_CGImageFormat>,
    _ backgroundColor: UnsafePointer<CGFloat>?,
    _ image: CGImage, _ flags: vImage_Flags
) -> vImage_Error {
    guard Pixels.Order(format.pointee) != nil else { return kvImageInvalidImageFormat }
    if flags & vImage_Flags(kvImageNoAllocate) == 0 {
        let result = vImageBuffer_Init(
            buf, vImagePixelCount(image.height), vImagePixelCount(image.width), format.pointee.bitsPerPixel, flags)
        guard result == kvImageNoError else { return result }
    }
    guard buf.pointee.width == image.width, buf.pointee.height == image.height else { return kvImageBufferSizeMismatch }
    return Pixels.copy(image, to: buf.pointee, format.pointee) ? kvImageNoError : kvImageInvalidImageFormat
}

/// A buffer's pixels as an image, copied.
///
/// - Parameters:
///   - callback: Called to give the buffer's memory back, where `kvImageNoAllocate` hands it over.
///   - error: `kvImageNoError`, or the reason for nil.
public func vImageCreateCGImageFromBuffer(
    _ buf: UnsafePointer<vImage_Buffer>, _ format: UnsafePointer<vImage_CGImageFormat>,
    _ callback: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void)?, _ userData: UnsafeMutableRawPointer?,
    _ flags: vImage_Flags, _ error: UnsafeMutablePointer<vImage_Error>?
) -> Unmanaged<CGImage>! {
    let image = Pixels.image(of: buf.pointee, format.pointee)
    error?.pointee = image == nil ? kvImageInvalidImageFormat : kvImageNoError
    if image != nil, flags & vImage_Flags(kvImageNoAllocate) != 0 {
        if let callback { callback(userData, buf.pointee.data) } else { buf.pointee.free() }
    }
    return image.map { Unmanaged.passRetained($0) }
}
