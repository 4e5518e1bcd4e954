@_spi(Quince) import QuinceFoundation

/// Performs the method `action` of `target` with as many of `arguments` as its name has colons.
///
/// A target without such a method ends the app, as an unrecognized selector does.
@MainActor @discardableResult package func perform(_ action: Selector, on target: AnyObject, with arguments: [Any?]) -> Any? {
    let count = action.name.reduce(0) { $1 == ":" ? $0 + 1 : $0 }
    guard let method = ObjectRuntime.method(action.name, of: target) else {
        unrecognizedSelector(action, sentTo: target, hint: ActionPlaces.hint(action.name, of: target))
    }
    return method(target, Array(arguments.prefix(count)))
}
