import UIKit

/// Hit a number with the slider.
final class NumberGameViewController: UIViewController {
    @IBOutlet private weak var slider: UISlider!
    @IBOutlet private weak var secretLabel: UILabel!

    private lazy var game: Game<IntegerGenerator<RandomSource>, NearnessRule> = {
        let generator = IntegerGenerator(range: 1...50, source: RandomSource())
        guard let game = Game(roundCount: 5, generator: generator, rule: NearnessRule(maximum: 50)) else {
            preconditionFailure("five rounds are a game")
        }
        return game
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        showSecret()
    }

    @IBAction private func checkNumber() {
        game.answer(Int(slider.value.rounded()))
        guard game.isEnded else {
            game.startNextRound()
            return showSecret()
        }
        let score = game.score
        game.restart()
        showSecret()
        presentGameOver(
            message: .localizedStringWithFormat(
                NSLocalizedString("You scored %ld points", comment: "Message after the number game"), score
            ),
            restart: {}
        )
    }

    private func showSecret() {
        secretLabel.text = String(game.currentRound.secret)
    }
}
