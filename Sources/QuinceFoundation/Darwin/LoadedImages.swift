import Foundation
import Glibc

/// The number of the process's program and libraries.
public func _dyld_image_count() -> UInt32 { UInt32(LoadedImages.all.count) }

/// The path of one of them; nil beyond the last.
public func _dyld_get_image_name(_ index: UInt32) -> UnsafePointer<CChar>! {
    let images = LoadedImages.all
    return images.indices.contains(Int(index)) ? images[Int(index)].name : nil
}

/// Returns the offset of an image's addresses in memory from those in its file, in bytes; 0 for an invalid index.
public func _dyld_get_image_vmaddr_slide(_ index: UInt32) -> Int {
    let images = LoadedImages.all
    return images.indices.contains(Int(index)) ? images[Int(index)].slide : 0
}

/// The header of one of them; nil beyond the last.
///
/// Files of Linux have headers of another form: this one is without load commands, and stands for the file by its address.
public func _dyld_get_image_header(_ index: UInt32) -> UnsafePointer<mach_header>! {
    let images = LoadedImages.all
    return images.indices.contains(Int(index)) ? LoadedImages.header(of: images[Int(index)]) : nil
}

private enum LoadedImages {
    struct Image {
        var name: UnsafePointer<CChar>
        var slide: Int
    }

    private static let lock = NSLock()
    /// Paths that have been handed out, kept for good.
    nonisolated(unsafe) private static var names: [Substring: UnsafePointer<CChar>] = [:]
    /// Headers that have been handed out, by the addresses of their files; kept for good, too.
    nonisolated(unsafe) private static var headers: [Int: UnsafePointer<mach_header>] = [:]

    /// Files with code in the process's memory, the program first.
    static var all: [Image] {
        // Foundation reads no more than a page of a file that says it is empty.
        let maps = FileHandle(forReadingAtPath: "/proc/self/maps").map { String(decoding: $0.readDataToEndOfFile(), as: UTF8.self) } ?? ""
        var starts: [Substring: Int] = [:]
        var images: [Image] = []
        for line in maps.split(separator: "\n") {
            let fields = line.split(separator: " ", maxSplits: 5)
            guard fields.count == 6, let address = Int(fields[0].prefix { $0 != "-" }, radix: 16) else { continue }
            let path = fields[5].drop { $0 == " " }
            guard path.hasPrefix("/") else { continue }
            let start = starts[path] ?? address
            starts[path] = start
            guard fields[1].contains("x"), !images.contains(where: { $0.slide == start }) else { continue }
            images.append(Image(name: name(path), slide: start))
        }
        return images
    }

    static func header(of image: Image) -> UnsafePointer<mach_header> {
        lock.withLock {
            if let found = headers[image.slide] { return found }
            // Sources read it as the longer header of 64-bit files.
            let made = UnsafeMutableRawPointer.allocate(
                byteCount: MemoryLayout<mach_header_64>.size, alignment: MemoryLayout<mach_header_64>.alignment)
            made.initializeMemory(as: mach_header_64.self, to: mach_header_64())
            let header = UnsafePointer(made.assumingMemoryBound(to: mach_header.self))
            headers[image.slide] = header
            return header
        }
    }

    private static func name(_ path: Substring) -> UnsafePointer<CChar> {
        lock.withLock {
            if let found = names[path] { return found }
            let made = UnsafePointer<CChar>(strdup(String(path))!)
            names[path] = made
            return made
        }
    }
}
