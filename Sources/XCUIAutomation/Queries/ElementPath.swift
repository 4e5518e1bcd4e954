import QuinceFoundation

/// A way from an app to elements of it.
@MainActor struct ElementPath {
    /// A step from some elements to others.
    enum Step {
        case descendants(XCUIElement.ElementType)
        case children(XCUIElement.ElementType)
        /// Those that a condition holds for.
        case matching(ElementCondition)
        /// Those with an element below them that a condition holds for.
        case containing(ElementCondition)
        /// The one at a position.
        case index(Int)
        /// The first one.
        case first
        /// The element of this number, where the app has it still.
        case number(UInt64)
    }

    /// The app's bundle identifier; nil = the app under test.
    let app: String?
    var steps: [Step] = []

    func adding(_ step: Step) -> ElementPath {
        var path = self
        path.steps.append(step)
        return path
    }

    /// The elements at the path's end, in the order of the tree.
    func elements(in root: ElementSnapshot) -> [ElementSnapshot] { steps.reduce([root]) { Self.apply($1, to: $0) } }

    private static func apply(_ step: Step, to elements: [ElementSnapshot]) -> [ElementSnapshot] {
        switch step {
        case .descendants(let type): return distinct(elements.flatMap(\.descendants)).filter { $0.isOf(type) }
        case .children(let type): return distinct(elements.flatMap(\.parts)).filter { $0.isOf(type) }
        case .matching(let condition): return elements.filter(condition.holds)
        case .containing(let condition): return elements.filter { $0.descendants.contains(where: condition.holds) }
        case .index(let index): return elements.indices.contains(index) ? [elements[index]] : []
        case .first: return Array(elements.prefix(1))
        case .number(let number): return Array(elements.filter { $0.element.id == number }.prefix(1))
        }
    }

    private static func distinct(_ elements: [ElementSnapshot]) -> [ElementSnapshot] {
        var seen: Set<Int> = []
        return elements.filter { seen.insert($0.position).inserted }.sorted { $0.position < $1.position }
    }

    // MARK: For people

    /// The last type that the path asks for.
    var type: XCUIElement.ElementType {
        for step in steps.reversed() {
            switch step {
            case .descendants(let type), .children(let type): return type
            case .matching, .containing, .index, .first, .number: continue
            }
        }
        return .application
    }

    /// `"Save" Button`, as activities and failures name an element.
    var name: String {
        guard let last = steps.last else { return app.map { "Application '\($0)'" } ?? "Application" }
        let type = type == .any ? "Any" : type.title
        switch last {
        case .matching(let condition): return condition.name.map { "\"\($0)\" \(type)" } ?? "\(type) matching \(condition.text)"
        case .containing(let condition): return "\(type) containing \(condition.text)"
        case .index(let index): return "\(type) (Element at index \(index))"
        case .first: return Self.named(steps.dropLast(), type).map { "\($0) (First Match)" } ?? "\(type) (First Match)"
        case .number: return type
        case .descendants, .children: return type
        }
    }

    private static func named(_ steps: ArraySlice<Step>, _ type: String) -> String? {
        guard case .matching(let condition)? = steps.last else { return nil }
        return condition.name.map { "\"\($0)\" \(type)" } ?? "\(type) matching \(condition.text)"
    }

    /// The steps in words, as far as failures need them.
    var text: String {
        guard !steps.isEmpty else { return name }
        return steps.map { step in
            switch step {
            case .descendants(let type): "Descendants matching type \(type.title)"
            case .children(let type): "Children matching type \(type.title)"
            case .matching(let condition): "Elements matching \(condition.text)"
            case .containing(let condition): "Elements containing \(condition.text)"
            case .index(let index): "Element at index \(index)"
            case .first: "First Match"
            case .number: "Element"
            }
        }.joined(separator: " → ")
    }
}

/// A condition on an element.
@MainActor struct ElementCondition {
    /// The text that identifies the element; nil for other conditions.
    var name: String?
    /// The condition in words.
    var text: String
    var holds: (ElementSnapshot) -> Bool

    /// Identified by a text.
    static func named(_ name: String) -> ElementCondition {
        ElementCondition(name: name, text: "identifier '\(name)'") { $0.isNamed(name) }
    }

    /// Of a type, and identified by a text unless that is nil.
    static func of(_ type: XCUIElement.ElementType, named name: String?) -> ElementCondition {
        let text = "type \(type.title)" + (name.map { " with identifier '\($0)'" } ?? "")
        return ElementCondition(name: name, text: text) { element in
            element.isOf(type) && (name.map(element.isNamed) ?? true)
        }
    }

    static func satisfying(_ predicate: NSPredicate) -> ElementCondition {
        ElementCondition(text: "predicate '\(predicate.predicateFormat)'") { predicate.evaluate(with: $0) }
    }
}

extension XCUIElement.ElementType {
    /// `StaticText`
    var title: String {
        let name = "\(self)"
        return name.prefix(1).uppercased() + name.dropFirst()
    }
}
