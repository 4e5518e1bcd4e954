import DeviceProtocol
import DeviceRuntime

/// Sends the tree of visible elements after commits, while the device wants it.
@MainActor struct ElementsConsumer {
    /// Makes the tree.
    static var makeTree: @MainActor (UIApplication) -> ElementNode? = { $0.makeElementTree() }

    /// Making and sending the tree takes longer than moving what it tells of, so it waits until nothing has changed for a while; where something
    /// changes all the time, the tree still follows. In seconds.
    private static let quiet: CFTimeInterval = 0.1
    private static let longestWait: CFTimeInterval = 0.5

    var isOn = false
    private var last: ElementNode?
    private var lastChange = -CFTimeInterval.infinity
    private var lastLook = -CFTimeInterval.infinity
    private var isWaiting = false

    init() {}

    mutating func setOn(_ isOn: Bool) {
        self.isOn = isOn
        (last, lastChange) = (nil, -.infinity)
        sendIfChanged()
    }

    /// Sends the tree where it has changed: at once after a time of quiet, else later.
    mutating func sendIfChanged() {
        guard isOn else { return }
        let now = CACurrentMediaTime()
        let wasQuiet = now - lastChange >= Self.quiet
        lastChange = now
        if wasQuiet { look(now) } else { wait(now) }
    }

    private mutating func look(_ now: CFTimeInterval) {
        lastLook = now
        guard let tree = Self.makeTree(.shared), tree != last else { return }
        last = tree
        DeviceRuntime.current.link?.send(.elements(tree))
    }

    private var due: CFTimeInterval { min(lastChange + Self.quiet, lastLook + Self.longestWait) }

    private mutating func wait(_ now: CFTimeInterval) {
        guard !isWaiting else { return }
        isWaiting = true
        DeferredWork.schedule(after: max(due - now, 0.001)) { UIApplication.shared.elementsConsumer.endWaiting() }
    }

    mutating func endWaiting() {
        isWaiting = false
        guard isOn, lastLook < lastChange else { return }
        let now = CACurrentMediaTime()
        if now >= due { look(now) } else { wait(now) }
    }
}

extension UIApplication {
    func committed() {
        SystemBars.shared.followGround()
        elementsConsumer.sendIfChanged()
    }

    func answer(_ query: DeviceMessage.Query, id: Int) {
        if query != .ping { runLoop.commit() }
        let text: String
        switch query {
        case .ping: text = ""
        case .viewHierarchy: text = ViewHierarchyDescription.text(of: self)
        case .elements:
            text = ElementTreeWriter.text(makeElementTree(isForAutomation: true))
        case .views:
            let data = try? JSONEncoder().encode(ViewTree.report(of: self))
            text = data.map { String(decoding: $0, as: UTF8.self) } ?? "{}"
        case .audit:
            text = ElementTreeWriter.text(makeElementTree(isAudit: true))
        case .previews:
            let data = try? JSONEncoder().encode(PreviewHost.shared?.entries ?? [])
            text = data.map { String(decoding: $0, as: UTF8.self) } ?? "[]"
        }
        DeviceRuntime.current.link?.send(.reply(id: id, text))
    }
}
