import CSpawn

/// The confinement features of this machine's kernel.
package struct ConfinementSupport: Sendable, Equatable {
    /// The version of Landlock's interface; 0 = none.
    package var landlock: Int
    package var filtersCalls: Bool
    /// Whether a process can answer for the calls of another.
    package var supervisesCalls: Bool

    package init(landlock: Int, filtersCalls: Bool, supervisesCalls: Bool = true) {
        (self.landlock, self.filtersCalls, self.supervisesCalls) = (landlock, filtersCalls, filtersCalls && supervisesCalls)
    }

    package static let current = ConfinementSupport(
        landlock: Int(confinement_landlock_version()), filtersCalls: confinement_filters_calls(), supervisesCalls: confinement_supervises())

    /// The limits that are not in force here, each a sentence's end after “Apps”; empty where all are.
    package var gaps: [String] {
        var gaps: [String] = []
        if landlock < 1 { gaps.append("can read and write all files of the user") }
        // The filter refuses these calls where Landlock is too old to.
        if !filtersCalls, (1..<3).contains(landlock) { gaps.append("can empty all files of the user") }
        if !filtersCalls, landlock < 6 { gaps.append("can send signals to all processes of the user") }
        if !supervisesCalls { gaps.append("can change the modes, owners and dates of all files of the user") }
        if !filtersCalls { gaps.append("can make every system call") }
        return gaps
    }
}
