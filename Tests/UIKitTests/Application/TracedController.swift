@testable import UIKit

/// Writes down its callbacks in the order they come.
final class Trace {
    var lines: [String] = []

    /// What was written since the last call.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// A controller that writes the callbacks of its life into a trace, its name appended.
final class TracedController: UIViewController {
    private let trace: Trace
    private let suffix: String

    init(_ trace: Trace, _ name: String = "") {
        self.trace = trace
        suffix = name.isEmpty ? "" : " " + name
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ text: String) { trace.lines.append(text + suffix) }

    override func loadView() {
        super.loadView()
        note("loadView")
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        note("viewDidLoad")
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("viewWillAppear")
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("viewDidAppear")
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note("viewWillDisappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note("viewDidDisappear")
    }
}
