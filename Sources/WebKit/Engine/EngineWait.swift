import QuinceFoundation

/// Whether the app waits for its engine, which works in real time: a virtual clock stands still meanwhile.
///
/// A question to the app may need time to be answered (an alert that is shown), so time passes while one is open.
struct EngineWait {
    private var replies: Set<Int> = []
    private var loads: Set<Int> = []
    private var questions = 0

    /// Whether an answer of the engine's is awaited.
    var isHolding: Bool { questions == 0 && !(replies.isEmpty && loads.isEmpty) }

    mutating func await(reply id: Int) { replies.insert(id) }
    mutating func await(loadIn view: Int) { loads.insert(view) }
    mutating func endLoad(in view: Int) { loads.remove(view) }
    mutating func answered() { questions = max(0, questions - 1) }

    /// Gives up what is awaited: the engine needs longer than a virtual clock should wait.
    mutating func giveUp() { (replies, loads) = ([], []) }

    /// Follows an event of the engine's.
    mutating func note(_ frame: EngineFrame) {
        let view = frame.integer("view") ?? 0
        switch frame.name {
        case "reply": replies.remove(frame.integer("id") ?? 0)
        case "load" where frame.text("what") == "finished": loads.remove(view)
        case "failed", "crashed": loads.remove(view)
        case "policy", "dialog", "scheme", "authenticate": questions += 1
        case "message" where frame.integer("id") != nil: questions += 1
        default: break
        }
    }
}
