import Foundation
import Testing

@testable import SwiftData

@Suite struct ConfigurationTests {
    @Test func theFirstGroupOfTheEntitlementsHoldsTheStore() {
        let groups = ["group.one", "group.two"]
        #expect(ModelConfiguration.GroupContainer.automatic.identifier(of: groups) == "group.one")
        #expect(ModelConfiguration.GroupContainer.automatic.identifier(of: []) == nil)
        #expect(ModelConfiguration.GroupContainer.none.identifier(of: groups) == nil)
        #expect(ModelConfiguration.GroupContainer.identifier("group.two").identifier(of: groups) == "group.two")
        #expect(ModelConfiguration.GroupContainer.automatic != .none)
    }

    @Test func anAppWithoutGroupsHasItsOwnFolder() {
        let configuration = ModelConfiguration("Trips")
        #expect(configuration.url == URL.applicationSupportDirectory.appendingPathComponent("Trips.store"))
        #expect(configuration.groupAppContainerIdentifier == nil)
    }
}
