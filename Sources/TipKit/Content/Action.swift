import SwiftUI

extension Tips {
    /// A button of a tip. Source: Apple's documentation of `Tips.Action`.
    public struct Action: Identifiable, Sendable {
        /// The identifier given, or the index in the tip's actions.
        public let id: String
        /// The index in the tip's actions; nil outside of them.
        public let index: Int?
        /// Makes the text of the button.
        public let label: @Sendable () -> Text
        /// The action of the button.
        @preconcurrency public var handler: @MainActor @Sendable () -> Void { perform }
        private let perform: @MainActor @Sendable () -> Void
        private let isNamed: Bool

        /// Creates an action with a text.
        ///
        /// - Parameters:
        ///   - id: nil = the index in the tip's actions.
        ///   - handler: Called when the button is tapped.
        @preconcurrency nonisolated public init(
            id: String? = nil, title: some StringProtocol, perform handler: @escaping @MainActor @Sendable () -> Void = {}
        ) {
            let title = String(title)
            self.init(id: id, index: nil, label: { Text(title) }, handler: handler)
        }

        /// Creates an action with a label.
        ///
        /// - Parameters:
        ///   - id: nil = the index in the tip's actions.
        ///   - handler: Called when the button is tapped.
        @preconcurrency public init(
            id: String? = nil, perform handler: @escaping @MainActor @Sendable () -> Void = {}, _ label: @escaping @Sendable () -> Text
        ) {
            self.init(id: id, index: nil, label: label, handler: handler)
        }

        private init(
            id: String?, index: Int?, label: @escaping @Sendable () -> Text, handler: @escaping @MainActor @Sendable () -> Void
        ) {
            self.id = id ?? index.map(String.init) ?? ""
            (self.index, self.label, perform, isNamed) = (index, label, handler, id != nil)
        }

        /// The action at an index of its tip's actions.
        func at(_ index: Int) -> Action { Action(id: isNamed ? id : nil, index: index, label: label, handler: perform) }

        /// The action whose handler calls that of its view, too.
        func handled(with view: TipHandler) -> Action {
            let action = self
            return Action(id: id, index: index, label: label) {
                action.perform()
                view.perform(action)
            }
        }
    }
}

/// The handler that a tip's view calls with the action whose button is tapped.
struct TipHandler: Sendable {
    let perform: @MainActor @Sendable (Tips.Action) -> Void

    init(_ perform: @escaping @MainActor @Sendable (Tips.Action) -> Void) { self.perform = perform }
}
