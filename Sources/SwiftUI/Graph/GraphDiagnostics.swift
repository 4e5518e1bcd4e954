/// Diagnostics for mistakes in an app's views, printed to standard error in Apple's words.
enum GraphDiagnostics {
    static func warn(_ text: String) { FileHandle.standardError.write(Data("[SwiftUI] \(text)\n".utf8)) }

    static func reportCycle() { warn("=== AttributeGraph: cycle detected through attribute ===") }

    static func reportLoop() { warn("onChange(of:) or onAppear action tried to update multiple times per frame.") }

    static func reportChangeDuringUpdate() {
        warn("Modifying state during view update, this will cause undefined behavior.")
    }

    static func reportBackgroundPublish() {
        warn(
            "Publishing changes from background threads is not allowed; make sure to publish values from the main thread (via operators like receive(on:)) on model updates."
        )
    }
}
