import CoreText
import UIKit
import simd

/// A string pulled along the z axis; front, back and sides are elements. Source: Apple's documentation of `SCNText`.
open class SCNText: SCNGeometry, @unchecked Sendable {
    /// A `String` or `NSAttributedString`.
    open var string: Any? { didSet { dimensionsChanged() } }
    open var extrusionDepth: CGFloat = 0 { didSet { dimensionsChanged() } }
    /// Its size is in units of the scene.
    open var font: UIFont! = UIFont(name: "Helvetica", size: 36) ?? UIFont.systemFont(ofSize: 36) { didSet { dimensionsChanged() } }
    /// Whether lines are broken to fit `containerFrame`.
    open var isWrapped = false { didSet { dimensionsChanged() } }
    open var containerFrame = CGRect.zero { didSet { dimensionsChanged() } }
    /// A name of `CATextLayerAlignmentMode`.
    open var alignmentMode = CATextLayerAlignmentMode.natural.rawValue { didSet { dimensionsChanged() } }
    /// A name of `CATextLayerTruncationMode`.
    open var truncationMode = CATextLayerTruncationMode.none.rawValue
    /// The greatest distance of the outlines from the letters' curves.
    open var flatness: CGFloat = 0.6 { didSet { dimensionsChanged() } }
    /// The size of cut edges; not drawn yet, which the console says.
    open var chamferRadius: CGFloat = 0 {
        didSet { if chamferRadius != 0 { SceneNotice.report("SCNText.chamferRadius: not yet in Quince: chamfers of shapes") } }
    }
    open var chamferProfile: UIBezierPath?

    public convenience init(string: Any?, extrusionDepth: CGFloat) {
        self.init()
        (self.string, self.extrusionDepth) = (string, extrusionDepth)
    }

    open var textSize: CGSize {
        let box = makePath().boundingBoxOfPath
        return box.isNull ? .zero : box.size
    }

    private var attributed: NSAttributedString {
        if let text = string as? NSAttributedString {
            let result = NSMutableAttributedString(attributedString: text)
            let whole = NSRange(location: 0, length: result.length)
            result.enumerateAttribute(.font, in: whole) { value, range, _ in
                if value == nil { result.addAttribute(.font, value: font!, range: range) }
            }
            return result
        }
        return NSAttributedString(string: string.map { "\($0)" } ?? "", attributes: [.font: font!])
    }

    /// The outlines of all lines, the bottom of the last one at y = 0 or at the container's place.
    private func makePath() -> CGPath {
        let path = CGMutablePath()
        let text = attributed
        guard text.length > 0 else { return path }
        let lines = makeLines(text)
        let height = font.lineHeight
        let origin = isWrapped ? CGPoint(x: containerFrame.minX, y: containerFrame.maxY - height * CGFloat(lines.count)) : .zero
        let widths = lines.map { CGFloat(CTLineGetTypographicBounds($0, nil, nil, nil)) }
        let space = isWrapped ? containerFrame.width : widths.max() ?? 0
        for (index, line) in lines.enumerated() {
            let baseline = origin.y + CGFloat(lines.count - 1 - index) * height - font.descender
            let slack = space - widths[index]
            let indent =
                switch alignmentMode {
                case CATextLayerAlignmentMode.center.rawValue: slack / 2
                case CATextLayerAlignmentMode.right.rawValue: slack
                default: CGFloat(0)
                }
            add(line, at: CGPoint(x: origin.x + indent, y: baseline), to: path)
        }
        return path
    }

    private func makeLines(_ text: NSAttributedString) -> [CTLine] {
        var lines: [CTLine] = []
        let source = text.string as NSString
        var start = 0
        while start <= source.length {
            let rest = NSRange(location: start, length: source.length - start)
            let end = source.range(of: "\n", options: [], range: rest).location
            let range = NSRange(location: start, length: (end == NSNotFound ? source.length : end) - start)
            let paragraph = text.attributedSubstring(from: range)
            if isWrapped, containerFrame.width > 0, paragraph.length > 0 {
                lines += wrapped(paragraph)
            } else {
                lines.append(CTLineCreateWithAttributedString(paragraph as CFAttributedString))
            }
            if end == NSNotFound { break }
            start = end + 1
        }
        return lines
    }

    private func wrapped(_ paragraph: NSAttributedString) -> [CTLine] {
        let setter = CTFramesetterCreateWithAttributedString(paragraph as CFAttributedString)
        let space = CGPath(rect: CGRect(x: 0, y: 0, width: containerFrame.width, height: 1_000_000), transform: nil)
        let frame = CTFramesetterCreateFrame(setter, CFRange(location: 0, length: 0), space, nil)
        return CTFrameGetLines(frame) as? [CTLine] ?? []
    }

    private func add(_ line: CTLine, at origin: CGPoint, to path: CGMutablePath) {
        for run in CTLineGetGlyphRuns(line) as? [CTRun] ?? [] {
            let count = CTRunGetGlyphCount(run)
            guard count > 0 else { continue }
            var glyphs = [CGGlyph](repeating: 0, count: count)
            var places = [CGPoint](repeating: .zero, count: count)
            CTRunGetGlyphs(run, CFRange(location: 0, length: 0), &glyphs)
            CTRunGetPositions(run, CFRange(location: 0, length: 0), &places)
            let attributes = CTRunGetAttributes(run) as NSDictionary
            guard let font = attributes[kCTFontAttributeName] as? CTFont else { continue }
            for (glyph, place) in zip(glyphs, places) {
                guard let outline = CTFontCreatePathForGlyph(font, glyph, nil) else { continue }
                path.addPath(outline, transform: CGAffineTransform(translationX: origin.x + place.x, y: origin.y + place.y))
            }
        }
    }

    override func makeMesh() -> Mesh {
        Mesh(extruding: Outline(makePath(), flatness: Float(min(flatness, font.pointSize / 60))), depth: Float(max(extrusionDepth, 0)))
    }

    override func makeCopy() -> SCNGeometry {
        let copy = SCNText(string: string, extrusionDepth: extrusionDepth)
        (copy.font, copy.isWrapped, copy.containerFrame) = (font, isWrapped, containerFrame)
        (copy.alignmentMode, copy.truncationMode, copy.flatness) = (alignmentMode, truncationMode, flatness)
        return copy
    }
}
