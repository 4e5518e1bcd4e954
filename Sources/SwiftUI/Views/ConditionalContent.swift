/// One of two views. Source of the name: SwiftUI's interface.
@MainActor @preconcurrency public struct _ConditionalContent<TrueContent, FalseContent> {
    @usableFromInline enum Storage {
        case trueContent(TrueContent)
        case falseContent(FalseContent)
    }

    nonisolated(unsafe) let storage: Storage

    nonisolated init(storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View, ListView where TrueContent: View, FalseContent: View {
    public typealias Body = Never

    public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        let attribute = view.attribute
        return _ViewListOutputs(
            BranchList(
                inputs,
                select: {
                    if case .trueContent = attribute.value.storage { true } else { false }
                },
                make: { isTrue, inputs in
                    let first = attribute.untrackedValue
                    return isTrue
                        ? list(inputs, last: first.trueContent) { attribute.value.trueContent }
                        : list(inputs, last: first.falseContent) { attribute.value.falseContent }
                }))
    }

    /// One view where both are, whichever it is.
    public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? {
        TrueContent._viewListCount(inputs: inputs) == 1 && FalseContent._viewListCount(inputs: inputs) == 1 ? 1 : nil
    }

    private var trueContent: TrueContent? { if case .trueContent(let content) = storage { content } else { nil } }
    private var falseContent: FalseContent? { if case .falseContent(let content) = storage { content } else { nil } }

    private static func list<Content: View>(_ inputs: _ViewListInputs, last: Content?, _ current: @escaping () -> Content?) -> ViewList {
        guard var last else { return EmptyList() }
        // The last view stays while it is shown once more on its way out.
        let content = Attribute<Content>(in: inputs.base.scope) {
            last = current() ?? last
            return last
        }
        return Content._makeViewList(view: _GraphValue(content), inputs: inputs).list
    }
}
