import Foundation

/// What the command says, as it says it.
final class OutputLines: @unchecked Sendable {
    private let condition = NSCondition()
    private var lines: [String] = []
    private var open = 0

    var all: [String] { condition.withLock { lines } }

    func pipe() -> Pipe {
        let pipe = Pipe()
        condition.withLock { open += 1 }
        Thread.detachNewThread {
            var rest = ""
            while case let data = pipe.fileHandleForReading.availableData, !data.isEmpty {
                rest += String(decoding: data, as: UTF8.self)
                let parts = rest.components(separatedBy: "\n")
                rest = parts.last ?? ""
                self.add(parts.dropLast())
            }
            self.condition.withLock { self.open -= 1 }
            self.add([])
        }
        return pipe
    }

    private func add(_ new: [String]) {
        condition.withLock {
            lines += new
            condition.broadcast()
        }
    }

    /// A tool that says nothing for so long, in seconds, stands still: an app's build on a busy machine takes less.
    private static let patience = 300.0

    /// The first line that fits, once it is there; nil where the output ends before, or the tool stands still.
    func first(where fits: (String) -> Bool) -> String? {
        condition.withLock {
            while true {
                if let line = lines.first(where: fits) { return line }
                if open == 0 { return nil }
                guard condition.wait(until: Date(timeIntervalSinceNow: Self.patience)) else { return nil }
            }
        }
    }
}
