/// Symbols of things, drawn as lines and areas of their own because the icon set has nothing like them.
///
/// Lengths are hundredths of the point size around the middle of the cap height, in the notation of SVG paths.
enum SymbolPictures {
    static let names = Array(pictures.keys)

    static func drawing(named name: String) -> SymbolDrawing? { pictures[name]?() }

    private static let pictures: [String: () -> SymbolDrawing] = [
        "leaf": { lines(leaf + " " + vein) },
        "leaf.fill": { SymbolDrawing([area(leaf), cut(vein, 0.9), line(stem)]) },
        "pawprint": { lines((toes + [pad]).joined(separator: " "), width: 0.9) },
        "pawprint.fill": { SymbolDrawing((toes + [pad]).flatMap { [area($0), line($0, 0.9)] }) },
        "fork.knife": { SymbolDrawing([line(fork), line(knife), area(knife)]) },
        "crown": { SymbolDrawing([line(crown), area(jewels)]) },
        "crown.fill": { SymbolDrawing([area(crown), line(crown), area(jewels)]) },
        "timer": { lines("M0 -45A45 45 0 1 1 -31.8 -31.8 M0 -45V-28 M-20 -20L0 0") },
        "flag.checkered": { SymbolDrawing([line("M-42 -48V50"), line(flag, 0.7), area(checks)]) },
        "text.badge.plus": { lines(text + " M12 30H48 M30 12V48") },
        "text.badge.minus": { lines(text + " M12 30H48") },
        "text.badge.xmark": { lines(text + " M17 17L43 43 M43 17L17 43") },
        "text.badge.checkmark": { lines(text + " M12 32L24 46L46 14") },
        "textformat": { letters(("Aa", CGRect(x: -56, y: -31, width: 112, height: 62))) },
        "textformat.alt": { letters(("Aa", CGRect(x: -56, y: -31, width: 112, height: 62))) },
        "textformat.size": {
            letters(("A", CGRect(x: -56, y: -5, width: 38, height: 40)), ("A", CGRect(x: -14, y: -35, width: 70, height: 70)))
        },
        "textformat.abc": { letters(("abc", CGRect(x: -66, y: -27, width: 132, height: 54))) },
        "character": { letters(("A", CGRect(x: -34, y: -35, width: 68, height: 70))) },
    ]

    private static let leaf =
        "M42 -42C50 8 32 38 -4 38C-28 38 -42 22 -42 2C-42 -24 -20 -30 6 -32C22 -33 34 -36 42 -42Z"
    private static let vein = "M-50 47C-36 22 -12 4 20 -6"
    private static let stem = "M-50 47C-46 40 -41 33 -36 28"
    private static let toes = [ellipse(-39, -6, 9, 13), ellipse(-15, -30, 10, 14), ellipse(15, -30, 10, 14), ellipse(39, -6, 9, 13)]
    private static let pad =
        "M0 0C14 0 19 10 27 19C35 28 33 42 20 42C12 42 8 38 0 38C-8 38 -12 42 -20 42C-33 42 -35 28 -27 19C-19 10 -14 0 0 0Z"
    private static let fork = "M-40 -47V-22C-40 -4 -12 -4 -12 -22V-47 M-26 -47V48"
    private static let knife = "M26 48V-46C40 -40 45 -20 45 2V8H26"
    private static let crown = "M-44 -18L-34 32H34L44 -18L19 4L0 -30L-19 4Z"
    private static let jewels = ellipse(-46, -24, 7, 7) + " " + ellipse(46, -24, 7, 7) + " " + ellipse(0, -37, 7, 7)
    private static let flag = "M-42 -44H46V10H-42Z"
    /// Every other one of twelve squares.
    private static let checks = (0..<12).filter { ($0 / 4 + $0 % 4) % 2 == 0 }.map { index in
        "M\(-42 + index % 4 * 22) \(-44 + index / 4 * 18)h22v18h-22Z"
    }.joined(separator: " ")
    private static let text = "M-50 -36H50 M-50 -8H50 M-50 20H-6"

    private static func ellipse(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
        "M\(x - width) \(y)A\(width) \(height) 0 1 1 \(x + width) \(y)A\(width) \(height) 0 1 1 \(x - width) \(y)Z"
    }

    private static func lines(_ path: String, width: CGFloat = 1) -> SymbolDrawing { SymbolDrawing([line(path, width)]) }
    private static func line(_ path: String, _ width: CGFloat = 1) -> SymbolDrawing.Step {
        SymbolDrawing.Step(shape: .stroke(SVGPathReader.path(path), width))
    }
    private static func area(_ path: String) -> SymbolDrawing.Step {
        SymbolDrawing.Step(shape: .fill(SVGPathReader.path(path), isEvenOdd: false, isOutline: false))
    }
    private static func letters(_ parts: (String, CGRect)...) -> SymbolDrawing {
        SymbolDrawing(parts.map { SymbolDrawing.Step(shape: .text($0.0, $0.1)) })
    }
    /// A line left out of what is below.
    private static func cut(_ path: String, _ width: CGFloat) -> SymbolDrawing.Step {
        SymbolDrawing.Step(shape: .stroke(SVGPathReader.path(path), width), knocksOut: true)
    }
}
