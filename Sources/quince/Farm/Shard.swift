import ArgumentParser
import Foundation

/// One of several parts of the work, `2/5`.
struct Shard: Equatable, Sendable, ExpressibleByArgument, CustomStringConvertible {
    /// From 1.
    var index: Int
    var count: Int

    static let most = 1_000

    init(_ index: Int, of count: Int) { (self.index, self.count) = (index, count) }

    init?(argument: String) {
        let parts = argument.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let index = parts[0], let count = parts[1], (1...Self.most).contains(count), (1...count).contains(index)
        else {
            return nil
        }
        self.init(index, of: count)
    }

    var description: String { "\(index)/\(count)" }

    /// The parts of this part, for so many at once.
    func split(_ parts: Int) -> [Shard] { (1...max(parts, 1)).map { Shard((index - 1) * max(parts, 1) + $0, of: count * max(parts, 1)) } }
}

/// Distributes named work among shards: the longest first, each to the shard with the least to do. The same on every machine that knows the same times.
struct ShardPlan {
    /// The names of each shard, in the order in which they were given.
    let shards: [[String]]

    /// - Parameters:
    ///   - names: The work; each name once.
    ///   - times: Seconds of the last run, as far as they are known.
    init(_ names: [String], times: [String: Double], count: Int) {
        let count = max(count, 1)
        let known = names.compactMap { times[$0] }.filter { $0.isFinite && $0 >= 0 }.sorted()
        // What is new takes as long as the middle one.
        let usual = known.isEmpty ? 1 : max(known[known.count / 2], Self.least)
        let work = names.map { (name: $0, time: max(times[$0].flatMap { $0.isFinite ? $0 : nil } ?? usual, Self.least)) }
        var loads = [Double](repeating: 0, count: count)
        var shardOf: [String: Int] = [:]
        for each in work.sorted(by: { ($1.time, $0.name) < ($0.time, $1.name) }) {
            let lightest = loads.indices.min { (loads[$0], $0) < (loads[$1], $1) } ?? 0
            loads[lightest] += each.time
            shardOf[each.name] = lightest
        }
        var shards = [[String]](repeating: [], count: count)
        for name in names { shards[shardOf[name] ?? 0].append(name) }
        self.shards = shards
    }

    /// Seconds that even the shortest work takes, so that much of it is not given to one shard.
    private static let least = 0.001
}
