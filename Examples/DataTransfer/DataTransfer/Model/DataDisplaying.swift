/// Shows a text that others may change.
protocol DataDisplaying: AnyObject {
    var text: String { get set }
}
