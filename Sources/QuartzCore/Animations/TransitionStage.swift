import CoreGraphics
import Foundation
import RenderProtocol

/// A running `CATransition`: the picture of the layer's old look beside the layer, and how both move.
///
/// Compositors know no transitions of whole trees: they see two layers that fade and move.
final class TransitionStage {
    /// The old contents, where nothing but the contents of a layer without sublayers changes: they are blended exactly.
    private(set) var oldContents: CGImage?
    /// A copy of the old look; right above or below the layer in commits, never among the superlayer's sublayers.
    let picture: CALayer?
    let isPictureBelow: Bool
    private weak var layer: CALayer?
    private let transition: CATransition

    /// nil where there is no old look: the layer was not shown yet.
    init?(_ transition: CATransition, of layer: CALayer) {
        guard layer.changes.isCommitted, let context = layer.hierarchy.context, let parent = layer.hierarchy.superlayer else { return nil }
        self.layer = layer
        self.transition = transition
        isPictureBelow = transition.type == .moveIn
        oldContents = Self.contentsToBlend(transition, layer, context)
        guard oldContents == nil else {
            picture = nil
            return
        }
        let picture = layer.committedPicture(in: context, at: context.timeline.now)
        self.picture = picture
        layer.hierarchy.transition?.end()
        layer.hierarchy.transition = self
        picture.hierarchy.superlayer = parent
        picture.join(context)
        parent.noteChange(of: .sublayers)
        for animation in pictureAnimations(layer) { picture.add(animation, forKey: animation.keyPath) }
    }

    /// Takes the picture away.
    func end() {
        guard let picture, picture.hierarchy.context != nil else { return }
        let parent = picture.hierarchy.superlayer
        picture.hierarchy.superlayer = nil
        picture.removeAllAnimations()
        picture.leave()
        if layer?.hierarchy.transition === self { layer?.hierarchy.transition = nil }
        parent?.noteChange(of: .sublayers)
    }

    private static func contentsToBlend(_ transition: CATransition, _ layer: CALayer, _ context: LayerContext) -> CGImage? {
        let committed = layer.changes.committed
        guard transition.type == .fade, transition.startProgress == 0, transition.endProgress == 1, committed.sublayers == nil,
            committed.mask == nil, layer.hierarchy.sublayers.isEmpty, Set(committed.properties.keys).isSubset(of: [.contents]),
            case .image(let id) = layer.committedValue(.contents), case .image = layer[.contents]
        else { return nil }
        return context.committedImage(id)
    }

    // MARK: Motion

    private var progress: (start: CGFloat, end: CGFloat) { (CGFloat(transition.startProgress), CGFloat(transition.endProgress)) }

    /// From where the new look comes, relative to its place.
    private func entry(_ layer: CALayer) -> CGPoint {
        let size = layer.bounds.size
        let way: CGPoint =
            switch transition.subtype {
            case .fromRight: CGPoint(x: size.width, y: 0)
            // As documented for a vertical axis that points up.
            case .fromTop: CGPoint(x: 0, y: size.height)
            case .fromBottom: CGPoint(x: 0, y: -size.height)
            default: CGPoint(x: -size.width, y: 0)
            }
        let turned = layer.affineTransform()
        return CGPoint(x: turned.a * way.x + turned.c * way.y, y: turned.b * way.x + turned.d * way.y)
    }

    private func pictureAnimations(_ layer: CALayer) -> [CAPropertyAnimation] {
        guard let picture, transition.type != .moveIn else { return [] }
        let (start, end) = progress
        let opacity = CGFloat(picture.opacity)
        var animations = [animation("opacity", opacity * (1 - start), opacity * (1 - end))]
        if transition.type != .fade {
            let entry = entry(layer), position = picture.position
            func place(_ share: CGFloat) -> CGPoint { CGPoint(x: position.x - entry.x * share, y: position.y - entry.y * share) }
            animations.append(animation("position", place(start), place(end)))
        }
        return animations
    }

    private func animation(_ keyPath: String, _ from: Any, _ to: Any) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: keyPath)
        transition.copyProperties(to: animation)
        animation.delegate = nil
        (animation.fromValue, animation.toValue) = (from, to)
        return animation
    }

    /// Returns the animations of the layer itself for the compositors.
    func motions(of layer: CALayer) -> [(LayerKey, RenderAnimation.Motion, isAdditive: Bool)] {
        if let oldContents { return [(.contents, .crossfade(from: ImageRegistry.id(of: oldContents)), false)] }
        let (start, end) = progress
        var motions: [(LayerKey, RenderAnimation.Motion, isAdditive: Bool)] = []
        if transition.type != .reveal, !(transition.type == .fade && isCovering(layer)) {
            let opacity = Double(layer.opacity)
            motions.append((.opacity, .basic(from: .number(opacity * Double(start)), to: .number(opacity * Double(end))), false))
        }
        if transition.type == .moveIn || transition.type == .push {
            let entry = entry(layer)
            func way(_ share: CGFloat) -> LayerValue { .point(CGPoint(x: entry.x * (1 - share), y: entry.y * (1 - share))) }
            motions.append((.position, .basic(from: way(start), to: way(end)), true))
        }
        return motions
    }

    /// Whether the new look hides everything behind it: an old one that fades above it is then a blend of both.
    private func isCovering(_ layer: CALayer) -> Bool { layer.backgroundColor.map { $0.alpha >= 1 } ?? false }
}

extension CALayer {
    /// The layer in its superlayer's list in commits, with the picture that a transition puts beside it.
    var stackedIDs: [LayerID] {
        guard let stage = hierarchy.transition, let picture = stage.picture else { return [id] }
        return stage.isPictureBelow ? [picture.id, id] : [id, picture.id]
    }
}
