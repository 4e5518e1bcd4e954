/// The names Objective-C gives to Swift declarations, by the compiler's own rules.
enum SelectorName {
    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given", "in", "including",
        "inside",
        "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
    ]

    /// `move(to:animated:)` → `moveTo:animated:`, `check(sender:)` → `checkWithSender:`.
    static func make(base: String, labels: [String], isThrowing: Bool = false, isAsync: Bool = false) -> String {
        var labels = labels
        var first = base
        if isAsync { labels.append("completionHandler") } else if isThrowing { labels.append("error") }
        guard let label = labels.first else { return base }
        if label != "_" {
            if labels.count == 1, isThrowing, !isAsync {
                first += "AndReturnError"
            } else {
                let isPrepositional = prepositions.contains(firstWord(label)) || prepositions.contains(lastWord(base))
                first += (isPrepositional ? "" : "With") + label.capitalizedFirst
            }
        }
        return labels.dropFirst().reduce(first + ":") { $0 + ($1 == "_" ? "" : $1) + ":" }
    }

    static func setter(of property: String) -> String { "set" + property.capitalizedFirst + ":" }

    private static func firstWord(_ name: String) -> String {
        let head = name.prefix { $0.isUppercase }
        if head.count > 1 { return head.lowercased() }
        return (head + name.dropFirst(head.count).prefix { !$0.isUppercase }).lowercased()
    }

    private static func lastWord(_ name: String) -> String {
        guard let start = name.lastIndex(where: \.isUppercase) else { return name.lowercased() }
        return name[start...].lowercased()
    }
}
