@_spi(Quince) import QuinceFoundation

/// Something that goes on from frame to frame.
@MainActor protocol FrameRun: AnyObject {
    /// Goes on to a media time; says whether there is more to come.
    func tick(_ now: CFTimeInterval) -> Bool
}

/// Tells what runs of each frame.
@MainActor final class FrameClock: NSObject {
    static let shared = FrameClock()

    private var runs: [any FrameRun] = []
    private var link: CADisplayLink?
    /// The time tests have; nothing goes on by itself while it is set.
    var steppedTime: CFTimeInterval? { didSet { updateLink() } }

    /// Media time, in seconds.
    var now: CFTimeInterval { steppedTime ?? CACurrentMediaTime() }

    private static let selector = Selector("frameComes:")
    private static let isRegistered: Void = ObjectRuntime.register(FrameClock.self) { type in
        type.method(selector.name) { object, _ in
            MainActor.assumeIsolated { (object as? FrameClock)?.tick() }
            return nil
        }
    }

    func add(_ run: any FrameRun) {
        guard !runs.contains(where: { $0 === run }) else { return }
        runs.append(run)
        updateLink()
    }

    func remove(_ run: any FrameRun) {
        runs.removeAll { $0 === run }
        updateLink()
    }

    /// Takes everything that runs to the present.
    func tick() {
        let now = now
        for run in runs where !run.tick(now) { runs.removeAll { $0 === run } }
        updateLink()
    }

    private func updateLink() {
        let isNeeded = !runs.isEmpty && steppedTime == nil
        if isNeeded, link == nil {
            _ = Self.isRegistered
            let made = CADisplayLink(target: self, selector: Self.selector)
            made.add(to: .main, forMode: .common)
            link = made
        } else if !isNeeded, let known = link {
            known.invalidate()
            link = nil
        }
    }
}

/// Waits for a time.
@MainActor final class FrameDelay: FrameRun {
    private let end: CFTimeInterval
    private let action: @MainActor () -> Void

    /// Runs `action` when `seconds` have passed.
    static func run(after seconds: Double, _ action: @escaping @MainActor () -> Void) {
        FrameClock.shared.add(FrameDelay(FrameClock.shared.now + seconds, action))
    }

    private init(_ end: CFTimeInterval, _ action: @escaping @MainActor () -> Void) { (self.end, self.action) = (end, action) }

    func tick(_ now: CFTimeInterval) -> Bool {
        guard now >= end else { return true }
        action()
        return false
    }
}
