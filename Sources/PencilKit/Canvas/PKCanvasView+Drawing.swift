import UIKit

/// A stroke while it is drawn.
struct LiveStroke {
    let tool: PKInkingTool
    let beginning: TimeInterval
    private(set) var points: [PKStrokePoint] = []

    init(tool: PKInkingTool, beginning: TimeInterval) { (self.tool, self.beginning) = (tool, beginning) }

    /// - Parameters:
    ///   - force: 0 for what does not measure it.
    ///   - time: Seconds of the media time.
    mutating func add(_ location: CGPoint, force: CGFloat, altitude: CGFloat, time: TimeInterval) {
        if let last = points.last?.location, last == location { return }
        let type = tool.inkType
        points.append(
            PKStrokePoint(
                location: location, timeOffset: time - beginning, size: CGSize(width: tool.width, height: tool.width * type.aspect),
                opacity: 1, force: force > 0 ? force : 1, azimuth: tool.azimuth + type.azimuth, altitude: altitude))
    }

    var stroke: PKStroke {
        // Finger strokes of one point are dots.
        PKStroke(ink: tool.ink, path: PKStrokePath(controlPoints: points, creationDate: Date()))
    }
}

extension PKCanvasView {
    func beginDrawing(_ touch: UITouch) {
        let location = touch.location(in: content)
        toolUse = (drawing, location)
        if let tool = tool as? PKInkingTool {
            liveStroke = LiveStroke(tool: shownTool(tool), beginning: touch.timestamp)
        }
        delegate?.canvasViewDidBeginUsingTool(self)
        continueDrawing(touch, in: nil)
    }

    /// The tool with its colour as in the light appearance, in which drawings are kept.
    private func shownTool(_ tool: PKInkingTool) -> PKInkingTool {
        var tool = tool
        tool.color = tool.color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
        return tool
    }

    /// - Parameter event: Gives the positions between the last and this; nil for none.
    func continueDrawing(_ touch: UITouch, in event: UIEvent?) {
        if liveStroke != nil {
            for sample in event?.coalescedTouches(for: touch) ?? [touch] {
                liveStroke?.add(
                    sample.location(in: content), force: sample.force, altitude: sample.altitudeAngle, time: sample.timestamp)
            }
            if let stroke = liveStroke?.stroke { content.showLive(stroke, isDark: isDark) }
        } else if let eraser = tool as? PKEraserTool, let use = toolUse {
            let location = touch.location(in: content)
            toolUse?.position = location
            guard let strokes = Eraser(tool: eraser).erase(drawing.strokes, from: use.position, to: location) else { return }
            drawing = PKDrawing(strokes: strokes)
        }
    }

    func endDrawing(_ touch: UITouch, in event: UIEvent?) {
        continueDrawing(touch, in: event)
        content.endLive()
        guard let before = toolUse?.before else { return }
        if let stroke = liveStroke?.stroke, !stroke.path.isEmpty {
            change(to: PKDrawing(strokes: drawing.strokes + [stroke]), from: before, actionName: "Draw")
        } else if drawing != before {
            change(to: drawing, from: before, actionName: "Erase")
        }
        finishDrawing()
    }

    /// Takes back what the tool did, where a gesture took its touch.
    func cancelDrawing() {
        content.endLive()
        guard let before = toolUse?.before else { return }
        if liveStroke == nil, drawing != before { drawing = before }
        finishDrawing()
    }

    private func finishDrawing() {
        (liveStroke, toolUse) = (nil, nil)
        delegate?.canvasViewDidEndUsingTool(self)
    }
}
