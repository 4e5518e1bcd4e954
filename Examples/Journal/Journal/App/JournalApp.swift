import SwiftData
import SwiftUI

@main
struct JournalApp: App {
    @State private var lock = JournalLock(authenticator: DeviceOwnerAuthenticator())
    private let container: ModelContainer = {
        do { return try JournalStore.makeContainer() } catch { fatalError("The journal could not be opened: \(error)") }
    }()

    var body: some Scene {
        WindowGroup { RootView().environment(lock) }
            .modelContainer(container)
    }
}
