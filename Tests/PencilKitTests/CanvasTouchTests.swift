import Testing

@testable import PencilKit

@Suite(.serialized) @MainActor struct CanvasTouchTests {
    private let path = [CGPoint(x: 100, y: 200), CGPoint(x: 120, y: 220), CGPoint(x: 160, y: 240), CGPoint(x: 200, y: 300)]

    private func moved(_ points: [CGPoint], by x: CGFloat) -> [CGPoint] { points.map { CGPoint(x: $0.x + x, y: $0.y) } }

    @Test func aFingerDraws() {
        let stage = DrawingStage()
        defer { stage.end() }
        stage.canvas.drawingPolicy = .anyInput
        stage.drag([path])
        #expect(stage.canvas.drawing.strokes.first?.path.map(\.location) == path)
        #expect(stage.canvas.drawingGestureRecognizer.state == .possible)
        stage.drag([[CGPoint(x: 50, y: 50)]])
        #expect(stage.canvas.drawing.strokes.count == 2)
    }

    @Test func aFingerScrollsWherePencilsDraw() {
        let stage = DrawingStage()
        defer { stage.end() }
        stage.canvas.drawingPolicy = .pencilOnly
        stage.canvas.contentSize = CGSize(width: 390, height: 3000)
        stage.canvas.setContentOffset(CGPoint(x: 0, y: 500), animated: false)
        stage.drag([path])
        #expect(stage.canvas.drawing.strokes.isEmpty)
        #expect(stage.canvas.contentOffset.y < 500)
    }

    @Test func twoFingersScrollWhereOneDraws() {
        let stage = DrawingStage()
        defer { stage.end() }
        stage.canvas.drawingPolicy = .anyInput
        stage.canvas.contentSize = CGSize(width: 390, height: 3000)
        stage.canvas.setContentOffset(CGPoint(x: 0, y: 500), animated: false)
        stage.drag([path, moved(path, by: 60)])
        #expect(stage.canvas.drawing.strokes.isEmpty)
        #expect(stage.canvas.contentOffset.y < 500)
    }

    @Test func strokesLieInTheContentsCoordinates() {
        let stage = DrawingStage()
        defer { stage.end() }
        stage.canvas.drawingPolicy = .anyInput
        stage.canvas.contentSize = CGSize(width: 390, height: 3000)
        stage.canvas.layoutIfNeeded()
        stage.canvas.setContentOffset(CGPoint(x: 0, y: 500), animated: false)
        stage.drag([path])
        #expect(stage.canvas.drawing.strokes.first?.path.first?.location == CGPoint(x: 100, y: 700))
    }

    @Test func thePaletteChoosesToolsAndUndoes() throws {
        let stage = DrawingStage()
        defer { stage.end() }
        let picker = PKToolPicker()
        picker.setVisible(true, forFirstResponder: stage.canvas)
        picker.addObserver(stage.canvas)
        stage.canvas.becomeFirstResponder()
        let palette = try #require(picker.palette)
        palette.layoutIfNeeded()
        #expect(stage.window.bounds.contains(palette.frame))
        func control(_ label: String) throws -> UIControl {
            try #require(palette.subviews.compactMap { $0 as? UIControl }.first { $0.accessibilityLabel == label })
        }
        stage.drag([path])
        #expect(stage.canvas.drawing.strokes.count == 1)
        func tap(_ label: String) throws {
            let view = try control(label)
            stage.drag([[view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)]])
        }
        try tap("Undo")
        #expect(stage.canvas.drawing.strokes.isEmpty)
        try tap("Redo")
        #expect(stage.canvas.drawing.strokes.count == 1)
        try tap("Marker")
        #expect((stage.canvas.tool as? PKInkingTool)?.inkType == .marker)
        try tap("Red")
        #expect((stage.canvas.tool as? PKInkingTool)?.color == .systemRed)
        try tap("Eraser")
        #expect(stage.canvas.tool is PKEraserTool)
        stage.drag([path])
        #expect(stage.canvas.drawing.strokes.isEmpty)
    }
}
