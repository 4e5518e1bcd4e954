import Foundation

/// The files whose code a process has in its memory.
struct ProcessImages {
    private struct Part {
        var addresses: Range<UInt64>
        var file: String
        /// The address of the file's beginning.
        var base: UInt64
    }

    private let parts: [Part]

    /// - Parameter maps: The text of `/proc/PID/maps`.
    init(maps: String) {
        var bases: [String: UInt64] = [:]
        var parts: [Part] = []
        for line in maps.split(separator: "\n") {
            let fields = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
            // The path stands in a column of its own.
            guard fields.count == 6, let file = fields[5].firstIndex(where: { $0 != " " }).map({ String(fields[5][$0...]) }),
                file.hasPrefix("/")
            else { continue }
            let ends = fields[0].split(separator: "-").compactMap { UInt64($0, radix: 16) }
            guard ends.count == 2, ends[0] < ends[1], let offset = UInt64(fields[2], radix: 16) else { continue }
            if offset == 0 { bases[file] = min(bases[file] ?? .max, ends[0]) }
            guard fields[1].contains("x"), let base = bases[file] else { continue }
            parts.append(Part(addresses: ends[0]..<ends[1], file: file, base: base))
        }
        self.parts = parts.sorted { $0.addresses.lowerBound < $1.addresses.lowerBound }
    }

    /// The images of a process that runs; none of one that has ended.
    init(process: Int32) {
        // `String(contentsOfFile:)` ends with the kernel's first page.
        let maps = FileHandle(forReadingAtPath: "/proc/\(process)/maps")?.readDataToEndOfFile() ?? Data()
        self.init(maps: String(decoding: maps, as: UTF8.self))
    }

    /// The file that an address lies in, and the address in it as its symbols count.
    func place(of address: UInt64) -> (file: String, address: UInt64)? {
        var (low, high) = (0, parts.count)
        while low < high {
            let middle = (low + high) / 2
            if parts[middle].addresses.upperBound <= address { low = middle + 1 } else { high = middle }
        }
        guard low < parts.count, parts[low].addresses.contains(address), address >= parts[low].base else { return nil }
        return (parts[low].file, address - parts[low].base)
    }
}
