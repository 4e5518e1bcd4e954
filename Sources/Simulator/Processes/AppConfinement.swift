import Foundation
import MediaInformation
import PDFInformation
import ProcessSupport

/// The limits of an app's process, an extension's, and of unit tests and previews in them, as iOS's sandbox sets them.
///
/// It reads Quince's libraries, the system's and its bundle, writes its containers, and uses the network. Everything else that apps share goes through
/// the device.
enum AppConfinement {
    /// - Returns: nil where the launch asks for none.
    static func make(_ launch: AppProcess.Launch, clock: VirtualClock?) -> Confinement? {
        guard launch.isConfined else { return nil }
        var confinement = Confinement.system
        confinement.allowsNetwork = true
        confinement.readable += libraries(clock) + [outermost(launch.bundle.folder)] + launch.readable
        confinement.writable += [launch.dataContainer] + launch.configuration.groupContainers.values.map { URL(fileURLWithPath: $0) }
        confinement.executable += [launch.bundle.executable] + Confinement.backtracers + programs
        return confinement
    }

    /// The programs that decode media and PDF files for the app, under the app's own limits.
    private static var programs: [URL] {
        (MediaProgram.allCases.compactMap(\.path) + PDFProgram.allCases.compactMap(\.path)).map { URL(fileURLWithPath: $0) }
    }

    /// The folders of Quince's own libraries.
    private static func libraries(_ clock: VirtualClock?) -> [URL] {
        [Confinement.products, clock?.library.deletingLastPathComponent()].compactMap { $0 }
    }

    /// The bundle of the app that an extension lies in, or the bundle itself: extensions read what their app brings along.
    static func outermost(_ bundle: URL) -> URL {
        var folder = bundle.standardizedFileURL
        var found = folder
        while folder.path != "/" {
            folder.deleteLastPathComponent()
            if folder.pathExtension == "app" { found = folder }
        }
        return found
    }
}
