import DeviceProtocol

/// Sends the tree of visible elements after commits, while the device wants it.
@MainActor struct ElementsConsumer {
    /// Makes the tree.
    package static var makeTree: @MainActor (UIApplication) -> ElementNode? = { $0.makeElementTree() }

    var isOn = false
    private var last: ElementNode?

    init() {}

    mutating func setOn(_ isOn: Bool) {
        self.isOn = isOn
        last = nil
        sendIfChanged()
    }

    mutating func sendIfChanged() {
        guard isOn, let tree = Self.makeTree(.shared), tree != last else { return }
        last = tree
        DeviceConnection.link?.send(.elements(tree))
    }
}

extension UIApplication {
    func committed() {
        SystemBars.shared.followGround()
        elementsConsumer.sendIfChanged()
    }

    func answer(_ query: DeviceMessage.Query, id: Int) {
        runLoop.commit()
        let text: String
        switch query {
        case .viewHierarchy: text = ViewHierarchyDescription.text(of: self)
        case .elements:
            let data = ElementsConsumer.makeTree(self).flatMap { try? JSONEncoder().encode($0) }
            text = data.map { String(decoding: $0, as: UTF8.self) } ?? "{}"
        }
        DeviceConnection.link?.send(.reply(id: id, text))
    }
}
