import SwiftUI

/// A recipe's steps, numbered.
struct StepsSection: View {
    let steps: [String]

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            SectionTitle("Steps")
            ForEach(steps.indices, id: \.self) { index in
                HStack(alignment: .firstTextBaseline) {
                    Text("\(index + 1).")
                        .bold()
                        .monospacedDigit()
                        .foregroundStyle(Color.accentColor)
                    Text(steps[index])
                }
                .accessibilityElement(children: .combine)
            }
        }
    }
}

struct StepsSection_Previews: PreviewProvider {
    static var previews: some View {
        StepsSection(steps: Recipe.omelette.steps)
            .padding()
            .previewLayout(.sizeThatFits)
    }
}
