/// The state of one text's expansion. It bounds depth, count and length, as settings refer to each other and a few short lines can expand without
/// end.
struct SettingExpansion {
    /// Why a text is not expanded, as the end of a sentence.
    struct Problem: Error, Equatable {
        var reason: String
    }

    /// The most references in references.
    static let maximumDepth = 64
    /// The most references in all.
    static let maximumCount = 20_000
    /// The most bytes of a value.
    static let maximumLength = 1 << 20
    /// The most bytes of a reference, `$(NAME:default=…)`; what is longer is a text with a `$`.
    static let maximumReference = 1_024

    /// The first bound that was met; nothing is expanded from then on.
    private(set) var problem: Problem?
    private var names: [String] = []
    private var count = 0

    /// Expands a reference to a setting within the bounds.
    ///
    /// - Returns: An empty text where a bound is met.
    mutating func entering(_ name: String, _ body: (inout SettingExpansion) -> String) -> String {
        count += 1
        if count > Self.maximumCount { fail("refers to more than \(Self.maximumCount) settings") }
        if names.count >= Self.maximumDepth { fail("refers to settings that refer to others more than \(Self.maximumDepth) deep: \(path)") }
        guard problem == nil else { return "" }
        names.append(name)
        let value = body(&self)
        names.removeLast()
        return value
    }

    /// Counts a `$` that is text: looking for the end of a reference that has none takes time, too.
    mutating func countText() {
        count += 1
        if count > Self.maximumCount { fail("refers to more than \(Self.maximumCount) settings") }
    }

    /// A part of a value, as long as the whole stays within the bounds.
    mutating func checked(_ text: String) -> String {
        if text.utf8.count > Self.maximumLength { fail("has a value of more than \(Self.maximumLength) bytes") }
        return problem == nil ? text : ""
    }

    /// The settings that lead from a reference back to it.
    func circle(to name: String) -> [String] {
        // The setting that is expanded is no reference.
        let start = names.dropLast().lastIndex(of: name).map { $0 + 1 } ?? 0
        return [name] + names[start..<(names.count - 1)]
    }

    /// Refuses settings that refer to themselves through others.
    mutating func fail(circle: [String]) { fail("refers to itself: " + (circle.prefix(8) + circle.prefix(1)).joined(separator: " → ")) }

    private mutating func fail(_ reason: String) { problem = problem ?? Problem(reason: reason) }

    /// `A → B → C → …`
    private var path: String { names.prefix(4).joined(separator: " → ") + " → …" }
}
