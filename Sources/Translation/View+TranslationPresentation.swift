import SwiftUI

extension View {
    /// Presents the system's sheet with the translation of a text while `isPresented` is true.
    ///
    /// The device has no languages to translate: the sheet shows the text and says so, and `replacementAction` is never called.
    ///
    /// Source: Apple's documentation of `translationPresentation(isPresented:text:attachmentAnchor:arrowEdge:replacementAction:)`.
    nonisolated public func translationPresentation(
        isPresented: Binding<Bool>, text: String, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        replacementAction: ((String) -> Void)? = nil
    ) -> some View {
        sheet(isPresented: isPresented) { TranslationSheet(text: text, isPresented: isPresented) }
    }
}

/// The sheet of a text that cannot be translated.
struct TranslationSheet: View {
    let text: String
    @Binding var isPresented: Bool

    static let message = "This text can’t be translated: no languages are installed on this device."

    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(alignment: .leading, spacing: 16) {
                    Text(text).font(.title3)
                    Divider()
                    Text(Self.message).foregroundStyle(.secondary)
                }
                .frame(maxWidth: .infinity, alignment: .leading).padding(16)
            }
            .navigationTitle("Translation")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar { ToolbarItem(placement: .confirmationAction) { Button("Done") { isPresented = false } } }
        }
        .presentationDetents([.medium, .large])
    }
}
