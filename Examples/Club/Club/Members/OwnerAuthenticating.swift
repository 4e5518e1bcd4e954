/// Makes sure that the device's owner is there.
protocol OwnerAuthenticating: Sendable {
    /// - Throws: `LAError` where it is not sure.
    func authenticate(reason: String) async throws
}
