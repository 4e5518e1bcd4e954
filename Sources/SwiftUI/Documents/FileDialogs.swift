import UniformTypeIdentifiers

/// Shows the list of the device's documents as long as a value says so.
@MainActor private struct FileDialogModifier: NodeModifier {
    typealias Body = Never
    let isPresented: Binding<Bool>
    /// Makes the list, and says what to do with what people choose. Nil where there is nothing to show.
    nonisolated(unsafe) let make: @MainActor (EnvironmentValues) -> (UIDocumentPickerViewController, @MainActor ([URL]) -> Void)?
    nonisolated(unsafe) let cancel: @MainActor () -> Void

    nonisolated init(
        isPresented: Binding<Bool>, cancel: @escaping @MainActor () -> Void = {},
        make: @escaping @MainActor (EnvironmentValues) -> (UIDocumentPickerViewController, @MainActor ([URL]) -> Void)?
    ) { (self.isPresented, self.cancel, self.make) = (isPresented, cancel, make) }

    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        let follower = PickerFollower()
        inputs.scope.atEnd { _ = follower }
        node.follow(inputs) {
            let value = modifier.value
            let isPresented = value.isPresented.wrappedValue
            inputs.host.whenInWindow(for: modifier) { show(isPresented, value, follower, inputs) }
        }
        return node
    }

    private static func show(_ isPresented: Bool, _ modifier: Self, _ follower: PickerFollower, _ inputs: _ViewInputs) {
        guard isPresented else {
            follower.picker?.dismiss(animated: true)
            return
        }
        guard follower.picker == nil, let from = inputs.host.presentingController,
            let (picker, done) = modifier.make(inputs.environment.untrackedValue)
        else { return }
        let environment = inputs.environment.untrackedValue
        if let folder = environment.fileDialogFolder { picker.directoryURL = folder }
        follower.picker = picker
        follower.ended = { urls in
            modifier.isPresented.wrappedValue = false
            if let urls { done(urls) } else { modifier.cancel() }
        }
        picker.delegate = follower
        from.present(picker, animated: true)
    }
}

@MainActor private final class PickerFollower: NSObject, UIDocumentPickerDelegate {
    weak var picker: UIDocumentPickerViewController?
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

extension View {
    /// Has people choose documents.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View {
        fileImporter(
            isPresented: isPresented, allowedContentTypes: allowedContentTypes, allowsMultipleSelection: allowsMultipleSelection,
            onCompletion: onCompletion, onCancellation: {})
    }
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
    ) -> some View {
        modifier(
            FileDialogModifier(isPresented: isPresented, cancel: { onCancellation() }) { _ in
                let picker = UIDocumentPickerViewController(forOpeningContentTypes: allowedContentTypes)
                picker.allowsMultipleSelection = allowsMultipleSelection
                return (picker, { onCompletion(.success($0)) })
            })
    }
    /// Has people choose a document.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View {
        fileImporter(isPresented: isPresented, allowedContentTypes: allowedContentTypes, allowsMultipleSelection: false) { result in
            if case .success(let urls) = result, let url = urls.first { onCompletion(.success(url)) }
        }
    }

    /// Has people save a document's contents as a file.
    ///
    /// - Parameter defaultFilename: The file's name, without extension.
    nonisolated public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View {
        modifier(
            FileDialogModifier(isPresented: isPresented) { _ in
                guard let document else { return nil }
                return exporter([Result { try ExportedFile.write(document, contentType, defaultFilename) }], isPresented) { urls in
                    onCompletion(urls.map { $0[0] })
                }
            })
    }
    /// Has people save the contents of documents as files.
    nonisolated public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType, onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: FileDocument {
        modifier(
            FileDialogModifier(isPresented: isPresented) { _ in
                guard !documents.isEmpty else { return nil }
                return exporter(
                    documents.map { document in Result { try ExportedFile.write(document, contentType, nil) } }, isPresented, onCompletion)
            })
    }
    /// Has people choose where a file moves to.
    nonisolated public func fileMover(isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void)
        -> some View
    {
        modifier(
            FileDialogModifier(isPresented: isPresented) { _ in
                guard let file else { return nil }
                return (
                    UIDocumentPickerViewController(forExporting: [file], asCopy: false),
                    { if let url = $0.first { onCompletion(.success(url)) } }
                )
            })
    }
    /// Has people choose where files move to.
    nonisolated public func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View where C.Element == URL {
        modifier(
            FileDialogModifier(isPresented: isPresented) { _ in
                guard !files.isEmpty else { return nil }
                return (UIDocumentPickerViewController(forExporting: Array(files), asCopy: false), { onCompletion(.success($0)) })
            })
    }
    /// Sets the folder that the lists of documents inside show first.
    nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
        environment(\.fileDialogFolder, defaultDirectory)
    }
}

/// The list that takes written files to where people want them.
@MainActor private func exporter(
    _ files: [Result<URL, any Error>], _ isPresented: Binding<Bool>, _ done: @escaping (Result<[URL], any Error>) -> Void
) -> (UIDocumentPickerViewController, @MainActor ([URL]) -> Void)? {
    do {
        let urls = try files.map { try $0.get() }
        return (UIDocumentPickerViewController(forExporting: urls, asCopy: false), { done(.success($0)) })
    } catch {
        isPresented.wrappedValue = false
        done(.failure(error))
        return nil
    }
}

/// Files written to be taken elsewhere.
private enum ExportedFile {
    static func write<D: FileDocument>(_ document: D, _ type: UTType, _ name: String?) throws -> URL {
        let wrapper = try document.fileWrapper(configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: nil))
        let given = name ?? wrapper.preferredFilename ?? "Untitled"
        let hasExtension = !(given as NSString).pathExtension.isEmpty
        let file = TransferFiles.url(named: given, extension: hasExtension ? nil : type.preferredFilenameExtension)
        try wrapper.write(to: file, originalContentsURL: nil)
        return file
    }
}
