import UniformTypeIdentifiers

/// Lists in which people choose where contents are saved.
///
/// Source: Apple's documentation of `fileExporter`.
extension View {
    /// Has people save a document's contents as a file.
    ///
    /// - Parameter defaultFilename: The file's name, without extension.
    nonisolated public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View {
        exporter(isPresented, document.map { [$0] } ?? [], ExportedFile.one(onCompletion)) {
            try ExportedFile.write($0, [contentType], defaultFilename)
        }
    }
    nonisolated public func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View {
        exporter(isPresented, document.map { [$0] } ?? [], ExportedFile.one(onCompletion)) {
            try ExportedFile.write($0, [contentType], defaultFilename)
        }
    }
    /// - Parameters:
    ///   - contentTypes: The types to choose among, the first one at first; none for those the document has.
    ///   - onCancellation: Called where people choose no place.
    nonisolated public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void
    ) -> some View {
        exporter(isPresented, document.map { [$0] } ?? [], ExportedFile.one(onCompletion), onCancellation) {
            try ExportedFile.write($0, contentTypes, defaultFilename)
        }
    }
    nonisolated public func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void
    ) -> some View {
        exporter(isPresented, document.map { [$0] } ?? [], ExportedFile.one(onCompletion), onCancellation) {
            try ExportedFile.write($0, contentTypes, defaultFilename)
        }
    }

    /// Has people save the contents of documents as files.
    nonisolated public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType, onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: FileDocument {
        exporter(isPresented, documents, onCompletion) { try ExportedFile.write($0, [contentType], nil) }
    }
    nonisolated public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType, onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: ReferenceFileDocument {
        exporter(isPresented, documents, onCompletion) { try ExportedFile.write($0, [contentType], nil) }
    }
    /// - Parameters:
    ///   - contentTypes: The types to choose among, the first one at first; none for those the documents have.
    ///   - onCancellation: Called where people choose no place.
    nonisolated public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
        onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
    ) -> some View where C.Element: FileDocument {
        exporter(isPresented, documents, onCompletion, onCancellation) { try ExportedFile.write($0, contentTypes, nil) }
    }
    nonisolated public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
        onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
    ) -> some View where C.Element: ReferenceFileDocument {
        exporter(isPresented, documents, onCompletion, onCancellation) { try ExportedFile.write($0, contentTypes, nil) }
    }

    /// Has people save a value as a file.
    ///
    /// - Parameters:
    ///   - contentTypes: The types to choose among, the first one at first; none for those the value is handed out in.
    ///   - defaultFilename: The file's name, without extension.
    ///   - onCancellation: Called where people choose no place.
    nonisolated public func fileExporter<T: Transferable>(
        isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View {
        lateExporter(isPresented, item.map { [$0] } ?? [], ExportedFile.one(onCompletion), onCancellation) {
            try await ExportedFile.write(item: $0, contentTypes, defaultFilename)
        }
    }
    /// Has people save values as files.
    nonisolated public func fileExporter<C: Collection, T: Transferable>(
        isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [], onCompletion: @escaping (Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View where C.Element == T {
        lateExporter(isPresented, items, onCompletion, onCancellation) { try await ExportedFile.write(item: $0, contentTypes, nil) }
    }

    /// Writes contents, and has people choose where they go.
    nonisolated private func exporter<C: Collection>(
        _ isPresented: Binding<Bool>, _ contents: C, _ done: @escaping (Result<[URL], any Error>) -> Void,
        _ cancel: @escaping () -> Void = {}, write: @escaping @MainActor (C.Element) throws -> URL
    ) -> some View {
        modifier(
            FileDialogModifier(isPresented: isPresented, cancel: cancel) { present in
                guard !contents.isEmpty else { return }
                ExportedFile.show(Result { try contents.map { try write($0) } }, isPresented, done, present)
            })
    }

    /// Writes what takes a while to be made, and has people choose where it goes.
    nonisolated private func lateExporter<C: Collection>(
        _ isPresented: Binding<Bool>, _ contents: C, _ done: @escaping (Result<[URL], any Error>) -> Void,
        _ cancel: @escaping () -> Void, write: @escaping @MainActor (C.Element) async throws -> URL
    ) -> some View {
        modifier(
            FileDialogModifier(isPresented: isPresented, cancel: cancel) { present in
                guard !contents.isEmpty else { return }
                Task { @MainActor in
                    var written: Result<[URL], any Error> = .success([])
                    do {
                        var urls: [URL] = []
                        for content in contents { urls.append(try await write(content)) }
                        written = .success(urls)
                    } catch { written = .failure(error) }
                    ExportedFile.show(written, isPresented, done, present)
                }
            })
    }
}

/// Files written to be taken elsewhere.
enum ExportedFile {
    /// Returns a completion handler for several files that passes the first one to `done`.
    static func one(_ done: @escaping (Result<URL, any Error>) -> Void) -> (Result<[URL], any Error>) -> Void {
        { result in
            switch result {
            case .success(let urls): if let url = urls.first { done(.success(url)) }
            case .failure(let error): done(.failure(error))
            }
        }
    }

    /// Has people choose where files go; where they could not be written, the app is told at once.
    @MainActor static func show(
        _ files: Result<[URL], any Error>, _ isPresented: Binding<Bool>, _ done: @escaping (Result<[URL], any Error>) -> Void,
        _ present: FileDialogModifier.Present
    ) {
        switch files {
        case .success(let urls): present(UIDocumentPickerViewController(forExporting: urls, asCopy: false)) { done(.success($0)) }
        case .failure(let error):
            isPresented.wrappedValue = false
            done(.failure(error))
        }
    }

    static func write<D: FileDocument>(_ document: D, _ types: [UTType], _ name: String?) throws -> URL {
        let type = types.first ?? D.writableContentTypes.first ?? .data
        return try write(
            document.fileWrapper(configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: nil)), type, name)
    }

    static func write<D: ReferenceFileDocument>(_ document: D, _ types: [UTType], _ name: String?) throws -> URL {
        let type = types.first ?? D.writableContentTypes.first ?? .data
        let configuration = FileDocumentWriteConfiguration(contentType: type, existingFile: nil)
        return try write(document.fileWrapper(snapshot: document.snapshot(contentType: type), configuration: configuration), type, name)
    }

    /// - Parameter types: The allowed content types; empty for the value's first exported form.
    @MainActor static func write<T: Transferable>(item: T, _ types: [UTType], _ name: String?) async throws -> URL {
        let forms = T.transferForms.forms.filter { $0.export != nil && $0.isExported(item) }
        let form =
            types.isEmpty ? forms.first : types.lazy.compactMap { type in forms.first { $0.type.conforms(to: type) } }.first
        guard let form, let export = form.export else { throw CocoaError(.fileWriteUnknown) }
        nonisolated(unsafe) let (value, make) = (item, export)
        let data = try await make(value)
        // Not every type of text has files of its own.
        let type = ([form.type] + types + [.plainText]).first { form.type.conforms(to: $0) && $0.preferredFilenameExtension != nil }
        return try write(FileWrapper(regularFileWithContents: data), type ?? form.type, name ?? form.suggestedName?(item))
    }

    private static func write(_ wrapper: FileWrapper, _ type: UTType, _ name: String?) throws -> URL {
        let given = name ?? wrapper.preferredFilename ?? "Untitled"
        let hasExtension = !(given as NSString).pathExtension.isEmpty
        let file = TransferFiles.url(named: given, extension: hasExtension ? nil : type.preferredFilenameExtension)
        try wrapper.write(to: file, originalContentsURL: nil)
        return file
    }
}
