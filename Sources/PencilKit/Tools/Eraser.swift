import UIKit

/// Erases from drawings.
struct Eraser {
    let tool: PKEraserTool

    /// The strokes without what the eraser touches between two positions of its way; nil where it touches nothing.
    func erase(_ strokes: [PKStroke], from start: CGPoint, to end: CGPoint) -> [PKStroke]? {
        let area = CGRect(x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x), height: abs(end.y - start.y))
            .insetBy(dx: -tool.width, dy: -tool.width)
        var didErase = false
        let remaining = strokes.flatMap { stroke -> [PKStroke] in
            guard stroke.renderBounds.intersects(area) else { return [stroke] }
            let parts = tool.eraserType == .vector ? whole(stroke, start, end) : parts(of: stroke, start, end)
            guard let parts else { return [stroke] }
            didErase = true
            return parts
        }
        return didErase ? remaining : nil
    }

    private func touches(_ point: PKStrokePoint, _ transform: CGAffineTransform, _ start: CGPoint, _ end: CGPoint) -> Bool {
        let inkRadius = tool.eraserType == .vector ? max(point.size.width, point.size.height) / 2 : 0
        return distance(point.location.applying(transform), start, end) <= tool.width / 2 + inkRadius
    }

    private func distance(_ point: CGPoint, _ start: CGPoint, _ end: CGPoint) -> CGFloat {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let length = dx * dx + dy * dy
        let t = length > 0 ? min(max(((point.x - start.x) * dx + (point.y - start.y) * dy) / length, 0), 1) : 0
        return hypot(point.x - start.x - t * dx, point.y - start.y - t * dy)
    }

    private func whole(_ stroke: PKStroke, _ start: CGPoint, _ end: CGPoint) -> [PKStroke]? {
        let isTouched = stroke.path.samples.contains { touches($0, stroke.transform, start, end) }
        return isTouched ? [] : nil
    }

    /// Returns the remaining parts of a stroke as strokes; nil if the eraser did not touch it.
    private func parts(of stroke: PKStroke, _ start: CGPoint, _ end: CGPoint) -> [PKStroke]? {
        var (runs, run, didErase): ([[PKStrokePoint]], [PKStrokePoint], Bool) = ([], [], false)
        for point in stroke.path.samples {
            guard touches(point, stroke.transform, start, end) else {
                run.append(point)
                continue
            }
            didErase = true
            if !run.isEmpty { runs.append(run) }
            run = []
        }
        guard didErase else { return nil }
        if !run.isEmpty { runs.append(run) }
        return runs.map { points in
            var part = stroke
            part.path = PKStrokePath(controlPoints: points, creationDate: stroke.path.creationDate)
            return part
        }
    }
}
