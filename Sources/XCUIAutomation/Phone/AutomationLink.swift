internal import AutomationModel

/// Something that answers what UI tests ask of the phone.
protocol AutomationLink: Sendable {
    /// Returns the answer; blocks until it is there.
    ///
    /// - Throws: An error if the host does not answer.
    func answer(_ call: AutomationCall) throws -> AutomationAnswer
}
