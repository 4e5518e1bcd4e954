import UIKit

/// Runs the measurement that the arguments name, prints a line for each figure, and ends the app.
final class RecordsController: UIViewController {
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
            do {
                switch arguments.first {
                case "insert": try InsertMeter().run(count: number(at: 1))
                case "fill": try EntryStore(named: "large").fill(count: number(at: 1))
                case "fetch": try FetchMeter(EntryStore(named: "large")).run()
                case "walk": try WalkMeter(EntryStore(named: "large")).run(count: number(at: 1))
                case "lists": try await EntryListMeter(self, turns).run(few: number(at: 1), many: number(at: 2))
                default: print("no measurement is called \(arguments)")
                }
            } catch {
                print("failed with \(error)")
            }
            exit(0)
        }
    }

    private func number(at index: Int) -> Int { arguments.indices.contains(index) ? Int(arguments[index]) ?? 0 : 0 }

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
