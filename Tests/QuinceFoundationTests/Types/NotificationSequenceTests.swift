import QuinceFoundation
import Testing

struct NotificationSequenceTests {
    @Test func notificationsWaitUntilTheyAreAskedFor() async {
        let (center, name, object) = (NotificationCenter(), Notification.Name("a"), NSObject())
        var iterator = center.notifications(named: name, object: object).makeAsyncIterator()
        center.post(name: name, object: NSObject(), userInfo: ["n": 0])
        center.post(name: name, object: object, userInfo: ["n": 1])
        center.post(name: name, object: object, userInfo: ["n": 2])
        #expect(await iterator.next()?.userInfo?["n"] as? Int == 1)
        #expect(await iterator.next()?.userInfo?["n"] as? Int == 2)
    }
}
