/// A failure people can do something about: what happened, and what to do next.
public struct SimulatorError: Error, CustomStringConvertible, Equatable {
    public var message: String
    public var nextStep: String?

    public init(_ message: String, nextStep: String? = nil) { (self.message, self.nextStep) = (message, nextStep) }

    public var description: String { message + (nextStep.map { "\n    → \($0)" } ?? "") }
}
