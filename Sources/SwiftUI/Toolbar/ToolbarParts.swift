/// Toolbar content that may be there or not, made once for each of its types. Its `ID` is `String` where all its items have names. Source of the
/// kind: SwiftUI's interface has such types, too.
@MainActor @preconcurrency public struct _ToolbarParts<ID>: PrimitiveToolbarContent {
    public typealias Body = Never
    let parts: [ToolbarPart]

    public static func _makeContent(content: _GraphValue<Self>, inputs: _ToolbarInputs) -> _ToolbarOutputs {
        // What a place has shown is kept for when it is shown again.
        var made: [Int: (type: ObjectIdentifier, scope: GraphScope, outputs: _ToolbarOutputs)] = [:]
        return _ToolbarOutputs {
            let parts = content.value.parts
            return parts.enumerated().flatMap { index, part -> [ToolbarEntry] in
                if let known = made[index], known.type == part.type { return known.outputs.entries() }
                if let old = made[index] { inputs.view.host.retire(old.scope, of: ToolbarPartContent(old.outputs)) }
                let scope = GraphScope(parent: inputs.view.scope)
                let outputs = AnyAttribute.untracked {
                    part.make(
                        Attribute(in: scope) { content.value.parts.indices.contains(index) ? content.value.parts[index] : part },
                        _ToolbarInputs(view: inputs.view.scoped(scope)))
                }
                made[index] = (part.type, scope, outputs)
                return outputs.entries()
            }
        }
    }
}

/// Toolbar content whose type is not told.
struct ToolbarPart {
    let type: ObjectIdentifier
    private let value: Any
    let make: @MainActor (Attribute<ToolbarPart>, _ToolbarInputs) -> _ToolbarOutputs

    init<Content: ToolbarContent>(_ content: Content) {
        (type, value) = (ObjectIdentifier(Content.self), content)
        make = { part, inputs in
            var last = content
            let current = Attribute<Content>(in: inputs.view.scope) {
                if let new = part.value.value as? Content { last = new }
                return last
            }
            return Content._makeContent(content: _GraphValue(current), inputs: inputs)
        }
    }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
    public var body: Never { fatalError("body should not be called on \(Self.self).") }
    public static func _makeContent(content: _GraphValue<Self>, inputs: _ToolbarInputs) -> _ToolbarOutputs {
        let parts = content.map(inputs.view.scope) { _ToolbarParts<Void>(parts: $0.map { [ToolbarPart($0)] } ?? []) }
        return _ToolbarParts<Void>._makeContent(content: parts, inputs: inputs)
    }
}

extension Group: ToolbarContent, PrimitiveToolbarContent where Content: ToolbarContent {
    /// Items that are written as one.
    @_disfavoredOverload nonisolated public init(@ToolbarContentBuilder content: () -> Content) { self.content = content() }

    public static func _makeContent(content: _GraphValue<Self>, inputs: _ToolbarInputs) -> _ToolbarOutputs {
        Content._makeContent(content: content.map(inputs.view.scope) { $0.content }, inputs: inputs)
    }
}

/// Holds what a part of a toolbar shows.
private final class ToolbarPartContent {
    private let outputs: _ToolbarOutputs
    init(_ outputs: _ToolbarOutputs) { self.outputs = outputs }
}
