import SwiftUI

/// A tip of any type. Source: Apple's documentation of `AnyTip`.
public struct AnyTip: Tip {
    /// The tip itself.
    let base: any Tip

    public init(_ tip: any Tip) { base = tip.withoutErasure }

    public var id: String { base.id }
    public var title: Text { base.title }
    public var message: Text? { base.message }
    public var image: Image? { base.image }
    public var actions: [Action] { base.actions }
    public var rules: [Rule] { base.rules }
    public var options: [any TipOption] { base.options }
}

extension Tip {
    /// The tip itself where this is an `AnyTip`.
    var withoutErasure: any Tip { (self as? AnyTip)?.base ?? self }
}
