/// Makes a static property a parameter of rules, which the tips' datastore keeps between launches. `$name` is the parameter.
///
/// Source: Apple's documentation of `Tips.Parameter` and `Tips.ParameterOption`.
@attached(accessor, names: named(get), named(set)) @attached(peer, names: prefixed(`$`))
public macro Parameter(_ options: Tips.ParameterOption...) = #externalMacro(module: "QuinceMacros", type: "TipParameter")

/// Makes a rule of parameters or events, and of a condition on their values.
///
/// Source: Apple's documentation of `Tips.Rule`.
@freestanding(expression)
public macro Rule<each Input: Tips.RuleInput>(
    _ input: repeat each Input, body: (repeat (each Input).Value) -> Bool
) -> Tips.Rule = #externalMacro(module: "QuinceMacros", type: "TipRule")
