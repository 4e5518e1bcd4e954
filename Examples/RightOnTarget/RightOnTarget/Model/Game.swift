/// A game of several rounds over any kind of secret.
final class Game<Generator: ValueGenerator, Rule: ScoringRule> where Generator.Value == Rule.Secret {
    let roundCount: Int
    private let rule: Rule
    private var generator: Generator
    private var finished: [GameRound<Rule.Secret>] = []

    private(set) var currentRound: GameRound<Rule.Secret>

    /// Fails for a game without rounds.
    init?(roundCount: Int, generator: Generator, rule: Rule) {
        guard roundCount >= 1 else { return nil }
        self.roundCount = roundCount
        self.rule = rule
        self.generator = generator
        currentRound = GameRound(secret: self.generator.next())
    }

    /// Points of all rounds answered so far.
    var score: Int {
        finished.reduce(currentRound.score ?? 0) { $0 + ($1.score ?? 0) }
    }

    /// Whether every round is answered.
    var isEnded: Bool {
        finished.count == roundCount - 1 && currentRound.isAnswered
    }

    /// Number of the current round, from 1.
    var roundNumber: Int { finished.count + 1 }

    func answer(_ answer: Rule.Answer) {
        currentRound.answer(answer, by: rule)
    }

    /// Begins the next round; does nothing before the current one is answered or after the last.
    func startNextRound() {
        guard currentRound.isAnswered, !isEnded else { return }
        finished.append(currentRound)
        currentRound = GameRound(secret: generator.next())
    }

    /// Begins a new game with a new secret and no points.
    func restart() {
        finished = []
        currentRound = GameRound(secret: generator.next())
    }
}
