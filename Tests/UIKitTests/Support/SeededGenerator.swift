/// The same numbers on every machine.
struct SeededGenerator {
    var state: UInt64

    mutating func next(_ limit: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state >> 33) % limit
    }
}
