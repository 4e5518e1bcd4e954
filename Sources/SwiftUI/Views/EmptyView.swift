/// A view that is none.
@MainActor @preconcurrency public struct EmptyView: View, ListView {
    public typealias Body = Never
    nonisolated public init() {}
    public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs { _ViewListOutputs(EmptyList()) }
    public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { 0 }
}
