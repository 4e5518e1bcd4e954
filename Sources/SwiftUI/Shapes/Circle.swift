/// The largest circle in the middle of the room.
public struct Circle: Shape {
    nonisolated public init() {}
    nonisolated public func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        guard proposal.width != nil || proposal.height != nil else { return CGSize(width: 10, height: 10) }
        let side = min(proposal.width ?? .infinity, proposal.height ?? .infinity)
        return CGSize(width: side, height: side)
    }
}

extension Shape where Self == Circle { public static var circle: Circle { Circle() } }

extension Circle: InsettableShape {
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(base: self, amount: amount) }
}
