import DeviceRuntime

/// Evaluates bodies: connects dynamic properties before, and notes what observable objects the body reads.
enum BodyEvaluation {
    nonisolated(unsafe) private static var depth = 0
    nonisolated(unsafe) private static var reasons: [String] = []
    nonisolated(unsafe) private static var owner: Any.Type = Never.self

    /// Whether a body is being evaluated, in which state must not change.
    static var isRunning: Bool { depth > 0 }

    /// An attribute with the body of `container`'s value.
    ///
    /// - Parameter body: Asks the connected value for its body.
    static func attribute<Container, Body>(
        of container: Attribute<Container>, scope: GraphScope, environment: Attribute<EnvironmentValues>,
        body: @escaping (Container) -> Body
    ) -> Attribute<Body> {
        let context = PropertyContext(scope: scope, environment: environment, owner: Container.self)
        let buffer = DynamicPropertyBuffer(of: Container.self, context: context)
        var lastVersion: UInt32 = 0
        return Attribute<Body>(in: scope) {
            if DeviceRuntime.showsPreviews { _ = PreviewBody.code.value }
            var value = container.value
            var reasons = buffer.update(&value)
            if lastVersion == 0 {
                reasons = ["@self", "@identity"] + reasons
            } else if container.version != lastVersion {
                reasons.insert("@self", at: 0)
            }
            lastVersion = container.version
            return evaluate(Container.self, reasons) { body(value) }
        }
    }

    private static func evaluate<Result>(_ type: Any.Type, _ names: [String], _ body: () -> Result) -> Result {
        let outer = (reasons, owner)
        (reasons, owner) = (names, type)
        depth += 1
        defer {
            depth -= 1
            (reasons, owner) = outer
        }
        return AnyAttribute.observing(body)
    }

    /// Says on the console why the body that is being evaluated is.
    static func printChanges(of type: Any.Type) {
        let name = String(reflecting: type).split(separator: ".").dropFirst().joined(separator: ".")
        print(reasons.isEmpty ? "\(name): unchanged." : "\(name): \(reasons.joined(separator: ", ")) changed.")
    }
}

extension View {
    /// Prints which of the view's values made its body be asked for; called in the body itself, for debugging.
    public static func _printChanges() { BodyEvaluation.printChanges(of: Self.self) }
}
