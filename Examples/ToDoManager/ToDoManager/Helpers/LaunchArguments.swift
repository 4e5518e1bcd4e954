import Foundation

/// What the app is asked for when it is launched, such as by a UI test.
struct LaunchArguments {
    /// `-SampleTasks YES`: a few tasks where there are none yet.
    let addsSamples: Bool

    /// `-CellStyle stack|constraints`: which of two prototypes that look alike shows the tasks.
    let cellStyle: TaskCellStyle

    init(defaults: UserDefaults) {
        addsSamples = defaults.bool(forKey: "SampleTasks")
        cellStyle = defaults.string(forKey: "CellStyle").flatMap(TaskCellStyle.init) ?? .stack
    }
}

/// The prototypes that show a task, by their reuse identifiers.
enum TaskCellStyle: String {
    case stack
    case constraints
}
