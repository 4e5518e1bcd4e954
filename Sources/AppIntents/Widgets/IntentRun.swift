import DeviceRuntime
import QuinceFoundation

/// Performs the intents of buttons in the app's own process.
@MainActor enum IntentRun {
    /// Whether this process is an app, not an extension.
    nonisolated static var isInApp: Bool { Bundle.main.infoDictionary?["NSExtension"] == nil }

    static func start(_ intent: some AppIntent) {
        Task {
            do { try await perform(intent) } catch {
                FileHandle.standardError.write(Data("The intent \(type(of: intent)) has failed: \(error)\n".utf8))
            }
        }
    }

    /// Performs an intent, and the one that its result opens.
    nonisolated static func perform<Intent: AppIntent>(_ intent: Intent) async throws {
        await AppDependencyManager.shared.prepare()
        do {
            let result = try await intent.perform()
            if let next = (result as? any OpensIntent)?.nextIntent { try await perform(next) }
        } catch let error as NeedsToContinueInForegroundError where isInApp {
            try await error.continuation?()
        }
    }
}

extension OpensIntent {
    fileprivate var nextIntent: (any AppIntent)? { opensIntent }
}
