import Testing
import UserNotifications

struct ContentTests {
    @Test func copiesKeepTheWordsForSummaries() {
        let content = UNMutableNotificationContent()
        (content.summaryArgument, content.summaryArgumentCount) = ("Anna", 2)
        let copy = content.copy() as? UNNotificationContent
        #expect(copy?.summaryArgument == "Anna")
        #expect((copy?.mutableCopy() as? UNMutableNotificationContent)?.summaryArgumentCount == 2)
    }
}
