/// Blurs of images with four bytes a pixel.
private enum Blur {
    /// A running mean of `size` pixels around each, along one line of pixels; beyond the ends the last pixels go on.
    static func line(
        _ from: UnsafePointer<UInt8>, _ fromStep: Int, _ to: UnsafeMutablePointer<UInt8>, _ toStep: Int, _ count: Int, _ size: Int,
        _ background: [UInt8]?
    ) {
        let half = size / 2
        for channel in 0..<4 {
            @inline(__always) func value(_ index: Int) -> Int {
                if index >= 0, index < count { return Int(from[index * fromStep + channel]) }
                if let background { return Int(background[channel]) }
                return Int(from[min(max(index, 0), count - 1) * fromStep + channel])
            }
            var sum = (-half...half).reduce(0) { $0 + value($1) }
            for index in 0..<count {
                to[index * toStep + channel] = UInt8((sum + size / 2) / size)
                sum += value(index + half + 1) - value(index - half)
            }
        }
    }

    static func box(
        _ source: vImage_Buffer, _ target: vImage_Buffer, _ high: UInt32, _ wide: UInt32, _ background: [UInt8]?, times: Int
    ) -> vImage_Error {
        guard let from = source.data, let to = target.data else { return kvImageNullPointerArgument }
        guard high % 2 == 1, wide % 2 == 1, high < 1 << 15, wide < 1 << 15 else { return kvImageInvalidKernelSize }
        guard target.width <= source.width, target.height <= source.height else { return kvImageRoiLargerThanInputBuffer }
        let (width, height) = (Int(target.width), Int(target.height))
        guard width > 0, height > 0 else { return kvImageNoError }
        let middle = UnsafeMutablePointer<UInt8>.allocate(capacity: width * height * 8)
        defer { middle.deallocate() }
        let other = middle + width * height * 4
        for row in 0..<height {
            let start = (from + row * source.rowBytes).assumingMemoryBound(to: UInt8.self)
            line(start, 4, middle + row * width * 4, 4, width, Int(wide), background)
            for _ in 1..<max(times, 1) {
                line(middle + row * width * 4, 4, other + row * width * 4, 4, width, Int(wide), background)
                (middle + row * width * 4).update(from: other + row * width * 4, count: width * 4)
            }
        }
        for column in 0..<width {
            for _ in 1..<max(times, 1) {
                line(middle + column * 4, width * 4, other + column * 4, width * 4, height, Int(high), background)
                for row in 0..<height { (middle + (row * width + column) * 4).update(from: other + (row * width + column) * 4, count: 4) }
            }
            line(
                middle + column * 4, width * 4, (to + column * 4).assumingMemoryBound(to: UInt8.self), target.rowBytes, height, Int(high),
                background)
        }
        return kvImageNoError
    }

    static func background(_ color: UnsafePointer<UInt8>?, _ flags: vImage_Flags) -> [UInt8]? {
        guard flags & vImage_Flags(kvImageBackgroundColorFill) != 0, let color else { return nil }
        return (0..<4).map { color[$0] }
    }
}

/// Replaces each pixel by the mean of those around it. Beyond the edges the last pixels go on, or with `kvImageBackgroundColorFill` a colour.
///
/// - Parameters:
///   - kernel_height, kernel_width: Odd numbers of pixels.
/// - Returns: `kvImageNoError`, the reason of a failure, or with `kvImageGetTempBufferSize` the bytes that a temporary buffer needs: none.
@discardableResult public func vImageBoxConvolve_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?,
    _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32, _ kernel_width: UInt32,
    _ backgroundColor: UnsafePointer<UInt8>?, _ flags: vImage_Flags
) -> vImage_Error {
    if flags & vImage_Flags(kvImageGetTempBufferSize) != 0 { return 0 }
    guard srcOffsetToROI_X == 0 else { return kvImageInvalidOffset_X }
    guard srcOffsetToROI_Y == 0 else { return kvImageInvalidOffset_Y }
    return Blur.box(src.pointee, dest.pointee, kernel_height, kernel_width, Blur.background(backgroundColor, flags), times: 1)
}

/// Replaces each pixel by a mean of those around it in which near ones count more; see `vImageBoxConvolve_ARGB8888`.
@discardableResult public func vImageTentConvolve_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?,
    _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32, _ kernel_width: UInt32,
    _ backgroundColor: UnsafePointer<UInt8>?, _ flags: vImage_Flags
) -> vImage_Error {
    if flags & vImage_Flags(kvImageGetTempBufferSize) != 0 { return 0 }
    guard srcOffsetToROI_X == 0 else { return kvImageInvalidOffset_X }
    guard srcOffsetToROI_Y == 0 else { return kvImageInvalidOffset_Y }
    guard kernel_height % 2 == 1, kernel_width % 2 == 1 else { return kvImageInvalidKernelSize }
    // Two boxes of half the size make a tent.
    let (high, wide) = ((kernel_height + 1) / 2 | 1, (kernel_width + 1) / 2 | 1)
    return Blur.box(src.pointee, dest.pointee, high, wide, Blur.background(backgroundColor, flags), times: 2)
}

/// Multiplies each pixel with a matrix of integers: new channel n is the sum of channel k times `matrix[4k + n]`, divided by `divisor`.
@discardableResult public func vImageMatrixMultiply_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ matrix: UnsafePointer<Int16>, _ divisor: Int32,
    _ pre_bias: UnsafePointer<Int16>?, _ post_bias: UnsafePointer<Int32>?, _ flags: vImage_Flags
) -> vImage_Error {
    let factors = (0..<16).map { Int(matrix[$0]) }
    let first = pre_bias.map { bias in (0..<4).map { Int(bias[$0]) } } ?? [0, 0, 0, 0]
    let last = post_bias.map { bias in (0..<4).map { Int(bias[$0]) } } ?? [0, 0, 0, 0]
    guard divisor != 0 else { return kvImageInvalidParameter }
    return Rows.each(src.pointee, dest.pointee) { from, to in
        for channel in 0..<4 {
            let sum = (0..<4).reduce(last[channel]) { $0 + (Int(from[$1]) + first[$1]) * factors[4 * $1 + channel] }
            to[channel] = UInt8(min(max(sum / Int(divisor), 0), 255))
        }
    }
}
