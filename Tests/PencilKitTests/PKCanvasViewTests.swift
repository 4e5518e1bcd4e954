import Testing

@testable import PencilKit

@Suite @MainActor struct PKCanvasViewTests {
    @MainActor private final class Watcher: NSObject, PKCanvasViewDelegate {
        var events: [String] = []
        func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) { events.append("change") }
        func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView) { events.append("begin") }
        func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView) { events.append("end") }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    private func canvas() -> PKCanvasView {
        let canvas = PKCanvasView(frame: window.bounds)
        canvas.drawingPolicy = .anyInput
        window.addSubview(canvas)
        return canvas
    }

    private func draw(_ canvas: PKCanvasView, _ points: [(CGFloat, CGFloat)]) {
        let touch = TestTouch()
        for (index, point) in points.enumerated() {
            (touch.place, touch.time) = (CGPoint(x: point.0, y: point.1), TimeInterval(index) / 60)
            if index == 0 { canvas.beginDrawing(touch) } else { canvas.continueDrawing(touch, in: nil) }
        }
        canvas.endDrawing(touch, in: nil)
    }

    @Test func aFingerDrawsAStroke() {
        let (canvas, watcher) = (canvas(), Watcher())
        canvas.delegate = watcher
        canvas.tool = PKInkingTool(.marker, color: .green, width: 10)
        draw(canvas, [(10, 10), (20, 20), (40, 20)])
        #expect(canvas.drawing.strokes.count == 1)
        #expect(canvas.drawing.strokes.first?.ink == PKInk(.marker, color: .green))
        #expect(
            canvas.drawing.strokes.first?.path.map(\.location) == [CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 20), CGPoint(x: 40, y: 20)])
        #expect(canvas.drawing.strokes.first?.path.last?.size.width == 10)
        #expect(watcher.events == ["begin", "change", "end"])
        #expect(canvas.content.layer.sublayers?.count == 1)
    }

    @Test func aTapDrawsADot() {
        let canvas = canvas()
        draw(canvas, [(10, 10)])
        #expect(canvas.drawing.strokes.first?.path.count == 1)
        #expect(canvas.drawing.bounds.contains(CGPoint(x: 10, y: 10)))
    }

    @Test func drawingIsUndoneAndRedone() {
        let canvas = canvas()
        draw(canvas, [(10, 10), (20, 20)])
        canvas.undoManager?.undo()
        #expect(canvas.drawing.strokes.isEmpty)
        canvas.undoManager?.redo()
        #expect(canvas.drawing.strokes.count == 1)
    }

    @Test func erasingIsUndoneAtOnce() {
        let canvas = canvas()
        canvas.drawing = PKDrawing(strokes: [Strokes.line(y: 50), Strokes.line(y: 90)])
        canvas.tool = PKEraserTool(.vector)
        draw(canvas, [(50, 20), (50, 60), (50, 100)])
        #expect(canvas.drawing.strokes.isEmpty)
        canvas.undoManager?.undo()
        #expect(canvas.drawing.strokes.count == 2)
    }

    @Test func strokesThatStayKeepTheirLayers() {
        let canvas = canvas()
        let strokes = (0..<4).map { Strokes.line(y: CGFloat($0) * 40) }
        canvas.drawing = PKDrawing(strokes: strokes)
        let layers = canvas.content.layer.sublayers ?? []
        canvas.drawing = PKDrawing(strokes: [strokes[0], strokes[2], Strokes.line(y: 300), strokes[3]])
        let now = canvas.content.layer.sublayers ?? []
        #expect(now.count == 4)
        #expect(now[0] === layers[0])
        #expect(now[1] === layers[2])
        #expect(now[3] === layers[3])
        canvas.drawing = PKDrawing()
        #expect(canvas.content.layer.sublayers?.isEmpty != false)
    }

    @Test func numbersWithoutSenseAreNotDrawn() {
        let canvas = canvas()
        let points = [Strokes.point(0, 0), Strokes.point(.nan, 5), Strokes.point(.infinity, 9), Strokes.point(1e30, 1)]
        let stroke = PKStroke(ink: PKInk(.pen), path: PKStrokePath(controlPoints: points, creationDate: Date()))
        canvas.drawing = PKDrawing(strokes: [stroke])
        #expect(canvas.drawing.strokes.count == 1)
        #expect(stroke.path.interpolatedLocation(at: .nan).y == 0)
    }

    @Test func aCancelledTouchChangesNothing() {
        let (canvas, touch) = (canvas(), TestTouch())
        canvas.beginDrawing(touch)
        canvas.cancelDrawing()
        #expect(canvas.drawing.strokes.isEmpty)
        #expect(canvas.content.layer.sublayers?.isEmpty != false)
    }

    @Test func scrollingTakesTwoFingersWhereOneDraws() {
        let canvas = canvas()
        #expect(canvas.panGestureRecognizer.minimumNumberOfTouches == 2)
        canvas.drawingPolicy = .pencilOnly
        #expect(canvas.panGestureRecognizer.minimumNumberOfTouches == 1)
        canvas.drawingPolicy = .anyInput
        canvas.isDrawingEnabled = false
        #expect(canvas.panGestureRecognizer.minimumNumberOfTouches == 1)
    }

    @Test func thePickerIsVisibleWithItsFirstResponder() {
        let (canvas, picker) = (canvas(), PKToolPicker())
        canvas.drawingPolicy = .default
        window.isHidden = false
        picker.addObserver(canvas)
        picker.setVisible(true, forFirstResponder: canvas)
        #expect(!picker.isVisible)
        canvas.becomeFirstResponder()
        #expect(picker.isVisible)
        #expect(canvas.panGestureRecognizer.minimumNumberOfTouches == 2)
        canvas.resignFirstResponder()
        #expect(!picker.isVisible)
        #expect(canvas.panGestureRecognizer.minimumNumberOfTouches == 1)
    }

    @Test func undoManagersOfOtherThreadsAreSeenOnTheMainThread() async {
        final class Paper: UIResponder {
            let manager = UndoManager()
            override var undoManager: UndoManager? { manager }
        }
        let (picker, paper, target) = (PKToolPicker(), Paper(), NSObject())
        let palette = ToolPalette(picker, paper)
        let undo = palette.subviews.first { $0.accessibilityLabel == "Undo" } as? UIButton
        palette.update()
        #expect(undo?.isEnabled == false)
        nonisolated(unsafe) let manager = paper.manager
        manager.groupsByEvent = false
        await withCheckedContinuation { continuation in
            Thread {
                manager.beginUndoGrouping()
                manager.registerUndo(withTarget: target) { _ in }
                manager.endUndoGrouping()
                continuation.resume()
            }.start()
        }
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
        #expect(undo?.isEnabled == true)
    }

    @Test func pickersKeepTheirState() {
        let name = UUID().uuidString
        defer { UserDefaults.standard.removeObject(forKey: "PKToolPicker state " + name) }
        let picker = PKToolPicker()
        picker.stateAutosaveName = name
        picker.selectedTool = PKInkingTool(.marker, color: UIColor(red: 0, green: 1, blue: 0, alpha: 1), width: 20)
        let next = PKToolPicker()
        next.stateAutosaveName = name
        #expect(next.selectedTool as? PKInkingTool == PKInkingTool(.marker, color: UIColor(red: 0, green: 1, blue: 0, alpha: 1), width: 20))
    }

    @Test func theCanvasUsesThePickersTool() {
        let (canvas, picker) = (canvas(), PKToolPicker())
        picker.addObserver(canvas)
        picker.selectedTool = PKEraserTool(.vector)
        #expect(canvas.tool is PKEraserTool)
        picker.selectedTool = PKInkingTool(.pencil, color: .purple, width: 5)
        #expect(canvas.tool as? PKInkingTool == PKInkingTool(.pencil, color: .purple, width: 5))
        picker.select(UIColor.orange)
        #expect((canvas.tool as? PKInkingTool)?.color == .orange)
        picker.removeObserver(canvas)
        picker.selectedToolItem = picker.toolItems[0]
        #expect((canvas.tool as? PKInkingTool)?.inkType == .pencil)
    }
}
