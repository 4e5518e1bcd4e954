import CoreGraphics
import Foundation

/// Two pictures of one size laid over each other: what is the same is pale, what differs is red.
struct PictureDifference {
    /// Share of the pixels that differ, 0…1.
    let share: Double
    let png: Data

    /// nil for what is no picture, and for pictures of other sizes.
    init?(_ before: Data, _ now: Data) {
        guard let before = try? ImageDecoder.decode(before), let now = try? ImageDecoder.decode(now), before.width == now.width,
            before.height == now.height
        else { return nil }
        let (width, height) = (now.width, now.height)
        let result = PixelBuffer(width: width, height: height)
        var count = 0
        let (old, new) = (before.buffer, now.buffer)
        for row in 0..<height {
            let a = (old.pointer + row * old.bytesPerRow).assumingMemoryBound(to: UInt8.self)
            let b = (new.pointer + row * new.bytesPerRow).assumingMemoryBound(to: UInt8.self)
            let target = (result.pointer + row * result.bytesPerRow).assumingMemoryBound(to: UInt8.self)
            for pixel in stride(from: 0, to: width * 4, by: 4) {
                // Blue, green, red.
                if a[pixel] == b[pixel], a[pixel + 1] == b[pixel + 1], a[pixel + 2] == b[pixel + 2] {
                    let grey = (Int(b[pixel]) + 2 * Int(b[pixel + 1]) + Int(b[pixel + 2])) / 4
                    let pale = UInt8(200 + grey * 55 / 255)
                    (target[pixel], target[pixel + 1], target[pixel + 2]) = (pale, pale, pale)
                } else {
                    count += 1
                    (target[pixel], target[pixel + 1], target[pixel + 2]) = (60, 30, 230)
                }
                target[pixel + 3] = 255
            }
        }
        share = Double(count) / Double(max(width * height, 1))
        png = CGImage(buffer: result, isOpaque: true).encodePNG() ?? Data()
    }
}
