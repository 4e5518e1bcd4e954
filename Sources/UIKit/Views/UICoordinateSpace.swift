/// A frame of reference on a screen, to convert points and rectangles between.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
    var bounds: CGRect { get }
}

extension UIView {
    func convertPoint(_ point: CGPoint, toSpace coordinateSpace: any UICoordinateSpace) -> CGPoint {
        guard let other = (coordinateSpace as? LayerCoordinateSpace)?.spaceLayer else { return coordinateSpace.convert(point, from: self) }
        return layer.convert(point, to: other)
    }

    func convertPoint(_ point: CGPoint, fromSpace coordinateSpace: any UICoordinateSpace) -> CGPoint {
        guard let other = (coordinateSpace as? LayerCoordinateSpace)?.spaceLayer else { return coordinateSpace.convert(point, to: self) }
        return layer.convert(point, from: other)
    }

    func convertRect(_ rect: CGRect, toSpace coordinateSpace: any UICoordinateSpace) -> CGRect {
        guard let other = (coordinateSpace as? LayerCoordinateSpace)?.spaceLayer else { return coordinateSpace.convert(rect, from: self) }
        return layer.convert(rect, to: other)
    }

    func convertRect(_ rect: CGRect, fromSpace coordinateSpace: any UICoordinateSpace) -> CGRect {
        guard let other = (coordinateSpace as? LayerCoordinateSpace)?.spaceLayer else { return coordinateSpace.convert(rect, to: self) }
        return layer.convert(rect, from: other)
    }
}

/// A coordinate space that is that of a layer.
@MainActor protocol LayerCoordinateSpace { var spaceLayer: CALayer { get } }

extension UIView: LayerCoordinateSpace { var spaceLayer: CALayer { layer } }

/// The coordinates of a display, upright or as the interface stands.
@MainActor final class ScreenCoordinateSpace: NSObject, UICoordinateSpace, LayerCoordinateSpace {
    let spaceLayer: CALayer
    init(_ layer: CALayer) { spaceLayer = layer }

    var bounds: CGRect { spaceLayer.bounds }
    func convert(_ point: CGPoint, to other: any UICoordinateSpace) -> CGPoint {
        (other as? LayerCoordinateSpace).map { spaceLayer.convert(point, to: $0.spaceLayer) } ?? point
    }
    func convert(_ point: CGPoint, from other: any UICoordinateSpace) -> CGPoint {
        (other as? LayerCoordinateSpace).map { spaceLayer.convert(point, from: $0.spaceLayer) } ?? point
    }
    func convert(_ rect: CGRect, to other: any UICoordinateSpace) -> CGRect {
        (other as? LayerCoordinateSpace).map { spaceLayer.convert(rect, to: $0.spaceLayer) } ?? rect
    }
    func convert(_ rect: CGRect, from other: any UICoordinateSpace) -> CGRect {
        (other as? LayerCoordinateSpace).map { spaceLayer.convert(rect, from: $0.spaceLayer) } ?? rect
    }
}
