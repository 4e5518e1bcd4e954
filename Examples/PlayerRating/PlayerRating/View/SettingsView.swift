import SwiftUI
import WidgetKit

/// When the widgets ask for their next timeline.
struct SettingsView: View {
    @Environment(\.dismiss) private var dismiss
    @AppStorage("policy") private var policy = TimelinePolicy.atEnd

    var body: some View {
        NavigationStack {
            Form {
                Picker("New timeline", selection: $policy) {
                    Text("At the end").tag(TimelinePolicy.atEnd)
                    Text("Never").tag(TimelinePolicy.never)
                    Text("After 2 minutes").tag(TimelinePolicy.afterTwoMinutes)
                }
                .pickerStyle(.inline)
                .onChange(of: policy) { _ in WidgetCenter.shared.reloadAllTimelines() }
            }
            .navigationTitle("Settings")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                    Button("Done") { dismiss() }
                        .accessibilityIdentifier("done")
                }
            }
        }
    }
}

struct SettingsView_Previews: PreviewProvider {
    static var previews: some View {
        SettingsView()
    }
}
