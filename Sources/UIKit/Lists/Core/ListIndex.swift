/// The strip of index titles, and how it looks.
struct ListIndex {
    var view: ListIndexView?
    var isStale = true
    var minimumRowCount = 0
    var color: UIColor?
    var background: UIColor?
    var trackingBackground: UIColor?
}
