extension FilterGraph {
    /// Adds the pictures of a plan.
    ///
    /// - Parameters:
    ///   - size: Pixels of the result; it has the plan's proportions.
    ///   - isUpright: Whether the picture is turned as its track says.
    /// - Returns: The name of the pad with the pictures.
    mutating func addPicture(_ plan: RenderPlan, size: (width: Int, height: Int), rate: Double, isUpright: Bool) -> String {
        let canvas = Canvas(
            width: max(Int(plan.size.width.rounded()), 1), height: max(Int(plan.size.height.rounded()), 1), rate: plan.frameRate)
        var parts = plan.sections.map { section in add(section, canvas) }
        if parts.isEmpty { parts = [add([canvas.colour("black", frames: 1)])] }
        let joined = parts.count == 1 ? parts[0] : add(["concat=n=\(parts.count):v=1:a=0"], from: parts)
        let turning = isUpright ? Self.turning(plan.orientation) : []
        let slower = rate < plan.frameRate - 0.01 ? ["fps=\(Self.number(rate))"] : []
        return add(slower + turning + ["scale=\(size.width):\(size.height)", "setsar=1"], from: [joined])
    }

    /// The canvas.
    struct Canvas {
        var width: Int
        var height: Int
        /// Frames a second.
        var rate: Double

        func colour(_ name: String, frames: Int) -> String {
            let length = FilterGraph.number(Double(frames + 1) / rate)
            return "color=c=\(name):s=\(width)x\(height):r=\(FilterGraph.number(rate)):d=\(length),trim=end_frame=\(frames),format=yuv420p"
        }
    }

    private mutating func add(_ section: RenderPlan.Section, _ canvas: Canvas) -> String {
        if section.layers.count == 1, case .fit = section.layers[0].placement {
            let layer = section.layers[0]
            let size = "\(canvas.width):\(canvas.height)"
            let fitting = [
                "scale=\(size):force_original_aspect_ratio=decrease", "pad=\(size):-1:-1", "setsar=1", "format=yuv420p",
            ]
            let clip = Frames(layer.clip, section.frames, canvas.rate)
            return add(clip.filters(layer.size) + fitting, from: [input(layer.clip, "v", earlier: clip.earlierSeconds)])
        }
        var base = add([canvas.colour(section.background, frames: section.frames)])
        for layer in section.layers { base = add(layer, over: base, canvas, section.frames) }
        return base
    }

    /// A clip at an even rate of frames, of which the last stays to the end.
    ///
    /// FFmpeg begins with the first frame behind the place that it seeks; the one shown there is found among those before it.
    private struct Frames {
        private let count: Int
        private let rate: Double
        /// Seconds shown for a second of the file.
        private let factor: Double
        /// Frames before the clip that are left out again.
        private let earlier: Int

        init(_ clip: RenderPlan.Clip, _ count: Int, _ rate: Double) {
            (self.count, self.rate, factor) = (count, rate, clip.duration / clip.length)
            earlier = Int(max(min(clip.start * factor, 0.5) * rate, 0))
        }

        /// Seconds of the file.
        var earlierSeconds: Double { Double(earlier) / rate / factor }

        /// - Parameter size: The picture's, in pixels.
        func filters(_ size: CGSize) -> [String] {
            [
                factor == 1 ? "setpts=PTS" : "setpts=PTS*\(String(format: "%.9f", factor))",
                "fps=\(FilterGraph.number(rate)):start_time=0", "tpad=stop=-1:stop_mode=clone",
                "trim=start_frame=\(earlier):end_frame=\(earlier + count)", "setpts=PTS-STARTPTS",
                "scale=\(max(Int(size.width), 1)):\(max(Int(size.height), 1))", "setsar=1",
            ]
        }
    }

    /// Adds a layer over what is below it; one that is not to be seen is left out.
    private mutating func add(_ layer: RenderPlan.Layer, over base: String, _ canvas: Canvas, _ most: Int) -> String {
        guard case .composed(let matrix, let opacity, let crop) = layer.placement else { return base }
        guard opacity.contains(where: { $0.from != [0] || $0.to != [0] }) else { return base }
        let count = min(max(Int((layer.clip.duration * canvas.rate).rounded()), 1), most)
        let placement = LayerPlacement(layer.size, canvas, matrix, crop)
        guard let (placing, position) = placement.filters() else { return base }
        let clip = Frames(layer.clip, count, canvas.rate)
        var shown = add(clip.filters(layer.size), from: [input(layer.clip, "v", earlier: clip.earlierSeconds)])
        if !crop.isConstant { shown = add(["alphamerge"], from: [shown, mask(layer.size, crop, canvas.rate, count)]) }
        let filters = placing + fading(opacity) + ["setpts=PTS+\(Self.number(layer.delay))/TB"]
        let top = add(filters, from: [shown])
        return add(["overlay=\(position.x):\(position.y):eof_action=pass"], from: [base, top])
    }

    /// Adds a picture that is white where a moving rectangle is, and black around it.
    private mutating func mask(_ size: CGSize, _ crop: Ramps.Piece, _ rate: Double, _ frames: Int) -> String {
        let colour = { (name: String) in
            "color=c=\(name):s=\(max(Int(size.width), 1))x\(max(Int(size.height), 1)):r=\(Self.number(rate)),trim=end_frame=\(frames),format=gbrp"
        }
        let number = { (index: Int) in Self.expression([crop], "t") { $0[index] } }
        let white = add([colour("white"), "scale=w='max(\(number(2)),1)':h='max(\(number(3)),1)':eval=frame", "format=gbrp"])
        let moved = add(["overlay=x='\(number(0))':y='\(number(1))':format=gbrp"], from: [add([colour("black")]), white])
        return add(["format=gray"], from: [moved])
    }

    /// The filters for an opacity over time.
    private mutating func fading(_ pieces: [Ramps.Piece]) -> [String] {
        guard pieces.contains(where: { $0.from != [1] || $0.to != [1] }), let first = pieces.first else { return [] }
        let name = "colorchannelmixer@\(label("o"))"
        let mixer = "format=rgba,\(name)=aa=\(Self.number(first.from[0]))"
        guard pieces.count > 1 || !first.isConstant else { return [mixer] }
        let commands = pieces.map { piece -> String in
            let (from, to) = (Self.number(piece.from[0]), Self.number(piece.to[0] - piece.from[0]))
            let times = "\(Self.number(max(piece.start, 0)))-\(Self.number(piece.end + 0.000_001))"
            return "\(times) [expr] \(name) aa \(from)+(\(to))*TI"
        }
        return ["format=rgba", "sendcmd=c='\(commands.joined(separator: ";"))'", mixer]
    }

    /// The filters that turn a picture by quarters and mirror it, as a matrix says; its other parts are left out.
    static func turning(_ matrix: CGAffineTransform) -> [String] {
        let isTurned = abs(matrix.a) < abs(matrix.b)
        let (across, down) = isTurned ? (matrix.c, matrix.b) : (matrix.a, matrix.d)
        return (isTurned ? ["transpose=cclock_flip"] : []) + (across < 0 ? ["hflip"] : []) + (down < 0 ? ["vflip"] : [])
    }
}
