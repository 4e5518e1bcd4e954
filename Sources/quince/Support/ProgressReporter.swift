import Foundation

/// Shows the present step of long work on standard error: one line with a spinner on a terminal, a line a step elsewhere.
final class ProgressReporter: @unchecked Sendable {
    private let lock = NSLock()
    private var text = ""
    private var timer: (any DispatchSourceTimer)?
    private var frame = 0
    private static let frames = Array("⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏")

    /// Whether the tool is to say nothing of its progress where nobody watches; set once at the start.
    private let isTerminal = Console.errorIsTerminal

    func show(_ text: String) {
        lock.withLock {
            guard text != self.text else { return }
            self.text = text
            guard isTerminal else { return Console.error(text) }
            if timer == nil {
                let timer = DispatchSource.makeTimerSource(queue: .global())
                timer.schedule(deadline: .now() + 0.1, repeating: 0.1)
                timer.setEventHandler { [weak self] in self?.draw() }
                timer.resume()
                self.timer = timer
            }
        }
    }

    /// Writes a line of its own, which stays.
    func write(_ line: String) { lock.withLock { Console.error((timer == nil ? "" : "\r\u{1B}[K") + line) } }

    private func draw() {
        lock.withLock {
            guard timer != nil else { return }
            frame = (frame + 1) % Self.frames.count
            Console.show("\r\u{1B}[K\(Self.frames[frame]) \(text)")
        }
    }

    /// Takes the line away.
    func finish() {
        lock.withLock {
            guard let timer else { return }
            timer.cancel()
            self.timer = nil
            Console.show("\r\u{1B}[K")
        }
    }
}
