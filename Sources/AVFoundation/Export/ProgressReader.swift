/// Reads the times in FFmpeg's reports of its progress.
struct ProgressReader {
    private var rest = ""

    /// - Returns: The seconds that have been written, for each report that is complete.
    mutating func read(_ data: Data) -> [Double] {
        var lines = (rest + String(decoding: data, as: UTF8.self)).components(separatedBy: "\n")
        rest = String(lines.removeLast().suffix(1000))
        return lines.compactMap { line in
            guard line.hasPrefix("out_time_us="), let time = Double(line.dropFirst(12)) else { return nil }
            return time / 1_000_000
        }
    }
}
