import Foundation

/// One form of an item, and how to get it.
struct ItemRepresentation: @unchecked Sendable {
    enum Source {
        case data((@escaping (Data?, (any Error)?) -> Void) -> Progress?)
        case file((@escaping (URL?, Bool, (any Error)?) -> Void) -> Progress?)
    }

    var type: String
    var fileOptions: NSItemProviderFileOptions = []
    var source: Source

    func loadData(_ done: @escaping (Data?, (any Error)?) -> Void) -> Progress {
        switch source {
        case .data(let load): return ItemLoading.run(load, done)
        case .file(let load):
            return ItemLoading.run(load) { url, _, error in
                guard let url else { return done(nil, error) }
                do { done(try Data(contentsOf: url), nil) } catch { done(nil, error) }
            }
        }
    }

    /// Hands out a copy that is removed when the handler has returned.
    func loadFile(named name: String?, _ done: @escaping (URL?, (any Error)?) -> Void) -> Progress {
        let tags = TypeRegistry.shared.type(type)?.tags[TypeRegistry.filenameExtension]
        return loadData { data, error in
            guard let data else { return done(nil, error) }
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            var file = folder.appendingPathComponent(name ?? type)
            if let tag = tags?.first, file.pathExtension != tag { file.appendPathExtension(tag) }
            defer { try? FileManager.default.removeItem(at: folder) }
            do {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try data.write(to: file)
                done(file, nil)
            } catch { done(nil, error) }
        }
    }
}

/// Runs the handlers of item providers, away from the main thread.
enum ItemLoading {
    private static let queue = DispatchQueue(label: "NSItemProvider", qos: .userInitiated, attributes: .concurrent)

    private struct Work: @unchecked Sendable { let run: () -> Void }

    static func fail(_ body: @escaping () -> Void) -> Progress {
        start(Progress(totalUnitCount: 1), body)
    }

    static func run(
        _ load: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?, _ done: @escaping (Data?, (any Error)?) -> Void
    )
        -> Progress
    {
        let progress = Progress(totalUnitCount: 1)
        return start(progress, completes: false) {
            _ = load { data, error in
                progress.completedUnitCount = 1
                done(data, error)
            }
        }
    }

    static func run(
        _ load: @escaping (@escaping (URL?, Bool, (any Error)?) -> Void) -> Progress?, _ done: @escaping (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        return start(progress, completes: false) {
            _ = load { url, isInPlace, error in
                progress.completedUnitCount = 1
                done(url, isInPlace, error)
            }
        }
    }

    private static func start(_ progress: Progress, completes: Bool = true, _ body: @escaping () -> Void) -> Progress {
        let work = Work(run: body)
        queue.async {
            guard !progress.isCancelled else { return }
            work.run()
            if completes { progress.completedUnitCount = 1 }
        }
        return progress
    }
}
