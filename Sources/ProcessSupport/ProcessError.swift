/// A process, pipe or socket that could not be made: the cause, and the next step.
package struct ProcessError: Error, CustomStringConvertible {
    package var message: String
    package var nextStep: String?

    package init(_ message: String, nextStep: String? = nil) { (self.message, self.nextStep) = (message, nextStep) }

    package var description: String { message + (nextStep.map { "\n    → \($0)" } ?? "") }
}
