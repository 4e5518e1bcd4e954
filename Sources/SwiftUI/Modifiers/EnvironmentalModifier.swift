/// A modifier that its environment makes another one of.
///
/// Source: Apple's documentation of `EnvironmentalModifier`.
@MainActor @preconcurrency public protocol EnvironmentalModifier: ViewModifier where Body == Never {
    associatedtype ResolvedModifier: ViewModifier
    /// The modifier to apply in an environment.
    @MainActor @preconcurrency func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
    public static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs { ResolvedModifier._makeView(modifier: resolved(modifier, inputs), inputs: inputs, body: body) }

    public static func _makeViewList(
        modifier: _GraphValue<Self>, inputs: _ViewListInputs, body: @escaping (_Graph, _ViewListInputs) -> _ViewListOutputs
    ) -> _ViewListOutputs { ResolvedModifier._makeViewList(modifier: resolved(modifier, inputs.base), inputs: inputs, body: body) }

    public static func _viewListCount(inputs: _ViewListCountInputs, body: (_ViewListCountInputs) -> Int?) -> Int? {
        ResolvedModifier._viewListCount(inputs: inputs, body: body)
    }

    private static func resolved(_ modifier: _GraphValue<Self>, _ inputs: _ViewInputs) -> _GraphValue<ResolvedModifier> {
        let environment = inputs.environment
        return _GraphValue(
            BodyEvaluation.attribute(of: modifier.attribute, scope: inputs.scope, environment: environment) {
                $0.resolve(in: environment.value)
            })
    }
}
