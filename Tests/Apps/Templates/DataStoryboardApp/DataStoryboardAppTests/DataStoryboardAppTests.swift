import CoreData
import UIKit
import XCTest

@testable import DataStoryboardApp

final class DataStoryboardAppTests: XCTestCase {
    private func makeContext() throws -> NSManagedObjectContext {
        let container = NSPersistentContainer(name: "DataStoryboardApp")
        container.persistentStoreDescriptions.first?.type = NSInMemoryStoreType
        var problem: Error?
        container.loadPersistentStores { problem = $1 }
        if let problem { throw problem }
        return container.viewContext
    }

    func testAGuestHasAVisit() throws {
        let context = try makeContext()
        let (visit, guest) = (Visit(context: context), Guest(context: context))
        XCTAssertEqual(guest.name, "Somebody")
        visit.addToGuests(guest)
        XCTAssertEqual(guest.visit, visit)
        visit.removeFromGuests(guest)
        XCTAssertNil(guest.visit)
    }

    func testGuestsGoWithTheirVisit() throws {
        let context = try makeContext()
        let visit = Visit(context: context)
        visit.addToGuests(NSSet(array: [Guest(context: context), Guest(context: context)]))
        try context.save()
        context.delete(visit)
        try context.save()
        XCTAssertEqual(try context.count(for: Guest.fetchRequest()), 0)
    }
}
