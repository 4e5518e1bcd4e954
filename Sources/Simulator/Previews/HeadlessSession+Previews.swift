import DeviceProtocol
import Foundation

extension HeadlessSession {
    /// The environment variables that launch an app to show its previews instead of its own windows.
    static let previewEnvironment = [LaunchEnvironment.previews: "1", LaunchEnvironment.runningForPreviews: "1"]

    /// Starts the app for its previews, and lists them.
    ///
    /// - Throws: `AppFailure` when it crashes or hangs.
    func launchPreviews() throws -> [PreviewEntry] {
        try launch(environment: Self.previewEnvironment)
        let text = try query(.previews)
        do { return try JSONDecoder().decode([PreviewEntry].self, from: Data(text.utf8)) } catch {
            throw SimulatorError(
                "\(bundle.displayName) lists its previews wrongly: \(error)", nextStep: "Report this as a fault of Quince.")
        }
    }

    /// Shows a preview of the list, with the state it begins with, and waits until it is at rest.
    ///
    /// - Throws: `AppFailure` when it crashes or hangs.
    func showPreview(_ number: Int, of entry: PreviewEntry) throws {
        let orientation = entry.orientation ?? .portrait
        if state.orientation != orientation { try update { $0.orientation = orientation } }
        try send(.showPreview(number))
        try settle()
    }
}
