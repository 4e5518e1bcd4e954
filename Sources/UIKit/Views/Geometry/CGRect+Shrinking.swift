extension CGRect {
    /// The rectangle without margins at its sides. What is narrower than two margins becomes a line in its middle, where `insetBy(dx:dy:)` is
    /// the null rectangle, whose origin is infinite and cannot be a frame.
    package func shrunk(dx: CGFloat, dy: CGFloat = 0) -> CGRect { insetBy(dx: min(dx, width / 2), dy: min(dy, height / 2)) }
}
