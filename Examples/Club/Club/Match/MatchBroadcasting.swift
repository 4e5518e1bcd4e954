/// Shows a match outside of the app.
@MainActor protocol MatchBroadcasting: AnyObject {
    /// - Throws: An error that says why the match is not shown.
    func begin(_ match: Match) throws
    func update(_ match: Match)
    /// - Parameter match: The match as it ended; nil where it was given up.
    func end(_ match: Match?)
}
