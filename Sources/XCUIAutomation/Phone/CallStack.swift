internal import CTestInterruption

/// The functions that wait for the present one.
enum CallStack {
    private static let limit = 64

    /// The offsets of their calls in a library, innermost first.
    static func offsets(in library: String) -> [UInt64] {
        var offsets = [UInt64](repeating: 0, count: limit)
        let count = test_interruption_offsets(library, &offsets, limit)
        return Array(offsets.prefix(count))
    }
}
