/// The score of a tennis match of three sets, with a tie-break at six games all.
struct TennisScore: Codable, Hashable, Sendable {
    /// The points of the game that is played.
    private(set) var points = Tally()
    /// The games of the set that is played.
    private(set) var games = Tally()
    /// The games of the sets that are over.
    private(set) var sets: [Tally] = []
    private(set) var server: Side

    private static let setsToWin = 2

    init(server: Side = .home) { self.server = server }

    var isTieBreak: Bool { games == Tally(home: 6, guest: 6) }

    /// The sets that each side has won.
    var wonSets: Tally {
        sets.reduce(into: Tally()) { won, set in won[set.lead(of: .home) > 0 ? .home : .guest] += 1 }
    }

    /// The side that has won the match; nil while it is played.
    var winner: Side? { Side.allCases.first { wonSets[$0] == Self.setsToWin } }

    // MARK: Points

    /// Gives a side the point. A match that is over does not change.
    mutating func addPoint(to side: Side) {
        guard winner == nil else { return }
        points[side] += 1
        if isTieBreak { return finishTieBreakPoint(for: side) }
        guard points[side] >= 4, points.lead(of: side) >= 2 else { return }
        finishGame(for: side)
    }

    /// The service changes after the first point of a tie-break, then after every two.
    private mutating func finishTieBreakPoint(for side: Side) {
        if points[side] >= 7, points.lead(of: side) >= 2 { return finishGame(for: side) }
        if (points.home + points.guest) % 2 == 1 { server = server.opponent }
    }

    private mutating func finishGame(for side: Side) {
        let wasTieBreak = isTieBreak
        games[side] += 1
        points = Tally()
        server = server.opponent
        guard wasTieBreak || (games[side] >= 6 && games.lead(of: side) >= 2) else { return }
        sets.append(games)
        games = Tally()
    }

    // MARK: Texts

    /// The side's points as they are called: 0, 15, 30, 40, Ad; numbers in a tie-break.
    func call(for side: Side) -> String {
        let own = points[side]
        if isTieBreak { return String(own) }
        guard own >= 3, points[side.opponent] >= 3 else { return ["0", "15", "30", "40"][min(own, 3)] }
        return points.lead(of: side) > 0 ? "Ad" : "40"
    }

    var isDeuce: Bool { !isTieBreak && points.home >= 3 && points.home == points.guest }
}
