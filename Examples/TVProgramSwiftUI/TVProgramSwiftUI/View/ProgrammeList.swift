import SwiftUI

/// The recommended programmes.
struct ProgrammeList: View {
    @ObservedObject var guide: ProgrammeGuide
    let formatter: ProgrammeFormatter
    let pictures: PictureStore

    var body: some View {
        List {
            ForEach(guide.programmes) { listed in
                ProgrammeRow(programme: listed.programme, formatter: formatter, pictures: pictures)
            }
        }
        .listStyle(.plain)
        .refreshable { await guide.refresh() }
        .overlay {
            if let status = guide.status {
                StatusView(status: status) {
                    Task { await guide.load() }
                }
            }
        }
        .alert("Loading failed", isPresented: $guide.isFailurePresented, presenting: guide.failure) { _ in
            Button("Try again") {
                Task { await guide.load() }
            }
            Button("OK", role: .cancel) {}
        } message: { failure in
            Text(failure.localizedDescription)
        }
    }
}
