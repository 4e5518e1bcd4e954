@_spi(Quince) import QuinceFoundation

/// Calls a closure before every frame while it runs.
@MainActor final class FrameTicker: NSObject {
    private var link: CADisplayLink?
    private let body: @MainActor (CFTimeInterval) -> Void

    init(_ body: @escaping @MainActor (CFTimeInterval) -> Void) {
        self.body = body
        super.init()
        Self.register
    }

    private static let selector = Selector("tick:")

    /// Lets the display link find `tick:`.
    private static let register: Void = ObjectRuntime.register(FrameTicker.self) { entry in
        entry.method(selector.name) { object, _ in
            MainActor.assumeIsolated { (object as? FrameTicker)?.body(CACurrentMediaTime()) }
            return nil
        }
    }

    func start(_ rate: CAFrameRateRange = .default) {
        guard link == nil else { return }
        let link = CADisplayLink(target: self, selector: Self.selector)
        link.preferredFrameRateRange = rate
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    func stop() {
        link?.invalidate()
        link = nil
    }
}
