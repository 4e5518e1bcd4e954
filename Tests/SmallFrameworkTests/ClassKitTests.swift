import ClassKit
import QuinceFoundation
import Testing

struct ClassKitTests {
    private final class Delegate: NSObject, CLSDataStoreDelegate {
        func createContext(forIdentifier identifier: String, parentContext: CLSContext, parentIdentifierPath: [String]) -> CLSContext? {
            identifier == "none" ? nil : CLSContext(type: .chapter, identifier: identifier, title: identifier.uppercased())
        }
    }

    @Test func contextsFormATree() async throws {
        let store = CLSDataStore.shared, delegate = Delegate()
        store.delegate = delegate
        let found = try await store.mainAppContext.descendant(matchingIdentifierPath: ["a", "b"])
        #expect(found?.title == "B")
        #expect(found?.identifierPath.suffix(2) == ["a", "b"])
        #expect(try await store.mainAppContext.descendant(matchingIdentifierPath: ["a", "b"]) === found)
        #expect(try await store.mainAppContext.descendant(matchingIdentifierPath: ["none"]) == nil)
        found?.becomeActive()
        #expect(store.activeContext === found)
        let activity = found?.createNewActivity()
        activity?.start()
        activity?.progress = 2
        #expect(store.runningActivity === activity)
        #expect(activity?.progress == 1)
        found?.resignActive()
        #expect(store.activeContext == nil)
        await #expect(throws: CLSError(.classKitUnavailable)) { try await store.save() }
    }
}
