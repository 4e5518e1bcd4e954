/// A secret and, once the player has answered, the points the answer is worth.
struct GameRound<Secret> {
    let secret: Secret
    private(set) var score: Int?

    init(secret: Secret) {
        self.secret = secret
    }

    var isAnswered: Bool { score != nil }

    /// Scores the round; only the first answer counts.
    mutating func answer<Rule: ScoringRule>(_ answer: Rule.Answer, by rule: Rule) where Rule.Secret == Secret {
        guard score == nil else { return }
        score = rule.score(secret: secret, answer: answer)
    }
}
