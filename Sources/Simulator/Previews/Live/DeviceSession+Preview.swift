import DeviceCore
import DeviceProtocol
import Foundation
import PageEncoding

/// A device that shows one preview instead of people's apps.
extension DeviceSession {
    /// Starts the process of a preview again, where a page shows it.
    func launchPreview() {
        lock.withLock {
            guard let preview else { return }
            drawing.begin(instead: front?.tree)
            handleAndLog(.kill(nil))
            setCrash(nil)
            guard !pages.isEmpty else { return }
            do {
                try handle(.open(preview.bundle.identifier))
                front?.send(.takeCode(library: nil, literals: preview.code.literals))
                for library in preview.code.libraries { front?.send(.takeCode(library: library, literals: [:])) }
                front?.send(.showPreview(preview.number))
            } catch { setCrash(CrashReport(appName: preview.entry.name, name: "Not started", reason: "\(error)", frames: [])) }
        }
    }

    func makeLaunch(of preview: PreviewCell, _ configuration: LaunchConfiguration) -> AppProcess.Launch {
        var launch = AppProcess.Launch(
            bundle: preview.bundle, dataContainer: preview.dataContainer, configuration: configuration,
            environment: HeadlessSession.previewEnvironment, services: device.services)
        // New code lies beside the products of its build.
        launch.readable = [AppConfinement.outermost(preview.bundle.folder).deletingLastPathComponent().deletingLastPathComponent()]
        return launch
    }

    /// Shows the same preview of an app that was built again; the old picture stays until the new one is there.
    func restart(_ preview: PreviewCell) {
        lock.withLock {
            self.preview = preview
            launchPreview()
        }
    }

    /// Has the preview take new code; one that does not run begins with it.
    func takeCode(library: String?, literals: [String: String?]) {
        lock.withLock {
            guard let front else { return launchPreview() }
            front.send(.takeCode(library: library, literals: literals))
        }
    }

    /// A preview tells its size before the commit that shows it.
    func take(_ canvas: PreviewCanvas) {
        guard drawing.isDone else { return drawing.canvas = canvas }
        guard self.canvas != canvas else { return }
        self.canvas = canvas
        broadcast(.device(shownDevice, device.record.state))
    }

    /// A process of a preview has committed. Before it has told its size, that is an empty window.
    func finishDrawing() {
        guard let new = drawing.canvas else { return }
        canvas = new
        drawing.finish()
        broadcast(.device(shownDevice, device.record.state))
        perform(.showDisplay)
    }
}
