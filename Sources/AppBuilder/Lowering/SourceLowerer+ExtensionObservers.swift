import SwiftSyntax

/// Observers of inherited properties in extensions: the class body declares the override, so the extension's property is computed.
extension SourceLowerer {
    /// `override var isOn: Bool { didSet { update() } }` reads and writes the superclass's property, and calls what observes it.
    ///
    /// - Parameter binding: A property of an extension that overrides one of a superclass.
    func lowerObservers(of binding: PatternBindingSyntax) {
        guard let block = binding.accessorBlock, case .accessors(let accessors) = block.accessors,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, let type = binding.typeAnnotation?.type
        else { return }
        let kinds = accessors.map(\.accessorSpecifier.tokenKind)
        guard kinds.allSatisfy({ $0 == .keyword(.willSet) || $0 == .keyword(.didSet) }) else { return }
        let place = "super.`\(name.filter { $0 != "`" })`"
        edits.insert(" get { \(place) } set { ", at: block.leftBrace.endPositionBeforeTrailingTrivia)
        for accessor in accessors {
            let isBefore = accessor.accessorSpecifier.tokenKind == .keyword(.willSet)
            let parameter = accessor.parameters?.name.text ?? (isBefore ? "newValue" : "oldValue")
            edits.replace(
                accessor.accessorSpecifier, with: "func __quince\(isBefore ? "Will" : "Did")Set(_ \(parameter): \(type.trimmedDescription))"
            )
            if let parameters = accessor.parameters { edits.blank(parameters) }
        }
        var steps = ["let __quinceOld = \(place)", "\(place) = newValue"]
        if kinds.contains(.keyword(.willSet)) { steps.insert("__quinceWillSet(newValue)", at: 1) }
        if kinds.contains(.keyword(.didSet)) { steps.append("__quinceDidSet(__quinceOld)") } else { steps.removeFirst() }
        edits.insert("; " + steps.joined(separator: "; ") + " }", at: block.rightBrace.positionAfterSkippingLeadingTrivia)
    }
}
