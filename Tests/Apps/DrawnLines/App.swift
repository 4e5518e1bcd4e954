import PencilKit
import SwiftUI

/// A canvas with a tool picker, and the number of strokes on it.
@main struct DrawnLinesApp: App {
    var body: some Scene { WindowGroup { ContentView() } }
}

struct ContentView: View {
    @State private var drawing = PKDrawing()

    var body: some View {
        NavigationStack {
            Canvas(drawing: $drawing)
                .ignoresSafeArea(edges: .bottom)
                .navigationTitle("\(drawing.strokes.count) strokes")
                .toolbar {
                    Button("Reload") { if let kept = try? PKDrawing(data: drawing.dataRepresentation()) { drawing = kept } }
                }
        }
    }
}

struct Canvas: UIViewRepresentable {
    @Binding var drawing: PKDrawing

    func makeUIView(context: Context) -> PKCanvasView {
        let canvas = PKCanvasView()
        canvas.delegate = context.coordinator
        context.coordinator.picker.setVisible(true, forFirstResponder: canvas)
        context.coordinator.picker.addObserver(canvas)
        DispatchQueue.main.async { canvas.becomeFirstResponder() }
        return canvas
    }

    func updateUIView(_ canvas: PKCanvasView, context: Context) {
        if canvas.drawing != drawing { canvas.drawing = drawing }
    }

    func makeCoordinator() -> Coordinator { Coordinator(drawing: $drawing) }

    final class Coordinator: NSObject, PKCanvasViewDelegate {
        let picker = PKToolPicker()
        private let drawing: Binding<PKDrawing>

        init(drawing: Binding<PKDrawing>) { self.drawing = drawing }

        func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) { drawing.wrappedValue = canvasView.drawing }
    }
}
