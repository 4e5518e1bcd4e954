@testable import CoreData
import Testing

@Suite struct ConcurrencyTests {
    @Test func usesOutsideOfAQueueEndTheAppWhereItWantsThat() async {
        await #expect(processExitsWith: .failure) {
            ConcurrencyChecks.areOn = true
            let context = try Library.context()
            Library.book("Emma", in: context)
        }
    }

    @Test func usesOnTheQueueDoNot() async {
        await #expect(processExitsWith: .success) {
            ConcurrencyChecks.areOn = true
            let context = try Library.context()
            try context.performAndWait {
                let book = Library.book("Emma", in: context)
                try context.save()
                book.pages += 1
                try context.save()
                let found = try context.fetch(Library.request())
                precondition(found.first?.pages == 1)
            }
        }
    }
}
