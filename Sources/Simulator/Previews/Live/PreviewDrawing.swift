import DeviceProtocol
import RenderProtocol

/// How far the process of a live preview is with its first picture; until then the last one of the process before is shown.
struct PreviewDrawing {
    /// The size that the process has told, which it does before the commit that shows the preview.
    var canvas: PreviewCanvas?
    private(set) var isDone = false
    private var standing: RenderTree?

    /// Another process begins, or none is there any more.
    ///
    /// - Parameter tree: What the process before has committed.
    mutating func begin(instead tree: RenderTree?) { self = PreviewDrawing(canvas: nil, isDone: false, standing: isDone ? tree : standing) }

    init() {}

    private init(canvas: PreviewCanvas?, isDone: Bool, standing: RenderTree?) {
        (self.canvas, self.isDone, self.standing) = (canvas, isDone, standing)
    }

    /// The commit after the size has come.
    mutating func finish() { (isDone, standing) = (true, nil) }

    /// What is shown while a process has committed so much.
    func shown(_ tree: RenderTree) -> RenderTree { isDone ? tree : standing ?? RenderTree() }
}
