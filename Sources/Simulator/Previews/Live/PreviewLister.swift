import DeviceProtocol
import Foundation

/// Asks an app for its previews, in real time.
enum PreviewLister {
    /// Seconds an app has to start and answer.
    private static let patience = 20.0

    /// - Throws: `SimulatorError` with the frames of a crash.
    static func entries(of bundle: AppBundle, dataContainer: URL) throws -> [PreviewEntry] {
        let process = try AppProcess(
            AppProcess.Launch(
                bundle: bundle, dataContainer: dataContainer,
                configuration: LaunchConfiguration(device: DeviceCatalogue.model(DeviceCatalogue.defaultModel), state: DeviceState()),
                environment: HeadlessSession.previewEnvironment))
        defer { process.terminate() }
        process.send(.query(id: 1, .previews))
        var answer: String?
        var end: AppFailure??
        let deadline = Date().addingTimeInterval(patience)
        while answer == nil, end == nil, Date() < deadline {
            process.pump(timeout: 100) { event in
                if case .message(.reply(1, let text)) = event { answer = text }
                if case .ended(_, let failure) = event { end = .some(failure) }
            }
        }
        if let failure = end ?? nil {
            throw SimulatorError("\(failure)", nextStep: "Mend the crash; the previews come back when a file is saved.")
        }
        guard let answer, let entries = try? JSONDecoder().decode([PreviewEntry].self, from: Data(answer.utf8)) else {
            throw SimulatorError(
                "\(bundle.displayName) does not tell of its previews within \(Int(patience)) s",
                nextStep: "See whether its app delegate waits for something while it launches.")
        }
        return entries
    }
}
