import SwiftUI

/// The content of a tip, and the conditions under which it is displayed.
///
/// Source: Apple's documentation of `Tip`.
public protocol Tip: Identifiable, Sendable {
    /// The identifier that the tip's state is kept under. The default is the name of the type.
    var id: String { get }
    var title: Text { get }
    /// The default is nil.
    var message: Text? { get }
    /// The image at the left of title and message. The default is nil.
    var image: Image? { get }
    /// The buttons below the message. The default is none.
    @Tips.ActionBuilder var actions: [Action] { get }
    /// The conditions that must all be met. The default is none.
    @Tips.RuleBuilder var rules: [Rule] { get }
    /// The default is none.
    @Tips.OptionsBuilder var options: [any TipOption] { get }
}

extension Tip {
    public typealias Action = Tips.Action
    public typealias Rule = Tips.Rule
    public typealias Event = Tips.Event
    public typealias Option = TipOption
    public typealias Status = Tips.Status
    public typealias InvalidationReason = Tips.InvalidationReason
    public typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
    public typealias MaxDisplayCount = Tips.MaxDisplayCount
    public typealias MaxDisplayDuration = Tips.MaxDisplayDuration

    public var id: String { String(describing: Self.self) }
    public var message: Text? { nil }
    public var image: Image? { nil }
    public var actions: [Action] { [] }
    public var rules: [Rule] { [] }
    public var options: [any TipOption] { [] }
}

extension Tip {
    /// The tip's eligibility at present.
    public var status: Status { TipCenter.shared.status(of: self) }

    /// The tip's eligibility at present and whenever it changes.
    public var statusUpdates: AsyncStream<Status> {
        AsyncStream { continuation in
            let observation = TipCenter.shared.observe(self) { continuation.yield($0) }
            continuation.onTermination = { _ in observation.cancel() }
        }
    }

    /// Whether the tip's status is `available`.
    public var shouldDisplay: Bool { status == .available }

    /// Whether the tip's status is `available`, at present and whenever the status changes.
    public var shouldDisplayUpdates: AsyncMapSequence<AsyncStream<Status>, Bool> { statusUpdates.map { $0 == .available } }

    /// Ends the tip for good. A tip that is invalidated keeps its first reason.
    public func invalidate(reason: InvalidationReason) { TipCenter.shared.invalidate(self, reason) }

    /// Makes an invalidated tip eligible again, as one that has never been displayed.
    public func resetEligibility() async {
        TipCenter.shared.resetEligibility(of: self)
        await TipCenter.shared.saved()
    }
}
