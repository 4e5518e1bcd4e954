/// Memory that holds pixels; freed with the last reference.
package final class PixelBuffer: @unchecked Sendable {
    package let pointer: UnsafeMutableRawPointer
    package let width: Int
    package let height: Int
    package let bytesPerRow: Int
    private let release: () -> Void

    /// Premultiplied BGRA, all zero.
    package convenience init(width: Int, height: Int) { self.init(width: width, height: height, bytesPerRow: width * 4) }

    /// Pixels of four bytes, all zero.
    convenience init(width: Int, height: Int, bytesPerRow: Int) {
        let memory = PixelMemory.zeroed(byteCount: height * bytesPerRow)
        self.init(pointer: memory.pointer, width: width, height: height, bytesPerRow: bytesPerRow, release: memory.release)
    }

    /// Premultiplied BGRA whose pixels are whatever was there: all of them must be set before they are read.
    package convenience init(unsetWidth width: Int, height: Int) {
        let memory = PixelMemory.unset(byteCount: height * width * 4)
        self.init(pointer: memory.pointer, width: width, height: height, bytesPerRow: width * 4, release: memory.release)
    }

    /// Memory of somebody else's; `release` runs when it is no longer needed.
    package init(pointer: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int, release: @escaping () -> Void) {
        self.pointer = pointer
        self.width = width
        self.height = height
        self.bytesPerRow = bytesPerRow
        self.release = release
    }

    deinit { release() }

    /// The bytes as data that keeps this buffer alive; nothing is copied.
    package var data: Data {
        Data(bytesNoCopy: pointer, count: bytesPerRow * height, deallocator: .custom { _, _ in withExtendedLifetime(self) {} })
    }

    package func copy() -> PixelBuffer {
        let copy = PixelBuffer(width: width, height: height)
        if bytesPerRow == copy.bytesPerRow {
            memcpy(copy.pointer, pointer, bytesPerRow * height)
        } else {
            for row in 0..<height { memcpy(copy.pointer + row * copy.bytesPerRow, pointer + row * bytesPerRow, width * 4) }
        }
        return copy
    }

    /// The largest bitmap that is made, in pixels a side: what cairo and pixman can address.
    package static let maximumSide = 32767
    /// The longest row of a bitmap context, in bytes: twice that of the widest bitmap, for rows that end at some boundary.
    static let maximumRowBytes = maximumSide * 8
}
