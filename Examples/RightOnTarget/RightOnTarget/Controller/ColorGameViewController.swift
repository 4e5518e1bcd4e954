import UIKit

/// Find the color of a hex code.
final class ColorGameViewController: UIViewController {
    @IBOutlet private weak var hexLabel: UILabel!
    @IBOutlet private var optionButtons: [UIButton]!

    private lazy var game: Game<ColorQuestionGenerator<RandomSource>, RightOptionRule> = {
        guard let generator = ColorQuestionGenerator(optionCount: optionButtons.count, source: RandomSource()),
              let game = Game(roundCount: 5, generator: generator, rule: RightOptionRule())
        else { preconditionFailure("four options and five rounds are a game") }
        return game
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        hexLabel.font = .monospacedSystemFont(ofSize: 34, weight: .regular)
        for button in optionButtons {
            button.layer.cornerRadius = 10
        }
        showQuestion()
    }

    @IBAction private func chooseColor(_ sender: UIButton) {
        guard let index = optionButtons.firstIndex(of: sender) else { return }
        game.answer(index)
        guard game.isEnded else {
            game.startNextRound()
            return showQuestion()
        }
        let score = game.score
        let roundCount = game.roundCount
        game.restart()
        showQuestion()
        presentGameOver(
            message: .localizedStringWithFormat(
                NSLocalizedString("%ld of %ld colors right", comment: "Message after the color game"), score, roundCount
            ),
            restart: {}
        )
    }

    private func showQuestion() {
        let question = game.currentRound.secret
        hexLabel.text = question.color.hexCode
        for (index, (button, color)) in zip(optionButtons, question.options).enumerated() {
            button.backgroundColor = UIColor(color)
            button.accessibilityValue = color.hexCode
            button.accessibilityLabel = .localizedStringWithFormat(
                NSLocalizedString("Color %ld", comment: "Name of an option"), index + 1
            )
        }
    }
}
