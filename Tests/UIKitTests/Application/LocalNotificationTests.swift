import Testing
import UserNotifications

@testable import UIKit

struct LocalNotificationTests {
    @Test func aNotificationOfADateIsARequest() {
        let notification = UILocalNotification()
        (notification.alertTitle, notification.alertBody) = ("Title", "Body")
        notification.soundName = UILocalNotificationDefaultSoundName
        notification.applicationIconBadgeNumber = 4
        notification.userInfo = ["id": "x"]
        notification.fireDate = Date(timeIntervalSinceNow: 60)
        let request = notification.request(isImmediate: false)
        #expect(request.content.title == "Title")
        #expect(request.content.badge == 4)
        #expect(request.content.sound == .default)
        #expect(request.content.userInfo["id"] as? String == "x")
        let wait = (request.trigger as? UNTimeIntervalNotificationTrigger)?.timeInterval ?? 0
        #expect(abs(wait - 60) < 5)
        #expect(notification.request(isImmediate: true).trigger == nil)
    }

    @Test func aDailyOneHasTheTimeOfItsDate() {
        let notification = UILocalNotification()
        notification.repeatInterval = .day
        notification.timeZone = .gmt
        notification.fireDate = Date(timeIntervalSince1970: 3600 * 9 + 60 * 30)
        let trigger = notification.request(isImmediate: false).trigger as? UNCalendarNotificationTrigger
        #expect(trigger?.repeats == true)
        #expect(trigger?.dateComponents.hour == 9)
        #expect(trigger?.dateComponents.minute == 30)
        #expect(trigger?.dateComponents.day == nil)
    }

    @Test func settingsAskForWhatTheirTypesSay() {
        let action = UIMutableUserNotificationAction()
        (action.identifier, action.title, action.activationMode, action.isDestructive) = ("go", "Go", .background, true)
        let category = UIMutableUserNotificationCategory()
        category.identifier = "kind"
        category.setActions([action], for: .default)
        let settings = UIUserNotificationSettings(types: [.alert, .badge], categories: [category])
        #expect(settings.options == [.alert, .badge])
        #expect(settings.modernCategories.first?.actions.first?.options == .destructive)
    }
}
