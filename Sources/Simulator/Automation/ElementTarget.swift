import Foundation

/// The element that a tool names: by its reference, its identifier or its label.
public struct ElementTarget: Sendable, Equatable {
    /// The element's number in the list of the screen.
    public var reference: Int?
    /// The accessibility identifier.
    public var identifier: String?
    /// The label or visible text; a whole text is preferred to a part of one, in any case.
    public var label: String?
    /// Chooses among several with the same label or identifier, from 0 in reading order.
    public var index: Int?

    public init(reference: Int? = nil, identifier: String? = nil, label: String? = nil, index: Int? = nil) {
        (self.reference, self.identifier, self.label, self.index) = (reference, identifier, label, index)
    }

    var description: String {
        if let reference { return "number \(reference)" }
        return [identifier.map { "#" + $0 }, label.map { "“\($0)”" }].compactMap { $0 }.joined(separator: " ")
    }

    /// The elements that fit best: those to use before those to read, whole texts before parts.
    func candidates(_ elements: [ScreenElement]) -> [ScreenElement] {
        let identified = identifier.map { identifier in elements.filter { $0.identifier == identifier } } ?? elements
        guard let label else { return identified }
        let tests: [(ScreenElement) -> Bool] = [
            { $0.name == label }, { $0.name.caseInsensitiveCompare(label) == .orderedSame }, { $0.value == label },
            { $0.identifier == label }, { $0.name.localizedCaseInsensitiveContains(label) },
        ]
        for test in tests {
            let fitting = identified.filter(test)
            let usable = fitting.filter(\.isInteractive)
            if !usable.isEmpty { return usable }
            if !fitting.isEmpty { return fitting }
        }
        return []
    }
}
