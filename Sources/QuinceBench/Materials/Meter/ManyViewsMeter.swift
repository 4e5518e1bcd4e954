import UIKit

/// Layout and commit of a screen of two hundred views: when it appears, and when all of it moves.
@MainActor struct ManyViewsMeter {
    private let stage: MeterController
    private let turns: Turns

    init(_ stage: MeterController, _ turns: Turns) { (self.stage, self.turns) = (stage, turns) }

    func run() async {
        var first: [Double] = []
        var again: [Double] = []
        for run in 0...15 {
            let screen = ManyViewsController()
            screen.loadViewIfNeeded()
            guard screen.viewCount == 200 else { return print("the screen has \(screen.viewCount) views") }
            let appearance = await turns.time { stage.show(screen) }
            var changes: [Double] = []
            for step in 1...8 { changes.append(await turns.time { screen.margin?.constant = CGFloat(16 + step % 2 * 8) }) }
            _ = await turns.time { stage.hide(screen) }
            if run > 0 {
                first.append(appearance)
                again.append(changes.median)
            }
        }
        print("views first: \(first.median)")
        print("views again: \(again.median)")
    }
}
