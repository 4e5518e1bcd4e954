import SwiftUI

/// Windows that an app opens: each note has one of its own.
@main
struct OpenedWindowsApp: App {
    var body: some Scene {
        WindowGroup { Notes() }
        Group {
            WindowGroup("Note", id: "note", for: Note.self) { $note in NotePage(note: $note) }
            WindowGroup(id: "help") { Text("Help is here") }
        }
    }
}

struct Note: Codable, Hashable {
    var name: String
    var taps = 0
}

struct Notes: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows
    @SceneStorage("count") private var count = 0

    var body: some View {
        VStack(spacing: 20) {
            Text(supportsMultipleWindows ? "Several windows" : "One window")
            Button("Apples") { openWindow(value: Note(name: "Apples")) }
            Button("Pears") { openWindow(id: "note", value: Note(name: "Pears")) }
            Button("Help") { openWindow(id: "help") }
            Button("Close notes") { dismissWindow(id: "note") }
            Button("Count \(count)") { count += 1 }
        }
    }
}

struct NotePage: View {
    @Binding var note: Note?
    @Environment(\.dismiss) private var dismiss
    @Environment(\.scenePhase) private var phase
    @SceneStorage("count") private var count = 0

    var body: some View {
        VStack(spacing: 20) {
            Text("A note about \(note?.name ?? "nothing"), \(note?.taps ?? 0) taps")
            Text(phase == .active ? "in use" : "not in use")
            Button("Tap") { note?.taps += 1 }
            Button("Own count \(count)") { count += 1 }
            Button("Done") { dismiss() }
        }
    }
}
