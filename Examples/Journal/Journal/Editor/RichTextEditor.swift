import SwiftUI
import UIKit

/// A UIKit text view that edits a text with bold and italic parts. It grows with its text.
struct RichTextEditor: UIViewRepresentable {
    @Binding var text: AttributedString

    func makeCoordinator() -> Coordinator { Coordinator(text: $text) }

    func makeUIView(context: Context) -> UITextView {
        let view = UITextView()
        view.delegate = context.coordinator
        view.backgroundColor = .clear
        view.isScrollEnabled = false
        view.allowsEditingTextAttributes = true
        view.adjustsFontForContentSizeCategory = true
        view.font = .preferredFont(forTextStyle: .body)
        view.textContainerInset = .zero
        view.textContainer.lineFragmentPadding = 0
        view.accessibilityIdentifier = "text"
        view.accessibilityLabel = String(localized: "Text")
        view.attributedText = FontText.text(from: text)
        view.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        context.coordinator.connect(view)
        return view
    }

    func updateUIView(_ view: UITextView, context: Context) {
        context.coordinator.text = $text
        guard FontText.intents(of: view.attributedText) != text else { return }
        view.attributedText = FontText.text(from: text)
    }

    @MainActor final class Coordinator: NSObject, UITextViewDelegate {
        var text: Binding<AttributedString>
        private let styler = TextStyler()

        init(text: Binding<AttributedString>) { self.text = text }

        func connect(_ view: UITextView) {
            styler.textView = view
            view.inputAccessoryView = FormatBar(styler: styler)
            styler.onChange = { [weak self, weak view] in
                if let view { self?.textViewDidChange(view) }
            }
        }

        func textViewDidChange(_ textView: UITextView) { text.wrappedValue = FontText.intents(of: textView.attributedText) }
        func textViewDidChangeSelection(_ textView: UITextView) { styler.refresh() }
    }
}
