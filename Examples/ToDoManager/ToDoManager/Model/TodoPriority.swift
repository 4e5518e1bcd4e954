/// How important a task is; the list has a section for each, in this order.
enum TodoPriority: String, CaseIterable {
    case important
    case normal
}
