import Observation
import SwiftUI

/// The places of the views that arrows of tips point at.
@MainActor @Observable final class TipAnchors {
    static let shared = TipAnchors()
    private var frames: [AnyHashable: CGRect] = [:]

    /// The frame of an anchor's view in the global space; nil where there is none.
    func frame(of id: AnyHashable) -> CGRect? { frames[id] }

    /// - Parameter frame: nil where the view is gone.
    func set(_ frame: CGRect?, of id: AnyHashable) { if frames[id] != frame { frames[id] = frame } }
}

extension View {
    /// Makes the view the one that the arrow of tip views with the same anchor identifier points at.
    ///
    /// Source: Apple's documentation of `tipAnchor(_:)`.
    nonisolated public func tipAnchor<AnchorID: Hashable & Sendable>(_ id: AnchorID) -> some View {
        onGeometryChange(for: CGRect.self, of: { $0.frame(in: .global) }) { frame in
            MainActor.assumeIsolated { TipAnchors.shared.set(frame, of: AnyHashable(id)) }
        }
        .onDisappear { MainActor.assumeIsolated { TipAnchors.shared.set(nil, of: AnyHashable(id)) } }
    }
}
