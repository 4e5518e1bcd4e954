import DeviceProtocol
import RenderProtocol

/// The progress of a live preview's process towards its first picture; the previous process's last picture is shown until then.
struct PreviewDrawing {
    /// The size that the process has told, which it does before the commit that shows the preview.
    var canvas: PreviewCanvas?
    private(set) var isDone = false
    private var standing: RenderTree?

    /// Another process begins, or none is there any more.
    ///
    /// - Parameter tree: The last tree of the process before.
    mutating func begin(instead tree: RenderTree?) { self = PreviewDrawing(canvas: nil, isDone: false, standing: isDone ? tree : standing) }

    init() {}

    private init(canvas: PreviewCanvas?, isDone: Bool, standing: RenderTree?) {
        (self.canvas, self.isDone, self.standing) = (canvas, isDone, standing)
    }

    /// The commit after the size has come.
    mutating func finish() { (isDone, standing) = (true, nil) }

    /// Returns the tree to show when a process has committed `tree`.
    func shown(_ tree: RenderTree) -> RenderTree { isDone ? tree : standing ?? RenderTree() }
}
