import UIKit

/// Runs the measurement that the arguments name, prints a line for each figure, and ends the app.
final class MeterController: UIViewController {
    private let arguments: [String]
    private let turns = Turns()

    init(arguments: [String]) {
        self.arguments = arguments
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("not in a storyboard") }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        Task {
            switch arguments.first {
            case "lists": await ListMeter(self, turns).run(arguments.dropFirst().compactMap(ListKind.init))
            case "views": await ManyViewsMeter(self, turns).run()
            case "column": ColumnMeter().run(counts: arguments.dropFirst().compactMap(Int.init))
            case "rest":
                await rest()
                return
            default: print("no measurement is called \(arguments)")
            }
            exit(0)
        }
    }

    /// Shows a list that has been scrolled, says so, and stays.
    private func rest() async {
        guard arguments.count == 3, let kind = ListKind(rawValue: arguments[1]), let rows = Int(arguments[2]) else { return }
        let screen = kind.make(rows: rows)
        show(screen)
        _ = await turns.time {}
        for step in 0..<40 { _ = await turns.time { screen.list.contentOffset.y = CGFloat(step) * 10 } }
        print("resting")
        fflush(stdout)
    }

    func show(_ controller: UIViewController) {
        addChild(controller)
        controller.view.frame = view.bounds
        view.addSubview(controller.view)
        controller.didMove(toParent: self)
    }

    func hide(_ controller: UIViewController) {
        controller.willMove(toParent: nil)
        controller.view.removeFromSuperview()
        controller.removeFromParent()
    }
}

extension Array where Element == Double {
    var median: Double { isEmpty ? .nan : sorted()[count / 2] }
}
