private struct LeastLinesKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
    /// How many lines texts have room for even if they have fewer.
    var leastLines: Int {
        get { self[LeastLinesKey.self] }
        set { self[LeastLinesKey.self] = newValue }
    }
}

extension View {
    nonisolated private func lines(least: Int, most: Int?) -> some View {
        environment(\.lineLimit, most).environment(\.leastLines, least)
    }
    /// Sets how many lines texts inside may have, and whether they take the room of so many even if they have fewer.
    nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        lines(least: reservesSpace ? limit : 0, most: limit)
    }
    /// Sets how many lines texts inside have room for, and how many they may have.
    nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View { lines(least: limit.lowerBound, most: limit.upperBound) }
    /// Sets how many lines texts inside have room for.
    nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { lines(least: limit.lowerBound, most: nil) }
    /// Sets how many lines texts inside may have.
    nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lines(least: 0, most: limit.upperBound) }
}
