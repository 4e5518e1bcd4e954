@_spi(Quince) import QuinceFoundation

/// Reads the visual format language: `H:|-[name]-8-[value(>=80@750)]-|`.
///
/// Bad formats end the app with `NSInvalidArgumentException` and point at the place, as UIKit does.
@MainActor struct VisualFormatParser {
    private let format: String
    private let text: [Character]
    private let options: NSLayoutConstraint.FormatOptions
    private let metrics: [String: Any]
    private let views: [String: Any]
    private var position = 0
    private var isHorizontal = true
    private var result: [NSLayoutConstraint] = []

    init(format: String, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any], views: [String: Any]) {
        (self.format, self.options, self.metrics, self.views) = (format, options, metrics, views)
        text = Array(format)
    }

    private struct Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        var constant: CGFloat = 0
        var item: AnyObject?
        var multiplier: CGFloat = 1
        var priority = UILayoutPriority.required
    }

    /// The connection between two views: flush, the standard distance, or predicates.
    private enum Connection {
        case flush
        case standard
        case predicates([Predicate])
    }

    mutating func constraints() -> [NSLayoutConstraint] {
        if accept("H:") { isHorizontal = true } else if accept("V:") { isHorizontal = false }
        var items: [AnyObject] = []
        var leading: Connection?
        if accept("|") { leading = connection() }
        while true {
            let item = viewWithPredicates()
            if let leading, items.isEmpty { connect(superview(of: item), nil, item, leading) }
            items.append(item)
            if position == text.count { break }
            let connection = connection()
            if accept("|") {
                connect(item, superview(of: item), nil, connection)
                if position != text.count { fail("Expected the end of the format string after the trailing superview") }
                break
            }
            let start = position
            let next = viewWithPredicatesName()
            position = start
            connect(item, nil, next, connection)
        }
        align(items)
        return result
    }

    // MARK: Grammar

    private mutating func viewWithPredicatesName() -> AnyObject {
        expect("[", "Expected a view")
        return view(named: name())
    }

    private mutating func viewWithPredicates() -> AnyObject {
        let item = viewWithPredicatesName()
        if accept("(") {
            for predicate in predicates() { constrainSize(of: item, predicate) }
        }
        expect("]", "Expected a ']' here to give the end of the view")
        return item
    }

    private mutating func connection() -> Connection {
        guard accept("-") else { return .flush }
        if peek == "[" || peek == "|" { return .standard }
        let predicates: [Predicate]
        if accept("(") { predicates = self.predicates() } else { predicates = [simplePredicate()] }
        expect("-", "Expected a '-' here to finish the connection")
        return .predicates(predicates)
    }

    private mutating func predicates() -> [Predicate] {
        var list = [predicate()]
        while accept(",") { list.append(predicate()) }
        expect(")", "Expected a ')' here to end the predicate list")
        return list
    }

    private mutating func predicate() -> Predicate {
        var predicate = Predicate()
        if accept("==") {
            predicate.relation = .equal
        } else if accept(">=") {
            predicate.relation = .greaterThanOrEqual
        } else if accept("<=") {
            predicate.relation = .lessThanOrEqual
        }
        readOperand(&predicate)
        if accept("*") { predicate.multiplier = number() }
        if accept("@") { predicate.priority = UILayoutPriority(Float(metricOrNumber())) }
        return predicate
    }

    private mutating func simplePredicate() -> Predicate {
        var predicate = Predicate()
        predicate.constant = metricOrNumber()
        return predicate
    }

    private mutating func readOperand(_ predicate: inout Predicate) {
        if let character = peek, character.isNumber || character == "-" || character == "." {
            predicate.constant = number()
            return
        }
        let start = position
        let name = name()
        if let value = metric(named: name) {
            predicate.constant = value
        } else if let item = views[name] {
            predicate.item = item as AnyObject
        } else {
            position = start
            fail("'\(name)' is not a key in the views dictionary or the metrics dictionary.")
        }
    }

    private mutating func metricOrNumber() -> CGFloat {
        if let character = peek, character.isNumber || character == "-" || character == "." { return number() }
        let start = position
        let name = name()
        if let value = metric(named: name) { return value }
        position = start
        fail("'\(name)' is not a key in the metrics dictionary.")
    }

    private mutating func number() -> CGFloat {
        let start = position
        if peek == "-" { position += 1 }
        while let character = peek, character.isNumber || character == "." { position += 1 }
        guard let value = Double(String(text[start..<position])) else { fail("Expected a number") }
        return CGFloat(value)
    }

    private mutating func name() -> String {
        let start = position
        while let character = peek, character.isLetter || character.isNumber || character == "_" { position += 1 }
        if start == position { fail("Expected a name of a view or metric") }
        return String(text[start..<position])
    }

    private func metric(named name: String) -> CGFloat? { numericValue(metrics[name]).map { CGFloat($0) } }

    private func view(named name: String) -> AnyObject {
        guard let view = views[name] else { fail("\(name) is not a key in the views dictionary.") }
        return view as AnyObject
    }

    private func superview(of item: AnyObject) -> AnyObject {
        let superview = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
        guard let superview else { fail("Unable to interpret '|' character, because the related view doesn't have a superview") }
        return superview
    }

    // MARK: Characters

    private var peek: Character? { position < text.count ? text[position] : nil }

    private mutating func accept(_ token: String) -> Bool {
        let characters = Array(token)
        guard position + characters.count <= text.count, Array(text[position..<position + characters.count]) == characters else {
            return false
        }
        position += characters.count
        return true
    }

    private mutating func expect(_ token: String, _ message: String) { if !accept(token) { fail(message) } }

    private func fail(_ message: String) -> Never {
        uncaughtException(.invalidArgument, Self.report(message, format, position))
    }

    /// The message, the format, and an arrow to the place in it.
    static func report(_ message: String, _ format: String, _ position: Int) -> String {
        "Unable to parse constraint format: \n\(message) \n\(format) \n" + String(repeating: " ", count: position) + "^"
    }

    // MARK: Constraints

    private var edges: (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
        guard isHorizontal else { return (.top, .bottom) }
        if options.contains(.directionLeftToRight) { return (.left, .right) }
        if options.contains(.directionRightToLeft) { return (.right, .left) }
        return (.leading, .trailing)
    }

    private func margin(_ edge: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Attribute {
        switch edge {
        case .left: .leftMargin
        case .right: .rightMargin
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        case .top: .topMargin
        default: .bottomMargin
        }
    }

    /// Connects two neighbours; with `superview` the item ends at it, without `next` and `superview` nothing is done.
    private mutating func connect(_ item: AnyObject, _ superview: AnyObject?, _ next: AnyObject?, _ connection: Connection) {
        let isFromSuperview = next != nil && (next as? UIView)?.superview === item || (next as? UILayoutGuide)?.owningView === item
        let isMirrored = options.contains(.directionRightToLeft) && isHorizontal
        let sign: CGFloat = isMirrored ? -1 : 1
        let (from, to): ((AnyObject, NSLayoutConstraint.Attribute), (AnyObject, NSLayoutConstraint.Attribute))
        if let superview {
            (from, to) = ((item, edges.end), (superview, edges.end))
        } else if let next {
            (from, to) = ((item, isFromSuperview ? edges.start : edges.end), (next, edges.start))
        } else {
            return
        }
        func add(_ from: (AnyObject, NSLayoutConstraint.Attribute), _ to: (AnyObject, NSLayoutConstraint.Attribute), _ predicate: Predicate)
        {
            let constraint = NSLayoutConstraint(
                item: to.0, attribute: to.1, relatedBy: predicate.relation, toItem: from.0, attribute: from.1, multiplier: 1,
                constant: predicate.constant * sign)
            constraint.priority = predicate.priority
            result.append(constraint)
        }
        switch connection {
        case .flush: add(from, to, Predicate())
        case .standard where superview != nil: add(from, (to.0, margin(to.1)), Predicate())
        case .standard where isFromSuperview: add((from.0, margin(from.1)), to, Predicate())
        case .standard: add(from, to, Predicate(constant: 8))
        case .predicates(let list): for predicate in list { add(from, to, predicate) }
        }
    }

    private mutating func constrainSize(of item: AnyObject, _ predicate: Predicate) {
        let size: NSLayoutConstraint.Attribute = isHorizontal ? .width : .height
        let constraint = NSLayoutConstraint(
            item: item, attribute: size, relatedBy: predicate.relation, toItem: predicate.item,
            attribute: predicate.item == nil ? .notAnAttribute : size,
            multiplier: predicate.item == nil ? 1 : predicate.multiplier, constant: predicate.constant)
        constraint.priority = predicate.priority
        result.append(constraint)
    }

    private mutating func align(_ items: [AnyObject]) {
        let table: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
            (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
            (.alignAllLeading, .leading),
            (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
            (.alignAllLastBaseline, .lastBaseline),
            (.alignAllFirstBaseline, .firstBaseline),
        ]
        for (option, attribute) in table where options.contains(option) {
            for (first, second) in zip(items, items.dropFirst()) {
                result.append(
                    NSLayoutConstraint(
                        item: first, attribute: attribute, relatedBy: .equal, toItem: second, attribute: attribute, multiplier: 1,
                        constant: 0))
            }
        }
    }
}
