import SwiftUI

/// The looks of tips. Source: Apple's documentation of `TipViewStyle`.
@MainActor @preconcurrency public protocol TipViewStyle {
    associatedtype Body: View
    typealias Configuration = TipViewStyleConfiguration
    /// Makes the view of a tip; its background and corners are not part of it.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A tip as a style displays it. Source: Apple's documentation of `TipViewStyleConfiguration`.
@MainActor @preconcurrency public struct TipViewStyleConfiguration {
    public let tip: any Tip
    private let action: TipHandler

    nonisolated init(tip: any Tip, action: TipHandler) { (self.tip, self.action) = (tip, action) }

    public var title: Text? { tip.title }
    public var message: Text? { tip.message }
    public var image: Image? { tip.image }
    /// The tip's actions. Their handlers call that of the tip's view, too.
    public var actions: [Tips.Action] {
        let perform = action
        return tip.actions.numbered.map { $0.handled(with: perform) }
    }
}

/// The usual looks of tips: image, title, message, a button that closes the tip, and the actions below a line.
///
/// Source: Apple's documentation of `MiniTipViewStyle`.
@MainActor @preconcurrency public struct MiniTipViewStyle: TipViewStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { MiniTip(configuration: configuration) }
}

extension TipViewStyle where Self == MiniTipViewStyle {
    /// The usual looks of tips.
    nonisolated public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}

/// A style of any type.
struct AnyTipViewStyle {
    let body: @MainActor (TipViewStyleConfiguration) -> any View
    init(_ style: some TipViewStyle) { body = { style.makeBody(configuration: $0) } }
}
