import Testing
import UIKit

@testable import SwiftUI

@MainActor @Suite(.serialized) struct AccessibilityFocusTests {
    private final class Model: ObservableObject {
        @Published var goes = false
    }

    private struct Form: View {
        @ObservedObject var model: Model
        @AccessibilityFocusState private var focus: String?
        var body: some View {
            VStack {
                Text("first").accessibilityFocused($focus, equals: "first")
                Text("second").accessibilityFocused($focus, equals: "second")
                Text(focus ?? "none")
            }.onChange(of: model.goes) { focus = "second" }
        }
    }

    @Test func theStateMovesTheFocusAndFollowsIt() {
        let model = Model()
        let hosted = Hosted(Form(model: model))
        var told: [(UIAccessibility.Notification, String?)] = []
        UIAccessibility.listener = { told.append(($0, ($1 as? UIAccessibilityElement)?.accessibilityLabel)) }
        defer { UIAccessibility.listener = nil }
        model.goes = true
        for _ in 0..<3 { hosted.update() }
        #expect(told.map(\.0) == [.layoutChanged])
        #expect(told.map(\.1) == ["second"])
        #expect(hosted.found.map(\.label) == ["first", "second", "second"])
        hosted.found[0].responder?.accessibilityElementDidBecomeFocused()
        hosted.update()
        #expect(hosted.found.map(\.label) == ["first", "second", "first"])
    }

    @Test func notificationsArePosted() {
        var told: [(UIAccessibility.Notification, String?)] = []
        UIAccessibility.listener = { told.append(($0, $1 as? String)) }
        defer { UIAccessibility.listener = nil }
        AccessibilityNotification.Announcement("Saved").post()
        AccessibilityNotification.ScreenChanged().post()
        #expect(told.map(\.0) == [.announcement, .screenChanged])
        #expect(told.map(\.1) == ["Saved", nil])
    }
}
