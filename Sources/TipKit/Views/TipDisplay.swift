import Observation
import SwiftUI

/// The display of a tip by a view: its status, which the view's body depends on, and the time for which it shows.
@MainActor final class TipDisplay {
    private let registrar = ObservationRegistrar()
    private var tip: (any Tip)?
    private var observation: TipObservation?
    private var status = Tips.Status.pending
    private var isCounted = false
    /// Set when the tip becomes eligible and when it is no longer.
    private var presence: Binding<Bool>?
    /// Whether the user has tapped beside a popover: it stays away until the tip becomes eligible again.
    private var isDismissed = false
    /// Whether the view that a popover points at is on the screen.
    private var isOnScreen = false
    /// Incremented to invalidate the body of the view.
    private var version = 0

    nonisolated init() {}

    /// The tip, if it is to be displayed.
    ///
    /// - Parameters:
    ///   - tip: The tip that the view follows from now on.
    ///   - presence: A binding that hides the tip for a time.
    func current(_ tip: (any Tip)?, presence: Binding<Bool>?) -> (any Tip)? {
        registrar.access(self, keyPath: \.version)
        self.presence = presence
        if self.tip?.id != tip?.id { follow(tip) } else { self.tip = tip }
        return shown
    }

    /// The tip, if it is to be displayed.
    private var shown: (any Tip)? { status == .available && presence?.wrappedValue ?? true ? tip : nil }

    /// The tip, if it is to be displayed in a popover, which waits until others have gone.
    var inPopover: (any Tip)? {
        guard let shown, isOnScreen, !isDismissed, PopoverTurn.shared.take(self) else {
            PopoverTurn.shared.give(self)
            return nil
        }
        return shown
    }

    /// A popover shows while the view that it points at is on the screen.
    func setOnScreen(_ isOnScreen: Bool) {
        guard isOnScreen != self.isOnScreen else { return }
        self.isOnScreen = isOnScreen
        if !isOnScreen { PopoverTurn.shared.give(self) }
        invalidate()
    }

    /// Another popover has gone.
    func popoverTurnCame() { invalidate() }

    private func follow(_ tip: (any Tip)?) {
        end()
        (self.tip, isDismissed) = (tip, false)
        guard let tip else {
            (observation, status) = (nil, .pending)
            return
        }
        status = tip.status
        if status == .available { tellPresence(true) }
        let id = tip.id
        observation = TipCenter.shared.observe(tip) { [weak self] status in
            Task { @MainActor in self?.apply(status, of: id) }
        }
    }

    private func apply(_ new: Tips.Status, of id: String) {
        guard tip?.id == id, new != status else { return }
        let wasEligible = status == .available
        status = new
        if (new == .available) != wasEligible { tellPresence(new == .available) }
        if new == .available { isDismissed = false }
        invalidate()
    }

    /// Invalidates the body of the view.
    private func invalidate() {
        withAnimation { registrar.withMutation(of: self, keyPath: \.version) { version += 1 } }
    }

    /// Sets the binding once the body has been evaluated.
    private func tellPresence(_ isEligible: Bool) {
        guard let presence else { return }
        Task { @MainActor in if presence.wrappedValue != isEligible { presence.wrappedValue = isEligible } }
    }

    deinit { Task { @MainActor in PopoverTurn.shared.pass() } }

    // MARK: The view

    /// Counts the display; hides a tip that another view's display made wait in the meantime.
    func begin() {
        guard let tip, !isCounted else { return }
        isCounted = TipCenter.shared.beginDisplay(of: tip)
        if !isCounted { apply(tip.status, of: tip.id) }
    }

    func end() {
        guard let tip, isCounted else { return }
        isCounted = false
        TipCenter.shared.endDisplay(of: tip)
    }

    /// The user has tapped beside the popover: the tip stays valid.
    func dismiss() {
        isDismissed = true
        if let presence, presence.wrappedValue { presence.wrappedValue = false }
        invalidate()
    }
}

extension TipDisplay: Observable {}

/// Lets one popover with a tip be displayed at a time.
@MainActor private final class PopoverTurn {
    static let shared = PopoverTurn()
    private weak var holder: TipDisplay?
    private var waiting: [WeakDisplay] = []

    private struct WeakDisplay {
        weak var display: TipDisplay?
    }

    /// Whether a display's popover may show now; otherwise it is told when it may.
    func take(_ display: TipDisplay) -> Bool {
        if holder == nil { holder = display }
        guard holder !== display else { return true }
        if !waiting.contains(where: { $0.display === display }) { waiting.append(WeakDisplay(display: display)) }
        return false
    }

    /// Ends a display's turn.
    func give(_ display: TipDisplay) {
        guard holder === display else { return }
        holder = nil
        pass()
    }

    /// Tells those who wait that no popover is displayed.
    func pass() {
        guard holder == nil, !waiting.isEmpty else { return }
        let told = waiting.compactMap(\.display)
        waiting = []
        Task { @MainActor in for display in told { display.popoverTurnCame() } }
    }
}
