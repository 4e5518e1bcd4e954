import CSpawn

/// What this machine's kernel can confine programs with.
package struct ConfinementSupport: Sendable, Equatable {
    /// The version of Landlock's interface; 0 = none.
    package var landlock: Int
    package var filtersCalls: Bool

    package init(landlock: Int, filtersCalls: Bool) { (self.landlock, self.filtersCalls) = (landlock, filtersCalls) }

    package static let current = ConfinementSupport(
        landlock: Int(confinement_landlock_version()), filtersCalls: confinement_filters_calls())

    /// The limits that are not in force here, each a sentence's end after “Apps”; empty where all are.
    package var gaps: [String] {
        var gaps: [String] = []
        if landlock < 1 { gaps.append("can read and write all files of the user") }
        // The filter refuses these calls where Landlock is too old to.
        if !filtersCalls, (1..<3).contains(landlock) { gaps.append("can empty all files of the user") }
        if !filtersCalls, landlock < 6 { gaps.append("can send signals to all processes of the user") }
        if !filtersCalls { gaps.append("can make every system call") }
        return gaps
    }
}
