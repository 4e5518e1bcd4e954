/// Turns what a screen hears from the user into what it shows.
@MainActor
protocol ViewModel: AnyObject {
    associatedtype Input
    associatedtype Output

    /// Called once, by the controller of the screen. All outputs come on the main queue.
    func transform(input: Input) -> Output
}
