import CoreData
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    // MARK: - Core Data stack

    lazy var persistentContainer: NSPersistentContainer = {
        let container = NSPersistentContainer(name: "Diary")
        if UserDefaults.standard.bool(forKey: "RestoresVersion1") { restoreVersion1(container) }
        container.loadPersistentStores { _, error in
            if let error { fatalError("The diary cannot be opened: \(error)") }
        }
        container.viewContext.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
        container.viewContext.undoManager = UndoManager()
        return container
    }()

    /// Puts the diary of the app's first version in place of the current one, for trying its migration.
    private func restoreVersion1(_ container: NSPersistentContainer) {
        guard let old = Bundle.main.url(forResource: "Version1", withExtension: "sqlite"),
            let file = container.persistentStoreDescriptions.first?.url
        else { return }
        try? container.persistentStoreCoordinator.destroyPersistentStore(at: file, type: .sqlite)
        try? FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try? FileManager.default.copyItem(at: old, to: file)
    }

    func saveContext() {
        let context = persistentContainer.viewContext
        guard context.hasChanges else { return }
        do { try context.save() } catch { fatalError("The diary cannot be saved: \(error)") }
    }
}
