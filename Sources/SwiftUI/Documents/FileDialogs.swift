import UniformTypeIdentifiers

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
            FileDialogModifier(isPresented: isPresented, cancel: onCancellation) { present in
                let picker = UIDocumentPickerViewController(forOpeningContentTypes: allowedContentTypes)
                picker.allowsMultipleSelection = allowsMultipleSelection
                present(picker) { onCompletion(.success($0)) }
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
    /// Has people choose where a file moves to.
    nonisolated public func fileMover(isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void)
        -> some View
    { fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {}) }
    /// - Parameter onCancellation: Called where people choose no place.
    nonisolated public func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View {
        fileMover(
            isPresented: isPresented, files: file.map { [$0] } ?? [], onCompletion: ExportedFile.one(onCompletion),
            onCancellation: onCancellation)
    }
    /// Has people choose where files move to.
    nonisolated public func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View where C.Element == URL {
        fileMover(isPresented: isPresented, files: files, onCompletion: onCompletion, onCancellation: {})
    }
    /// - Parameter onCancellation: Called where people choose no place.
    nonisolated public func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View where C.Element == URL {
        modifier(
            FileDialogModifier(isPresented: isPresented, cancel: onCancellation) { present in
                guard !files.isEmpty else { return }
                present(UIDocumentPickerViewController(forExporting: Array(files), asCopy: false)) { onCompletion(.success($0)) }
            })
    }
    /// Sets the folder that the lists of documents inside show first.
    nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
        environment(\.fileDialogFolder, defaultDirectory)
    }
}
