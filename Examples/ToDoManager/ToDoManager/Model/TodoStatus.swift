/// Whether a task is still to be done.
enum TodoStatus: String {
    case planned
    case completed
}
