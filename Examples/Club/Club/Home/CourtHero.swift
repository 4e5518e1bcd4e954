import SwiftUI

/// Texts on a court.
struct CourtHero<Texts: View>: View {
    let court: Court
    @ViewBuilder let texts: Texts

    var body: some View {
        VStack(alignment: .leading, spacing: 4) { texts }
            .foregroundStyle(.white)
            .frame(maxWidth: .infinity, minHeight: 128, alignment: .bottomLeading)
            .padding(20)
            .background { CourtGround(court: court) }
            .clipShape(.rect(cornerRadius: 24))
    }
}

#Preview {
    VStack {
        ForEach(Court.allCases) { court in
            CourtHero(court: court) { Text(court.name).font(.title2.bold()) }
        }
    }
    .padding()
}
