import SwiftUI

/// A text with bold and italic parts, and a prompt as long as it is empty.
struct RichTextField: View {
    @Binding var text: AttributedString

    var body: some View {
        RichTextEditor(text: $text)
            .frame(minHeight: 160, alignment: .top)
            .overlay(alignment: .topLeading) {
                if text.characters.isEmpty {
                    Text("What happened?")
                        .foregroundStyle(.placeholder)
                        .allowsHitTesting(false)
                        .accessibilityHidden(true)
                }
            }
    }
}
