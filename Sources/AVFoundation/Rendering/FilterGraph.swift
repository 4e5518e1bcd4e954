/// FFmpeg's arguments for a plan: the inputs, and the graph of filters that makes one picture and one sound of them.
struct FilterGraph {
    private(set) var inputs: [String] = []
    private var inputCount = 0
    private var chains: [String] = []
    private var labelCount = 0

    /// The graph's text.
    var text: String { chains.joined(separator: ";") }

    /// The arguments for the inputs and the graph.
    var arguments: [String] { inputs + ["-filter_complex", text] }

    /// A name in the graph that is not taken yet.
    mutating func label(_ prefix: String) -> String {
        labelCount += 1
        return "\(prefix)\(labelCount)"
    }

    /// Adds filters from pads to a new one.
    ///
    /// - Returns: The name of the new pad.
    mutating func add(_ filters: [String], from pads: [String] = []) -> String {
        let name = label("p")
        chains.append(pads.map { "[\($0)]" }.joined() + filters.joined(separator: ",") + "[\(name)]")
        return name
    }

    /// Adds a clip as an input of its own, so that FFmpeg seeks in the file instead of reading all of it.
    ///
    /// - Parameters:
    ///   - kind: FFmpeg's letter: v or a.
    ///   - earlier: Seconds of the file before the clip that are read too.
    /// - Returns: The name of its pad.
    mutating func input(_ clip: RenderPlan.Clip, _ kind: String, earlier: Double = 0) -> String {
        let (start, length) = (max(clip.start - earlier, 0), clip.length + earlier)
        inputs += ["-threads", "1", "-noautorotate", "-ss", Self.number(start), "-t", Self.number(length), "-i", clip.address]
        defer { inputCount += 1 }
        return "\(inputCount):\(kind):\(clip.stream)"
    }

    /// A number as FFmpeg reads it.
    static func number(_ value: Double) -> String {
        guard value.isFinite else { return "0" }
        return String(format: "%.6f", value)
    }

    /// An expression of the time `variable` for values that change; the pieces follow one another.
    ///
    /// - Parameter value: The value of a piece's start or end.
    static func expression(_ pieces: [Ramps.Piece], _ variable: String, _ value: ([Double]) -> Double) -> String {
        guard let last = pieces.last else { return "0" }
        var text = expression(last, variable, value)
        for piece in pieces.dropLast().reversed() {
            text = "if(lt(\(variable),\(number(piece.end))),\(expression(piece, variable, value)),\(text))"
        }
        return text
    }

    private static func expression(_ piece: Ramps.Piece, _ variable: String, _ value: ([Double]) -> Double) -> String {
        let (from, to) = (value(piece.from), value(piece.to))
        guard from != to, piece.end > piece.start else { return number(to) }
        let slope = (to - from) / (piece.end - piece.start)
        return "(\(number(from))+(\(variable)-(\(number(piece.start))))*(\(String(format: "%.9f", slope))))"
    }
}
