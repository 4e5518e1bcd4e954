import Testing
import UIKit

@testable import SwiftUI

@MainActor struct ControlStyleTests {
    @MainActor private final class Log { var names: [String] = [] }

    @Test func borderedButtonsTakeTheShape() {
        let rect = CGRect(x: 0, y: 0, width: 80, height: 20)
        #expect(ButtonBorderShape.capsule.path(in: rect) == Capsule().path(in: rect))
        #expect(ButtonBorderShape.roundedRectangle(radius: 3).path(in: rect) == RoundedRectangle(cornerRadius: 3).path(in: rect))
    }

    @Test func smallBorderedButtonsHaveSmallTexts() {
        func size(_ size: ControlSize, _ font: Font? = nil) -> CGSize {
            Hosted(Button("Button") {}.buttonStyle(.bordered).controlSize(size).font(font)).size(nil, nil)
        }
        #expect(size(.small) == size(.small, .subheadline))
        #expect(size(.mini) == size(.small))
        #expect(size(.small).width < size(.small, .body).width)
        #expect(size(.regular) == size(.regular, .body))
        #expect(abs(size(.small).height - 28) < CGFloat(0.4))
    }

    @Test func aButtonThatRenamesCallsTheActionAround() {
        let log = Log()
        let hosted = Hosted(RenameButton().renameAction { log.names.append("rename") })
        #expect(hosted.view.host.root.triggerFirstControl())
        #expect(log.names == ["rename"])
        // Without one it is off.
        #expect(!Hosted(RenameButton()).view.host.root.triggerFirstControl())
    }

    @Test func aFormOfColumnsIsNoList() {
        let grouped = Hosted(Form { Text("row") }), columns = Hosted(Form { Text("row") }.formStyle(.columns))
        #expect(grouped.list != nil)
        #expect(columns.list == nil)
    }

    @Test func whatPeopleDoIsTheCurrentActivityAndIsContinued() {
        let log = Log()
        let hosted = Hosted(
            Text("content").userActivity("test.read") { $0.title = "Reading" }
                .onContinueUserActivity("test.read") { log.names.append($0.title ?? "") })
        let activity = NSUserActivity(activityType: "test.read")
        activity.title = "Again"
        UserActivities.shared.continueActivity(activity)
        #expect(log.names == ["Again"])
        withExtendedLifetime(hosted) {}
    }
}
