/// Memory for bitmaps.
///
/// Large ones stand at the beginning of pages of two megabytes, which the kernel is asked for: getting a screen's bitmap in small pages takes longer
/// than filling it. A kernel without such pages gives the usual ones.
struct PixelMemory {
    let pointer: UnsafeMutableRawPointer
    let release: () -> Void

    private static let largePage = 1 << 21

    /// All zero.
    static func zeroed(byteCount: Int) -> PixelMemory {
        guard byteCount >= 2 * largePage else { return PixelMemory(calloc(max(byteCount, 1), 1)!) }
        let length = byteCount + 2 * largePage
        guard let memory = mmap(nil, length, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0),
            memory != MAP_FAILED
        else { fatalError("There is no memory for a bitmap of \(byteCount) bytes.") }
        return PixelMemory(pointer: aligned(memory, byteCount)) { munmap(memory, length) }
    }

    /// Returns uninitialized memory. Freed memory is reused for later bitmaps.
    static func unset(byteCount: Int) -> PixelMemory {
        guard byteCount >= 2 * largePage else { return PixelMemory(malloc(max(byteCount, 1))!) }
        let memory = malloc(byteCount + 2 * largePage)!
        return PixelMemory(pointer: aligned(memory, byteCount)) { free(memory) }
    }

    private init(_ allocated: UnsafeMutableRawPointer) { self.init(pointer: allocated) { free(allocated) } }

    private init(pointer: UnsafeMutableRawPointer, release: @escaping () -> Void) { (self.pointer, self.release) = (pointer, release) }

    /// The first large page's beginning in memory that is longer by two.
    private static func aligned(_ memory: UnsafeMutableRawPointer, _ byteCount: Int) -> UnsafeMutableRawPointer {
        let pointer = memory.alignedUp(toMultipleOf: largePage)
        // The last page is large, too, where most of it is used.
        madvise(pointer, (byteCount + largePage / 2) & -largePage, MADV_HUGEPAGE)
        return pointer
    }
}
