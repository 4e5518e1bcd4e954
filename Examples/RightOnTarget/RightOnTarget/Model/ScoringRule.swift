/// Says how many points an answer is worth.
protocol ScoringRule {
    associatedtype Secret
    associatedtype Answer

    func score(secret: Secret, answer: Answer) -> Int
}

/// The nearer the number, the more points: all of them for a hit, one less for each step away.
struct NearnessRule: ScoringRule {
    let maximum: Int

    func score(secret: Int, answer: Int) -> Int {
        maximum - abs(secret - answer)
    }
}

/// One point for the right option.
struct RightOptionRule: ScoringRule {
    func score(secret: ColorQuestion, answer: Int) -> Int {
        answer == secret.answer ? 1 : 0
    }
}
