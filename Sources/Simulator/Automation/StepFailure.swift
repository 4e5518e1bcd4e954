/// Why a step of a flow or an action of a tool cannot be done; whoever asked for it adds where.
public struct StepFailure: Error, Equatable, CustomStringConvertible {
    public var message: String
    /// The alternatives or the next steps, a line each.
    public var details: [String] = []

    package init(message: String, details: [String] = []) { (self.message, self.details) = (message, details) }

    public var description: String { ([message] + details).joined(separator: "\n") }
}
