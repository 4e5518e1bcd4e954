import SwiftUI

struct ContentView: View {
    @State private var store = Store()

    var body: some View {
        VStack {
            Image(systemName: "globe")
                .imageScale(.large)
                .foregroundStyle(.tint)
            Text("Hello, world!")
            Button("Count \(store.count)") {
                Task { await store.add() }
            }
        }
        .padding()
    }
}

#Preview {
    ContentView()
}
