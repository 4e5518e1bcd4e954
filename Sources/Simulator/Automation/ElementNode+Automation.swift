import DeviceProtocol

/// What an app's tree has for UI tests and WebDriver clients alone.
extension ElementNode {
    /// The trait of elements whose identifier is the name of their image.
    static let imageName = "imageName"
    private static let containers: Set<String> = ["scrollView", "datePicker", "days", "picker", "stepper"]

    /// Removes the on-screen keyboard, containers that say nothing themselves, and identifiers that are names of images.
    mutating func removeAutomation() {
        for index in children.indices { children[index].removeAutomation() }
        guard children.contains(where: \.isForAutomation) else { return }
        children = children.flatMap { child -> [ElementNode] in
            var child = child
            if child.traits.contains(Self.imageName) {
                child.traits.removeAll { $0 == Self.imageName }
                child.identifier = nil
            }
            guard Self.containers.contains(child.role) else { return child.role == "keyboard" ? [] : [child] }
            child.role = "other"
            return child.isElement ? [child] : child.children
        }
    }

    private var isForAutomation: Bool { role == "keyboard" || Self.containers.contains(role) || traits.contains(Self.imageName) }

    /// Whether a container is an element for everyone.
    private var isElement: Bool {
        isAccessibilityElement || identifier != nil || label != nil || arrangement != nil && !children.isEmpty
    }
}
