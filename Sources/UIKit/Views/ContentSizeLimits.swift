/// The text sizes that a view allows in itself and below.
struct ContentSizeLimits {
    var minimum: UIContentSizeCategory?
    var maximum: UIContentSizeCategory?

    /// Brings a size between the limits; where they contradict each other, the maximum counts.
    func apply(to category: inout UIContentSizeCategory) {
        guard category != .unspecified else { return }
        if let minimum, category < minimum { category = minimum }
        if let maximum, category > maximum { category = maximum }
    }

    var summary: String { "minimum \(minimum?.rawValue ?? "none"), maximum \(maximum?.rawValue ?? "none")" }
}
