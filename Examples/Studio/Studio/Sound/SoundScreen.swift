import SwiftUI

/// A sound of the app's to play, and a recorder.
struct SoundScreen: View {
    @State private var player = SoundPlayer()
    @State private var recorder = SoundRecorder()
    @State private var shelf = RecordingShelf()
    @State private var failure: String?

    var body: some View {
        NavigationStack {
            List {
                Section("Bundled Sound") { BundledSound(player: player) }
                Section("Recorder") {
                    RecorderRow(recorder: recorder) { Task { await toggleRecording() } }
                }
                Section("Recordings") { recordings }
            }
            .navigationTitle("Sound")
        }
        .alert("Something Went Wrong", isPresented: hasFailure, presenting: failure) { _ in
            Button("OK") {}
        } message: {
            Text($0)
        }
    }

    @ViewBuilder private var recordings: some View {
        if shelf.recordings.isEmpty {
            Text("What you record appears here.")
                .foregroundStyle(.secondary)
        }
        ForEach(shelf.recordings) { RecordingRow(recording: $0, player: player) }
            .onDelete { shelf.remove(at: $0) }
    }

    private var hasFailure: Binding<Bool> {
        Binding(get: { failure != nil }, set: { if !$0 { failure = nil } })
    }

    private func toggleRecording() async {
        if recorder.isRecording {
            recorder.stop()
            withAnimation { shelf.reload() }
        } else {
            player.pause()
            do { try await recorder.start(shelf.nextURL) } catch { failure = error.localizedDescription }
        }
    }
}

#Preview {
    SoundScreen()
}
