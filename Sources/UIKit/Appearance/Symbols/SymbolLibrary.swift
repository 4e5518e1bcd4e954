/// Finds or composes the drawing of a symbol name.
///
/// Names come from SF Symbols; drawings are own ones (`SymbolPrimitives`), those of the Bootstrap icon set (by name or `SymbolNames`),
/// and compositions of them.
final class SymbolLibrary: @unchecked Sendable {
    static let shared = SymbolLibrary()

    /// The folder in which Debian's package `bootstrap-icons` installs its drawings.
    private static let iconFolder = "/usr/share/bootstrap-icons/svg"

    private var drawings: [String: SymbolDrawing?] = [:]
    private var reported: Set<String> = []
    private let lock = NSRecursiveLock()

    /// The drawing of a name, or the placeholder for one that has none, which is reported once.
    func drawing(named name: String) -> SymbolDrawing {
        if let found = find(name) { return found }
        lock.withLock {
            if reported.insert(name).inserted {
                NSLog("%@", "No symbol named '\(name)' found in system symbol set; a placeholder is shown.")
            }
        }
        return SymbolLibrary.placeholder
    }

    /// The drawing of a name, however it comes about; nil if there is none.
    func find(_ name: String) -> SymbolDrawing? {
        lock.withLock {
            if let known = drawings[name] { return known }
            // Guards against names whose compositions lead back to themselves.
            drawings[name] = .some(nil)
            let found = SymbolComposer(library: self).drawing(named: name)
            drawings[name] = .some(found)
            return found
        }
    }

    /// An icon of the set by its file name, scaled to the common grid.
    func icon(_ file: String) -> SymbolDrawing? {
        guard let text = try? String(contentsOfFile: "\(SymbolLibrary.iconFolder)/\(file).svg", encoding: .utf8) else { return nil }
        let shapes = SVGPathReader.shapes(inFile: text)
        guard !shapes.isEmpty else { return nil }
        let isOutline = !file.contains("fill")
        let scale = SymbolStroke.iconStroke
        let place = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: -8 * scale, ty: -8 * scale)
        return SymbolDrawing(
            shapes.map { shape in
                var place = place
                let path = shape.path.copy(using: &place) ?? shape.path
                return SymbolDrawing.Step(shape: .fill(path, isEvenOdd: shape.isEvenOdd, isOutline: isOutline))
            })
    }

    /// A dashed box with a question mark's dot and hook, so that a missing drawing is seen and not mistaken for a real one.
    static let placeholder: SymbolDrawing = {
        let hook = CGMutablePath()
        hook.addArc(center: CGPoint(x: 0, y: -12), radius: 14, startAngle: .pi, endAngle: .pi * 2.4, clockwise: false)
        hook.addLine(to: CGPoint(x: 0, y: 10))
        hook.move(to: CGPoint(x: 0, y: 27))
        hook.addLine(to: CGPoint(x: 0, y: 27.1))
        var steps = SymbolPrimitives.drawing(named: "square.dashed")?.steps ?? []
        steps.append(.init(shape: .stroke(hook, 1)))
        return SymbolDrawing(steps)
    }()
}
