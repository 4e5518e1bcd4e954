import SwiftUI

/// Starts the cooking timer; shows the time that is left while it runs.
struct CookingTimerControl: View {
    let timer: CookingTimer?
    let start: () -> Void
    let stop: () -> Void

    var body: some View {
        HStack(spacing: 16) {
            if let timer {
                Text(timerInterval: timer.start...timer.end)
                    .font(.title2.monospacedDigit())
                    .accessibilityIdentifier("remaining")
                Button(role: .destructive, action: stop) {
                    Label("Stop", systemImage: "stop.fill")
                }
                .buttonStyle(.bordered)
            } else {
                Button(action: start) {
                    Label("Start", systemImage: "timer")
                }
                .buttonStyle(.borderedProminent)
                .accessibilityIdentifier("start")
            }
        }
    }
}

struct CookingTimerControl_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            CookingTimerControl(timer: nil) {} stop: {}
            CookingTimerControl(timer: CookingTimer(.omelette, start: .now)) {} stop: {}
        }
        .padding()
        .previewLayout(.sizeThatFits)
    }
}
