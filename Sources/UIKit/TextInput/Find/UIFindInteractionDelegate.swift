/// Provides the sessions of a find interaction.
///
/// Source: Apple's documentation of `UIFindInteractionDelegate`.
@preconcurrency @MainActor public protocol UIFindInteractionDelegate: NSObjectProtocol {
    /// The session of a search that begins; nil where nothing can be searched now.
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
    public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
    public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}
