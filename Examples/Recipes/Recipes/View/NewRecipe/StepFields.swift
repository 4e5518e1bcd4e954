import SwiftUI

/// The steps of a recipe that is written.
struct StepFields: View {
    @Binding var steps: [RecipeDraft.Line]

    var body: some View {
        Section("Steps") {
            ForEach($steps) { $step in
                TextField("Step", text: $step.text)
                    .accessibilityIdentifier("step")
            }
            .onDelete { steps.remove(atOffsets: $0) }
            Button("Add step") { steps.append(RecipeDraft.Line()) }
        }
    }
}
