import Testing

@testable import SwiftUI
@testable import UIKit

@MainActor struct AppWindowsTests {
    private struct Note: Codable, Hashable {
        var name: String
    }

    @MainActor private final class Seen {
        var notes: [Note?] = []
        var binding: Binding<Note?>?
        var environment = EnvironmentValues()
    }

    private struct Page: View {
        let seen: Seen
        @Binding var note: Note?
        @Environment(\.self) private var environment
        var body: some View {
            let _ = seen.notes.append(note)
            let _ = (seen.binding, seen.environment) = ($note, environment)
            Text(note?.name ?? "none")
        }
    }

    private struct Content: Scene {
        let seen: Seen
        var body: some Scene {
            WindowGroup { Text("main") }
            Group {
                WindowGroup("Page", id: "page", for: Note.self) { Page(seen: seen, note: $0) }
                WindowGroup(id: "count", for: Int.self) {
                    Text("\($0.wrappedValue)")
                } defaultValue: {
                    7
                }
            }
            WindowGroup(id: "help") { Text("help") }
        }
    }

    /// What was asked of the system.
    @MainActor private final class Asked {
        var sessions: [UISceneSession?] = []
        var activities: [NSUserActivity] = []
        var closed: [UISceneSession] = []
    }

    private func make(_ seen: Seen? = nil) -> (windows: AppWindows, asked: Asked) {
        TestPhone.use()
        let inputs = _SceneInputs(scope: GraphScope(parent: nil), environment: Attribute(EnvironmentValues()))
        let scene = Attribute(Content(seen: seen ?? Seen()))
        let windows = AppWindows(AnyAttribute.untracked { Content._makeScene(scene: _GraphValue(scene), inputs: inputs) }.windows)
        let asked = Asked()
        windows.supportsSeveral = { true }
        windows.request = { session, activity, _ in
            asked.sessions.append(session)
            if let activity { asked.activities.append(activity) }
        }
        windows.destroy = { asked.closed.append($0) }
        return (windows, asked)
    }

    private func session(_ name: String, _ userInfo: [String: Any]? = nil) -> UISceneSession {
        let session = UISceneSession(
            role: .windowApplication, configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication),
            persistentIdentifier: name)
        session.userInfo = userInfo
        return session
    }

    @Test func theFirstWindowIsOfTheFirstGroup() {
        let (windows, _) = make()
        let window = windows.connect(nil)
        #expect(windows.kinds.count == 4)
        #expect(window.kind?.key == "window 0")
        #expect(window.kind?.group.valueType == nil)
    }

    @Test func aWindowShowsTheValueItIsOpenedFor() throws {
        let seen = Seen()
        let (windows, asked) = make(seen)
        let main = session("main"), second = session("second")
        let first = windows.connect(main)
        windows.open(id: nil, value: AnyHashable(Note(name: "one")), from: first)
        #expect(asked.sessions == [nil])
        let window = windows.connect(second, try #require(asked.activities.first))
        #expect(window.kind?.group.id == "page")
        #expect(window.shownValue == AnyHashable(Note(name: "one")))
        let controller = try #require(window.kind?.make(window))
        controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        #expect(seen.notes == [Note(name: "one")])
        // The same value has its window already.
        windows.open(id: "page", value: AnyHashable(Note(name: "one")), from: first)
        #expect(asked.sessions == [nil, second])
        #expect(asked.activities.count == 1)
        windows.open(id: "page", value: AnyHashable(Note(name: "two")), from: first)
        #expect(asked.sessions == [nil, second, nil])
    }

    @Test func aValueThatIsChangedIsThereAgainWithItsWindow() throws {
        let seen = Seen()
        let (windows, asked) = make(seen)
        let kept = session("kept")
        windows.open(id: "page", value: AnyHashable(Note(name: "one")), from: nil)
        let window = windows.connect(kept, try #require(asked.activities.first))
        let controller = try #require(window.kind?.make(window) as? UIHostingController<PresentedWindowContent<Note, Page>>)
        controller.viewGraph.update(size: CGSize(width: 100, height: 100))
        seen.binding?.wrappedValue = Note(name: "two")
        controller.viewGraph.update(size: CGSize(width: 100, height: 100))
        #expect(seen.notes == [Note(name: "one"), Note(name: "two")])
        let (later, _) = make()
        let again = later.connect(session("kept", kept.userInfo))
        #expect(again.kind?.group.id == "page")
        #expect(again.shownValue == AnyHashable(Note(name: "two")))
    }

    @Test func defaultValuesStandForMissingOnes() throws {
        let (windows, asked) = make()
        windows.open(id: "count", value: nil, from: nil)
        let window = windows.connect(session("count"), try #require(asked.activities.first))
        #expect(window.shownValue == AnyHashable(7))
    }

    @Test func windowsOfAGroupWithoutValuesAreNewEachTime() {
        let (windows, asked) = make()
        windows.open(id: "help", value: nil, from: nil)
        _ = windows.connect(session("help"), asked.activities.first)
        windows.open(id: "help", value: nil, from: nil)
        #expect(asked.sessions == [nil, nil])
        windows.open(id: "nothing", value: nil, from: nil)
        windows.open(id: nil, value: AnyHashable(1.5), from: nil)
        #expect(asked.sessions.count == 2)
    }

    @Test func windowsAreClosedByWhatTheyAre() throws {
        let (windows, asked) = make()
        let sessions = ["a", "b", "c"].map { session($0) }
        for (session, name) in zip(sessions, ["one", "two"]) {
            windows.open(id: "page", value: AnyHashable(Note(name: name)), from: nil)
            _ = windows.connect(session, asked.activities.last)
        }
        _ = windows.connect(sessions[2])
        windows.dismiss(id: nil, value: AnyHashable(Note(name: "two")))
        #expect(asked.closed == [sessions[1]])
        windows.disconnect(sessions[1])
        windows.dismiss(id: "page", value: nil)
        #expect(asked.closed == [sessions[1], sessions[0]])
    }

    @Test func aDeviceWithOneWindowOpensNoOther() {
        let (windows, asked) = make()
        windows.supportsSeveral = { false }
        windows.open(id: "help", value: nil, from: nil)
        #expect(asked.sessions.isEmpty)
    }

    @Test func viewsFindTheActionsAndThePhaseOfTheirWindow() throws {
        let seen = Seen()
        let (windows, asked) = make(seen)
        let kept = session("kept"), other = session("other")
        windows.open(id: "page", value: AnyHashable(Note(name: "one")), from: nil)
        let window = windows.connect(kept, try #require(asked.activities.first))
        let second = windows.connect(other)
        (window.phase, second.phase) = (.background, .active)
        #expect(windows.phase == .active)
        let controller = try #require(window.kind?.make(window))
        controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        #expect(seen.environment.scenePhase == .background)
        seen.environment.openWindow(value: 3)
        #expect(asked.activities.last.flatMap(WindowRequest.init)?.kind == "count")
        seen.environment.openWindow(id: "page", value: Note(name: "one"))
        #expect(asked.sessions.last == kept)
        seen.environment.dismissWindow()
        #expect(asked.closed == [kept])
    }

    @Test func valuesOfScenesAreKeptApart() {
        #expect(SceneStorageKeys.prefix(nil) + "tab" == "SwiftUI.SceneStorage.tab")
        #expect(SceneStorageKeys.prefix("1") != SceneStorageKeys.prefix("2"))
    }
}
