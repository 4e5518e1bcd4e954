import Testing

@testable import UIKit

/// Drags from one view to another, by fingers of a device.
@MainActor @Suite(.serialized) struct DragInteractionTests {
    private final class Side: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
        var log: [String] = []
        var items = ["text"]
        var operation = UIDropOperation.copy
        var accepts = true
        var allowsMove = true
        var added: [String] = []
        /// Where drops settle, as the destination says.
        var settlesIn: UIView?

        private func make(_ texts: [String]) -> [UIDragItem] {
            texts.map { UIDragItem(itemProvider: NSItemProvider(object: NSString(string: $0))) }
        }

        func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
            session.localContext = "context"
            return make(items)
        }
        func dragInteraction(
            _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
        ) {
            log.append("lift")
            animator.addCompletion { self.log.append("lifted \($0.rawValue)") }
        }
        func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) { log.append("begin") }
        func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool { allowsMove }
        func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation) {
            log.append("will end \(operation)")
        }
        func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) {
            log.append("did end \(operation)")
        }
        func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {
            log.append("transferred")
        }
        func dragInteraction(
            _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
        ) -> [UIDragItem] { make(added) }
        func dragInteraction(_ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating) {
            log.append("cancel")
        }

        func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
            accepts && session.canLoadObjects(ofClass: NSString.self)
        }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) { log.append("enter") }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
            log.append("update")
            return UIDropProposal(operation: operation)
        }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) { log.append("exit") }
        func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
            log.append("perform \(session.localDragSession?.localContext ?? "-")")
        }
        func dropInteraction(
            _ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
        ) -> UITargetedDragPreview? { settlesIn.map { UITargetedDragPreview(view: $0) } ?? defaultPreview }
        func dropInteraction(_ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating) {
            log.append("animate")
        }
        func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) { log.append("conclude") }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) { log.append("end") }
    }

    /// Two views, one above the other, with a gap between them.
    @MainActor private struct Scene {
        let device: TestDevice
        let source = Side()
        let destination = Side()
        let interaction: UIDragInteraction
        let views: (source: UIView, destination: UIView)

        @MainActor init() {
            device = TestDevice(settles: false)
            let controller = UIViewController()
            let window = UIWindow(windowScene: device.scene)
            window.rootViewController = controller
            window.isHidden = false
            let from = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
            let to = UIView(frame: CGRect(x: 20, y: 400, width: 200, height: 200))
            interaction = UIDragInteraction(delegate: source)
            interaction.press.recognizer.minimumPressDuration = 0
            from.addInteraction(interaction)
            to.addInteraction(UIDropInteraction(delegate: destination))
            controller.view.addSubview(from)
            controller.view.addSubview(to)
            views = (from, to)
            kept = window
        }
        private let kept: UIWindow

        @MainActor func drag(_ points: (Double, Double)..., releases: Bool = true) {
            UIView.performWithoutAnimation {
                device.touch(.began, 70, 150, time: 1)
                for (index, point) in points.enumerated() { device.touch(.moved, point.0, point.1, time: 1.1 + Double(index) / 10) }
                let last = points.last ?? (70, 150)
                if releases { device.touch(.ended, last.0, last.1, time: 3) }
            }
        }

        @MainActor var overlay: DragOverlayWindow? {
            device.scene.allWindows.compactMap { $0 as? DragOverlayWindow }.first { !$0.isHidden }
        }
        @MainActor var pictures: [DragItemView] { overlay?.subviews.compactMap { $0 as? DragItemView } ?? [] }
        @MainActor var badge: DragBadgeView? { overlay?.subviews.compactMap { $0 as? DragBadgeView }.first }
    }

    @Test func aDropTellsBothSidesInOrder() {
        let scene = Scene()
        scene.drag((70, 200), (100, 450), (100, 460))
        #expect(scene.source.log == ["lift", "lifted 0", "begin", "will end copy", "did end copy", "transferred"])
        #expect(scene.destination.log == ["enter", "update", "update", "perform context", "animate", "conclude", "end"])
        #expect(scene.overlay == nil)
        #expect(DragController.current == nil)
    }

    @Test func previewsCastTheShadowOfTheirPath() throws {
        let scene = Scene()
        scene.device.settle()
        let box = CGRect(x: 10, y: 20, width: 30, height: 40)
        let parameters = UIDragPreviewParameters()
        parameters.shadowPath = UIBezierPath(rect: box)
        #expect((parameters.copy() as? UIPreviewParameters)?.shadowPath === parameters.shadowPath)
        let view = scene.views.source
        let dragged = DragItemView(
            UIDragItem(itemProvider: NSItemProvider()), lifted: UITargetedDragPreview(view: view, parameters: parameters))
        #expect(dragged.layer.shadowPath?.boundingBox == box)
        let lifted = try #require(MenuPreviewView(UITargetedPreview(view: view, parameters: parameters)))
        #expect(lifted.layer.shadowPath?.boundingBox == box)
        #expect(lifted.layer.shadowOpacity > 0)
        let plain = try #require(MenuPreviewView(UITargetedPreview(view: view)))
        #expect(plain.layer.shadowOpacity == 0)
    }

    @Test func groundsOfPreviewsHaveTheirShape() throws {
        let scene = Scene()
        scene.device.settle()
        let view = scene.views.source, parameters = UIPreviewParameters()
        parameters.visiblePath = UIBezierPath(ovalIn: view.bounds)
        parameters.backgroundColor = .red
        let preview = try #require(MenuPreviewView(UITargetedPreview(view: view, parameters: parameters)))
        preview.place(in: CGRect(x: 0, y: 0, width: 300, height: 600), from: view.frame, menuHeight: 0)
        #expect(alpha(of: preview, at: CGPoint(x: 2, y: 2)) == 0)
        #expect(alpha(of: preview, at: CGPoint(x: 50, y: 50)) == 255)
    }

    /// How opaque a picture of a view is at a point.
    private func alpha(of view: UIView, at point: CGPoint) -> UInt8? {
        let format = UIGraphicsImageRendererFormat()
        (format.scale, format.opaque) = (1, false)
        let picture = UIGraphicsImageRenderer(bounds: CGRect(origin: point, size: CGSize(width: 1, height: 1)), format: format).image {
            view.layer.render(in: $0.cgContext)
        }
        var pixel: [UInt8] = [0, 0, 0, 0]
        return pixel.withUnsafeMutableBytes { bytes in
            guard let image = picture.cgImage, let space = CGColorSpace(name: CGColorSpace.sRGB),
                let context = CGContext(
                    data: bytes.baseAddress, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: space,
                    bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            else { return nil }
            context.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
            return bytes[3]
        }
    }

    @Test func releasedBesideADestinationItFliesBack() {
        let scene = Scene()
        scene.drag((70, 200), (100, 450), (300, 300))
        #expect(scene.source.log == ["lift", "lifted 0", "begin", "will end cancel", "cancel", "did end cancel"])
        #expect(scene.destination.log == ["enter", "update", "exit", "end"])
        #expect(scene.overlay == nil)
    }

    @Test func aPressThatDoesNotMoveIsNoDrag() {
        let scene = Scene()
        scene.drag((74, 152))
        #expect(scene.source.log == ["lift", "lifted 0"])
        #expect(scene.overlay == nil)
        #expect(DragController.current == nil)
    }

    @Test func whatHasNoItemsIsNotLifted() {
        let scene = Scene()
        scene.source.items = []
        scene.drag((100, 450))
        #expect(scene.source.log.isEmpty)
        #expect(scene.destination.log.isEmpty)
    }

    @Test func moveNeedsTheSourcesLeave() {
        let scene = Scene()
        (scene.source.allowsMove, scene.destination.operation) = (false, .move)
        scene.drag((100, 450), releases: false)
        #expect(scene.badge?.isForbidden == true)
        UIView.performWithoutAnimation { scene.device.touch(.ended, 100, 450, time: 3) }
        #expect(scene.destination.log == ["enter", "update", "exit", "end"])
        #expect(scene.source.log.last == "did end cancel")
    }

    @Test func thePictureFollowsTheFingerWithItsBadge() throws {
        let scene = Scene()
        scene.drag((70, 200), (100, 450), releases: false)
        let picture = try #require(scene.pictures.first)
        #expect(picture.center == CGPoint(x: 100, y: 450))
        #expect(picture.layer.shadowOpacity > 0)
        #expect(scene.badge?.text == "+")
        #expect(scene.badge?.alpha == 1)
        UIView.performWithoutAnimation { scene.device.touch(.moved, 300, 300, time: 2) }
        #expect(scene.badge?.alpha == 0)
        UIView.performWithoutAnimation { scene.device.touch(.ended, 300, 300, time: 3) }
    }

    @Test func tapsAddToADrag() {
        let scene = Scene()
        scene.source.added = ["second"]
        scene.drag((70, 200), (100, 450), releases: false)
        UIView.performWithoutAnimation {
            scene.device.touch(.began, 60, 140, finger: 1, time: 2)
            scene.device.touch(.ended, 60, 140, finger: 1, time: 2.1)
        }
        #expect(scene.pictures.count == 2)
        #expect(scene.badge?.text == "+ 2")
        UIView.performWithoutAnimation { scene.device.touch(.ended, 100, 450, time: 3) }
        #expect(scene.destination.log.filter { $0 == "animate" }.count == 2)
    }

    @Test func dragsMayBeSwitchedOff() {
        let scene = Scene()
        #expect(UIDragInteraction.isEnabledByDefault)
        #expect(scene.interaction.isEnabled)
        scene.interaction.isEnabled = false
        scene.drag((100, 450))
        #expect(scene.source.log.isEmpty)
    }

    @Test func aDestinationThatCannotHandleTheItemsIsPassedOver() {
        let scene = Scene()
        scene.destination.accepts = false
        scene.drag((100, 450))
        #expect(scene.destination.log.isEmpty)
        #expect(scene.source.log.last == "did end cancel")
    }

    @Test func theDestinationSaysWhereItemsSettle() {
        let scene = Scene()
        scene.destination.settlesIn = scene.views.destination
        scene.drag((100, 450), releases: false)
        let picture = scene.pictures.first
        UIView.performWithoutAnimation { scene.device.touch(.ended, 100, 450, time: 3) }
        #expect(picture?.center == CGPoint(x: 120, y: 500))
        #expect(picture?.frame.size == CGSize(width: 200, height: 200))
    }
}
