/// Shows the list of the device's documents as long as a value says so.
@MainActor struct FileDialogModifier: NodeModifier {
    typealias Body = Never
    let isPresented: Binding<Bool>
    /// Makes the list, now or a while later; not at all where there is nothing to show.
    nonisolated(unsafe) let make: @MainActor (_ present: @escaping Present) -> Void
    nonisolated(unsafe) let cancel: () -> Void

    /// Shows a list, and takes what to do with what people choose.
    typealias Present = @MainActor (UIDocumentPickerViewController, @escaping @MainActor ([URL]) -> Void) -> Void

    nonisolated init(
        isPresented: Binding<Bool>, cancel: @escaping () -> Void = {}, make: @escaping @MainActor (_ present: @escaping Present) -> Void
    ) { (self.isPresented, self.cancel, self.make) = (isPresented, cancel, make) }

    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        let follower = PickerFollower()
        inputs.scope.atEnd { _ = follower }
        node.observe(inputs) {
            let value = modifier.value
            let isPresented = value.isPresented.wrappedValue
            inputs.host.whenInWindow(for: modifier) { show(isPresented, value, follower, inputs) }
        }
        return node
    }

    private static func show(_ isPresented: Bool, _ modifier: Self, _ follower: PickerFollower, _ inputs: _ViewInputs) {
        follower.isWanted = isPresented
        guard isPresented else {
            follower.picker?.dismiss(animated: true)
            return
        }
        guard follower.picker == nil, !follower.isMaking else { return }
        follower.isMaking = true
        modifier.make { picker, done in
            follower.isMaking = false
            guard follower.isWanted, let from = inputs.host.presentingController else { return }
            if let folder = inputs.environment.untrackedValue.fileDialogFolder { picker.directoryURL = folder }
            follower.picker = picker
            follower.ended = { urls in
                modifier.isPresented.wrappedValue = false
                if let urls { done(urls) } else { modifier.cancel() }
            }
            picker.delegate = follower
            from.present(picker, animated: true)
        }
    }
}

@MainActor private final class PickerFollower: NSObject, UIDocumentPickerDelegate {
    weak var picker: UIDocumentPickerViewController?
    /// Whether the list is wanted, and whether what it is to show is being written.
    var isWanted = false, isMaking = false
    var ended: ([URL]?) -> Void = { _ in }

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) { ended(urls) }
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { ended(nil) }
}

private struct FileDialogFolderKey: EnvironmentKey { static let defaultValue: URL? = nil }

extension EnvironmentValues {
    /// The folder that lists of documents show first.
    var fileDialogFolder: URL? {
        get { self[FileDialogFolderKey.self] }
        set { self[FileDialogFolderKey.self] = newValue }
    }
}
