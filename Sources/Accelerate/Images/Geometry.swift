/// A pixel's four bytes.
struct Bytes {
    var word: UInt32
    @inline(__always) subscript(_ index: Int) -> UInt8 { UInt8(truncatingIfNeeded: word >> UInt32(8 * index)) }
}

/// Pixels of four bytes, one after the other.
enum Rows {
    /// Makes each pixel of a buffer of the pixel at its place in another, which may be the same.
    @inline(__always) static func each(
        _ source: vImage_Buffer, _ target: vImage_Buffer, _ body: (Bytes, UnsafeMutablePointer<UInt8>) -> Void
    ) -> vImage_Error {
        guard let from = source.data, let to = target.data else { return kvImageNullPointerArgument }
        guard target.width <= source.width, target.height <= source.height else { return kvImageRoiLargerThanInputBuffer }
        for row in 0..<Int(target.height) {
            let (line, result) = (from + row * source.rowBytes, (to + row * target.rowBytes).assumingMemoryBound(to: UInt8.self))
            for pixel in 0..<Int(target.width) {
                body(Bytes(word: line.loadUnaligned(fromByteOffset: pixel * 4, as: UInt32.self)), result + pixel * 4)
            }
        }
        return kvImageNoError
    }

    /// Takes each pixel of a buffer from a place of another. Its memory is copied first, so that both may be the same.
    static func place(
        _ source: vImage_Buffer, _ target: vImage_Buffer, _ place: (_ x: Int, _ y: Int) -> (x: Int, y: Int)?, _ background: UInt32 = 0
    ) -> vImage_Error {
        guard let data = source.data, let to = target.data else { return kvImageNullPointerArgument }
        let (width, height) = (Int(source.width), Int(source.height))
        guard width > 0, height > 0 else { return kvImageInvalidParameter }
        let pixels = (0..<height).flatMap { row in
            (0..<width).map { data.loadUnaligned(fromByteOffset: row * source.rowBytes + $0 * 4, as: UInt32.self) }
        }
        for y in 0..<Int(target.height) {
            for x in 0..<Int(target.width) {
                let word = place(x, y).flatMap {
                    (0..<width).contains($0.x) && (0..<height).contains($0.y) ? pixels[$0.y * width + $0.x] : nil
                }
                to.storeBytes(of: word ?? background, toByteOffset: y * target.rowBytes + x * 4, as: UInt32.self)
            }
        }
        return kvImageNoError
    }
}

/// Scales an image to the size of another buffer.
@discardableResult public func vImageScale_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?, _ flags: vImage_Flags
) -> vImage_Error {
    if flags & vImage_Flags(kvImageGetTempBufferSize) != 0 { return 0 }
    // Channels do not matter to scaling: the context takes the pixels as RGBA.
    var format = vImage_CGImageFormat()
    format.bitmapInfo = CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)
    guard src.pointee.data != nil, let target = dest.pointee.data else { return kvImageNullPointerArgument }
    guard let image = Pixels.image(of: src.pointee, format),
        let context = CGContext(
            data: target, width: Int(clamping: dest.pointee.width), height: Int(clamping: dest.pointee.height), bitsPerComponent: 8,
            bytesPerRow: dest.pointee.rowBytes, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { return kvImageInvalidParameter }
    context.setBlendMode(.copy)
    context.interpolationQuality = .high
    context.draw(image, in: CGRect(x: 0, y: 0, width: context.width, height: context.height))
    context.flush()
    return kvImageNoError
}

/// Exchanges left and right.
@discardableResult public func vImageHorizontalReflect_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error { Rows.place(src.pointee, dest.pointee) { (Int(src.pointee.width) - 1 - $0, $1) } }

/// Exchanges top and bottom.
@discardableResult public func vImageVerticalReflect_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error { Rows.place(src.pointee, dest.pointee) { ($0, Int(src.pointee.height) - 1 - $1) } }

/// Turns an image by a multiple of 90 degrees.
///
/// - Parameter rotationConstant: `kRotate90DegreesClockwise` and its kin.
@discardableResult public func vImageRotate90_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ rotationConstant: UInt8, _ backColor: UnsafePointer<UInt8>,
    _ flags: vImage_Flags
) -> vImage_Error {
    let (width, height) = (Int(src.pointee.width), Int(src.pointee.height))
    switch Int(rotationConstant) {
    case kRotate0DegreesClockwise: return Rows.place(src.pointee, dest.pointee) { ($0, $1) }
    case kRotate90DegreesClockwise: return Rows.place(src.pointee, dest.pointee) { ($1, height - 1 - $0) }
    case kRotate180DegreesClockwise: return Rows.place(src.pointee, dest.pointee) { (width - 1 - $0, height - 1 - $1) }
    case kRotate90DegreesCounterClockwise: return Rows.place(src.pointee, dest.pointee) { (width - 1 - $1, $0) }
    default: return kvImageInvalidParameter
    }
}

/// Puts the channels of pixels into another order: new channel n is channel `permuteMap[n]`.
@discardableResult public func vImagePermuteChannels_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ permuteMap: UnsafePointer<UInt8>, _ flags: vImage_Flags
) -> vImage_Error {
    let map = (0..<4).map { Int(permuteMap[$0]) }
    guard map.allSatisfy({ $0 < 4 }) else { return kvImageInvalidParameter }
    return Rows.each(src.pointee, dest.pointee) { from, to in for channel in 0..<4 { to[channel] = from[map[channel]] } }
}

private func premultiply(_ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, alpha: Int) -> vImage_Error {
    Rows.each(src.pointee, dest.pointee) { from, to in
        let opacity = Int(from[alpha])
        for channel in 0..<4 { to[channel] = channel == alpha ? from[channel] : UInt8((Int(from[channel]) * opacity + 127) / 255) }
    }
}

private func unpremultiply(_ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, alpha: Int) -> vImage_Error {
    Rows.each(src.pointee, dest.pointee) { from, to in
        let opacity = Int(from[alpha])
        for channel in 0..<4 {
            let isColor = channel != alpha && opacity > 0
            to[channel] = isColor ? UInt8(min((Int(from[channel]) * 255 + opacity / 2) / opacity, 255)) : from[channel]
        }
    }
}

/// Multiplies colours with the alpha, which is the first byte.
@discardableResult public func vImagePremultiplyData_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error { premultiply(src, dest, alpha: 0) }

/// Multiplies colours with the alpha, which is the last byte.
@discardableResult public func vImagePremultiplyData_RGBA8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error { premultiply(src, dest, alpha: 3) }

/// Divides colours by the alpha, which is the first byte.
@discardableResult public func vImageUnpremultiplyData_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error { unpremultiply(src, dest, alpha: 0) }

/// Divides colours by the alpha, which is the last byte.
@discardableResult public func vImageUnpremultiplyData_RGBA8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error { unpremultiply(src, dest, alpha: 3) }

/// Counts the values of each channel.
///
/// - Parameter histogram: Four lists of 256 numbers.
@discardableResult public func vImageHistogramCalculation_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ histogram: UnsafeMutablePointer<UnsafeMutablePointer<vImagePixelCount>?>, _ flags: vImage_Flags
) -> vImage_Error {
    guard let data = src.pointee.data else { return kvImageNullPointerArgument }
    for channel in 0..<4 { histogram[channel]?.update(repeating: 0, count: 256) }
    for row in 0..<Int(src.pointee.height) {
        let line = (data + row * src.pointee.rowBytes).assumingMemoryBound(to: UInt8.self)
        for pixel in 0..<Int(src.pointee.width) {
            for channel in 0..<4 { histogram[channel]?[Int(line[pixel * 4 + channel])] += 1 }
        }
    }
    return kvImageNoError
}
