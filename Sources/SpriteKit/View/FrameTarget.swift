@_spi(Quince) import QuinceFoundation
import UIKit

/// Receives a display link's messages without keeping the view.
@MainActor final class FrameTarget: NSObject {
    static let selector = Selector("frame:")
    private weak var view: SKView?

    init(_ view: SKView) {
        self.view = view
        super.init()
        Self.register
    }

    private func frame() { view?.frame(at: CACurrentMediaTime()) }

    private static let register: Void = ObjectRuntime.register(FrameTarget.self) { entry in
        entry.method(selector.name) { object, _ in
            MainActor.assumeIsolated { (object as? FrameTarget)?.frame() }
            return nil
        }
    }
}
