/// A shape in one colour whose edges are not smoothed.
final class JaggedLayer: DrawingLayerBase {
    private var path: CGPath?
    private var color: CGColor?
    private var isEvenOdd = false

    func show(_ path: Path, _ color: CGColor, isEvenOdd: Bool) {
        self.path = path.cgPath
        self.color = color
        self.isEvenOdd = isEvenOdd
        contentsScale = UIScreen.main.scale
        setNeedsDisplay()
    }

    override func draw(in context: CGContext) {
        guard let path, let color else { return }
        context.setShouldAntialias(false)
        context.setFillColor(color)
        context.addPath(path)
        context.fillPath(using: isEvenOdd ? .evenOdd : .winding)
    }
}
