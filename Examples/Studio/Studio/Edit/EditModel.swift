import Observation
import SwiftUI
import UIKit

/// The photo on the editor's table.
@Observable
final class EditModel {
    private(set) var original: UIImage?
    private(set) var edited: UIImage?
    private(set) var histogram = Histogram()
    private(set) var thumbnails: [PhotoFilter: UIImage] = [:]
    /// What to tell the user; nil where all is well.
    var notice: Notice?

    var edit = PhotoEdit() {
        didSet { if edit != oldValue { scheduleRendering() } }
    }

    @ObservationIgnored private let renderer = PhotoRenderer()
    @ObservationIgnored private let saver: any PhotoSaving
    @ObservationIgnored private var rendering: Task<Void, Never>?

    init(saver: any PhotoSaving = PhotoLibrarySaver()) { self.saver = saver }

    var hasPhoto: Bool { original != nil }

    /// Puts the photo of a file's data on the table, without any edits.
    func open(_ data: Data) async {
        do {
            try await renderer.open(data)
            edit = PhotoEdit()
            let plain = await renderer.render(PhotoEdit())
            original = plain.map { UIImage(cgImage: $0.image) }
            show(plain)
            thumbnails = await renderer.thumbnails(side: 160).mapValues { UIImage(cgImage: $0) }
        } catch { notice = .failure(error.localizedDescription) }
    }

    /// Opens the picture that comes with the app.
    func openSample() async {
        guard let url = Bundle.main.url(forResource: "Sample", withExtension: "jpg"), let data = try? Data(contentsOf: url) else { return }
        await open(data)
    }

    /// Adds the edited photo to the user's library, at its full size.
    func save() async {
        guard let image = await renderer.export(edit) else { return }
        do {
            try await saver.save(UIImage(cgImage: image))
            notice = .saved
        } catch { notice = .failure(error.localizedDescription) }
    }

    /// Waits until the edited photo is the one on the screen.
    func finishRendering() async { await rendering?.value }

    /// Renders one edit at a time; those made meanwhile are skipped, except for the latest.
    private func scheduleRendering() {
        guard rendering == nil else { return }
        rendering = Task {
            var rendered: PhotoEdit?
            while rendered != edit {
                let latest = edit
                show(await renderer.render(latest))
                rendered = latest
            }
            rendering = nil
        }
    }

    private func show(_ rendering: PhotoRenderer.Rendering?) {
        edited = rendering.map { UIImage(cgImage: $0.image) }
        histogram = rendering?.histogram ?? Histogram()
    }
}

extension EditModel {
    /// Something the user should know.
    enum Notice: Equatable {
        case saved
        case failure(String)

        var title: String {
            switch self {
            case .saved: "Saved to Photos"
            case .failure: "Something Went Wrong"
            }
        }

        var message: String {
            switch self {
            case .saved: "The edited photo is in your library."
            case .failure(let text): text
            }
        }
    }
}
