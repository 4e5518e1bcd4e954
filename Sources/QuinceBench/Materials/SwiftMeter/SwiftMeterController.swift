import SwiftUI
import UIKit

/// Runs the measurement that the arguments name, prints a line for each figure, and ends the app.
final class SwiftMeterController: UIViewController {
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
            case "layout": LayoutMeter().run()
            case "change": await ChangeMeter(self, turns).run()
            case "rows": await RowsMeter(self, turns).run()
            case "rest": await RowsMeter(self, turns).rest(arguments[1], after: Int(arguments[2]) ?? 0)
            default: print("no measurement is called \(arguments)")
            }
            exit(0)
        }
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
