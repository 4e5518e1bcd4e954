import ARKit
import Metal
import MetalFX
import MetalKit
import MetalPerformanceShaders
import ModelIO
import RealityKit
import RoomPlan
import Testing

@MainActor struct RealityTests {
    private final class Observer: NSObject, ARSessionDelegate {
        let fail: (any Error) -> Void
        init(_ fail: @escaping (any Error) -> Void) { self.fail = fail }
        func session(_ session: ARSession, didFailWithError error: any Error) { fail(error) }
    }

    @Test func nothingIsSupported() {
        #expect(!ARWorldTrackingConfiguration.isSupported)
        #expect(!ARFaceTrackingConfiguration.isSupported)
        #expect(!ARWorldTrackingConfiguration.supportsSceneReconstruction(.mesh))
        #expect(!RoomCaptureSession.isSupported)
        #expect(MTLCreateSystemDefaultDevice() == nil)
        #expect(!MPSSupportsMTLDevice(nil))
    }

    @Test func aSessionFails() async {
        let session = ARSession()
        var observer: Observer?
        let error = await withCheckedContinuation { (next: CheckedContinuation<ARError?, Never>) in
            observer = Observer { next.resume(returning: $0 as? ARError) }
            session.delegate = observer
            session.run(ARWorldTrackingConfiguration())
        }
        #expect(error?.code == .unsupportedConfiguration)
        #expect(session.currentFrame == nil)
        withExtendedLifetime(observer) {}
    }

    private final class ViewObserver: NSObject, ARSCNViewDelegate {
        let fail: (any Error) -> Void
        init(_ fail: @escaping (any Error) -> Void) { self.fail = fail }
        nonisolated func session(_ session: ARSession, didFailWithError error: any Error) { MainActor.assumeIsolated { fail(error) } }
    }

    @Test func aViewsDelegateIsToldOfFailures() async {
        let view = ARSCNView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var observer: ViewObserver?
        let error = await withCheckedContinuation { (next: CheckedContinuation<ARError?, Never>) in
            observer = ViewObserver { next.resume(returning: $0 as? ARError) }
            view.delegate = observer
            view.session.run(ARWorldTrackingConfiguration())
        }
        #expect(error?.code == .unsupportedConfiguration)
        withExtendedLifetime(observer) {}
    }

    @Test func entitiesAreTrees() {
        let (parent, child) = (Entity(), ModelEntity())
        child.name = "child"
        parent.position = [1, 2, 3]
        parent.scale = [2, 2, 2]
        parent.addChild(child)
        child.position = [1, 0, 0]
        #expect(child.position(relativeTo: nil) == [3, 2, 3])
        #expect(parent.findEntity(named: "child") === child)
        child.setParent(nil, preservingWorldTransform: true)
        #expect(parent.children.isEmpty)
        #expect(child.position == [3, 2, 3])
        #expect(child.scale == [2, 2, 2])
    }

    @Test func componentsAreOneOfEachType() {
        struct Health: Component { var points = 1 }
        let entity = Entity()
        entity.components.set(Health())
        entity.components[Health.self]?.points = 5
        #expect(entity.components[Health.self]?.points == 5)
        #expect(entity.clone(recursive: true).components[Health.self]?.points == 5)
        entity.components.remove(Health.self)
        #expect(!entity.components.has(Health.self))
    }

    @Test func descriptorsKeepTheirValues() {
        let descriptor = MTLRenderPipelineDescriptor()
        descriptor.colorAttachments[0].pixelFormat = .bgra8Unorm
        #expect(descriptor.colorAttachments[0].pixelFormat == .bgra8Unorm)
        #expect(descriptor.colorAttachments[1].pixelFormat == .invalid)
        #expect(
            MTLTextureDescriptor.texture2DDescriptor(pixelFormat: .rgba8Unorm, width: 256, height: 4, mipmapped: true).mipmapLevelCount == 9
        )
        #expect(MTLRegionMake2D(1, 2, 3, 4).size == MTLSize(width: 3, height: 4, depth: 1))
        let view = MTKView(frame: CGRect(x: 0, y: 0, width: 10, height: 10), device: nil)
        #expect(view.currentDrawable == nil)
        #expect(view.clearColor == MTLClearColor(red: 0, green: 0, blue: 0, alpha: 1))
    }

    @Test func objectsHavePaths() {
        let (root, leaf) = (MDLObject(), MDLObject())
        (root.name, leaf.name) = ("trunk", "leaf")
        root.addChild(leaf)
        #expect(leaf.path == "/trunk/leaf")
        #expect(root.atPath("leaf") === leaf)
    }
}
