import AlarmKit
import SwiftUI

/// A timer for eggs, and the states of its alarms.
@main struct BoiledEggsApp: App {
    var body: some Scene { WindowGroup { ContentView() } }
}

struct Egg: AlarmMetadata { var isSoft = true }

struct ContentView: View {
    @State private var alarms: [Alarm] = []
    @State private var problem = ""

    var body: some View {
        VStack(spacing: 16) {
            Text(alarms.isEmpty ? "No eggs" : alarms.map(\.state.rawValue).joined(separator: ", "))
            Text(problem)
            Button("Boil") { Task { await boil() } }
            Button("Pause") { change { try AlarmManager.shared.pause(id: $0) } }
            Button("Resume") { change { try AlarmManager.shared.resume(id: $0) } }
        }
        .task {
            alarms = (try? AlarmManager.shared.alarms) ?? []
            for await changed in AlarmManager.shared.alarmUpdates { alarms = changed }
        }
    }

    private func boil() async {
        let alert = AlarmPresentation.Alert(
            title: "The egg is done", stopButton: AlarmButton(text: "Eat", textColor: .white, systemImageName: "fork.knife"),
            secondaryButton: AlarmButton(text: "Harder", textColor: .white, systemImageName: "flame"), secondaryButtonBehavior: .countdown)
        let attributes = AlarmAttributes(presentation: AlarmPresentation(alert: alert), metadata: Egg(), tintColor: .yellow)
        do {
            try await AlarmManager.shared.schedule(id: UUID(), configuration: .timer(duration: 240, attributes: attributes))
            problem = ""
        } catch { problem = error.localizedDescription }
    }

    private func change(_ change: (Alarm.ID) throws -> Void) {
        do { for alarm in alarms { try change(alarm.id) } } catch { problem = error.localizedDescription }
    }
}
