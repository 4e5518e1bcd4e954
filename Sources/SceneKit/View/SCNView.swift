import UIKit
import simd

/// A view that draws a scene. Source: Apple's documentation of `SCNView`.
@preconcurrency @MainActor open class SCNView: UIView, SCNSceneRenderer {
    open var scene: SCNScene? { didSet { if scene !== oldValue { sceneChanged() } } }
    open weak var delegate: (any SCNSceneRendererDelegate)?
    /// The node whose camera the scene is seen through: the first one that has a camera where none is set.
    open var pointOfView: SCNNode? {
        get { freeCamera ?? chosenPoint ?? scene?.rootNode.firstCameraNode ?? standardPoint }
        set {
            (chosenPoint, freeCamera) = (newValue, nil)
            defaultCameraController.pointOfView = newValue
        }
    }
    /// Whether `sceneTime` runs; actions run where a scene is shown.
    open var isPlaying = false
    open var loops = true
    open var sceneTime: TimeInterval = 0
    /// Whether frames are drawn where nothing has changed; they look the same, and are left out here.
    open var rendersContinuously = false
    open var preferredFramesPerSecond = 0 { didSet { link?.preferredFramesPerSecond = preferredFramesPerSecond } }
    open var antialiasingMode = SCNAntialiasingMode.none
    /// Whether a light shines from the camera where a scene has none but ambient ones.
    open var autoenablesDefaultLighting = false
    open var isJitteringEnabled = false
    open var debugOptions: SCNDebugOptions = []
    open var showsStatistics = false { didSet { updateStatistics(time: CACurrentMediaTime()) } }
    /// Whether the user turns the camera with a finger, moves it with two, pinches to come nearer, and taps twice to go back.
    open var allowsCameraControl = false { didSet { controls.isEnabled = allowsCameraControl } }
    public let defaultCameraController = SCNCameraController()

    private var chosenPoint: SCNNode?
    /// The camera that the user has moved.
    var freeCamera: SCNNode?
    private var standardNode: SCNNode?
    private lazy var controls = CameraGestures(self)
    private let picture = CALayer()
    private let backdrop = CALayer()
    private let painter = ScenePainter()
    private let statistics = UILabel()
    private var link: CADisplayLink?
    private var lastTime: TimeInterval?
    private var frames: [TimeInterval] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }
    public convenience init(frame: CGRect, options: [String: Any]? = nil) { self.init(frame: frame) }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        clipsToBounds = true
        if backgroundColor == nil { backgroundColor = .white }
        for sublayer in [backdrop, picture] {
            sublayer.actions = ["contents": NSNull(), "bounds": NSNull(), "position": NSNull()]
            layer.addSublayer(sublayer)
        }
        statistics.font = .monospacedDigitSystemFont(ofSize: 12, weight: .regular)
        statistics.isHidden = true
        addSubview(statistics)
    }

    private func sceneChanged() {
        (freeCamera, chosenPoint, standardNode, lastTime, sceneTime) = (nil, nil, nil, nil, 0)
        defaultCameraController.pointOfView = nil
        picture.contents = nil
        updateLink()
        setNeedsLayout()
    }

    /// A camera before the whole scene, for scenes without one.
    private var standardPoint: SCNNode? {
        guard let scene else { return nil }
        if let standardNode { return standardNode }
        let node = SCNNode()
        let camera = SCNCamera()
        camera.automaticallyAdjustsZRange = true
        node.camera = camera
        let box = scene.rootNode.contentBox(at: CACurrentMediaTime()) ?? Box3(min: SIMD3(repeating: -1), max: SIMD3(repeating: 1))
        let (center, radius) = ((box.min + box.max) / 2, max(simd_distance(box.min, box.max) / 2, 1e-3))
        node.simdPosition = center + SIMD3(0, 0, radius / sinf(.pi / 6))
        standardNode = node
        defaultCameraController.target = SCNVector3(center)
        return node
    }

    open func play(_ sender: Any?) { isPlaying = true }
    open func pause(_ sender: Any?) { isPlaying = false }
    open func stop(_ sender: Any?) {
        isPlaying = false
        sceneTime = 0
    }

    // MARK: Frames

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        updateLink()
        drawScene(at: CACurrentMediaTime())
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        drawScene(at: CACurrentMediaTime())
    }

    private func updateLink() {
        let runs = window != nil && scene != nil
        guard runs != (link != nil) else { return }
        lastTime = nil
        guard runs else {
            link?.invalidate()
            link = nil
            return
        }
        let frames = ActionTarget { [weak self] _ in self?.frame(at: CACurrentMediaTime()) }
        let link = CADisplayLink(target: frames, selector: ActionTarget.selector)
        link.preferredFramesPerSecond = preferredFramesPerSecond
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    func frame(at time: TimeInterval) {
        guard let scene else { return }
        let seconds = lastTime.map { max(time - $0, 0) } ?? 0
        lastTime = time
        delegate?.renderer(self, updateAtTime: time)
        if isPlaying { sceneTime += seconds }
        if !scene.isPaused { scene.rootNode.advanceActions(by: seconds) }
        delegate?.renderer(self, didApplyAnimationsAtTime: time)
        delegate?.renderer(self, didSimulatePhysicsAtTime: time)
        scene.rootNode.applyConstraints(camera: pointOfView?.presentedWorldTransform(at: time) ?? matrix_identity_float4x4, at: time)
        delegate?.renderer(self, didApplyConstraintsAtTime: time)
        delegate?.renderer(self, willRenderScene: scene, atTime: time)
        drawScene(at: time)
        delegate?.renderer(self, didRenderScene: scene, atTime: time)
        updateStatistics(time: time)
    }

    private var pixels: (width: Int, height: Int) {
        let scale = contentScaleFactor
        return (Int((bounds.width * scale).rounded(.up)), Int((bounds.height * scale).rounded(.up)))
    }
    private var samples: Int { antialiasingMode == .none ? 0 : antialiasingMode == .multisampling2X ? 2 : 4 }

    private func drawScene(at time: TimeInterval) {
        for sublayer in [backdrop, picture] where sublayer.frame != bounds { sublayer.frame = bounds }
        guard window != nil, let scene, bounds.width > 0, bounds.height > 0 else { return }
        if (backdrop.contents as? CGImage) !== scene.background.image { backdrop.contents = scene.background.image }
        if let image = makePicture(at: time, with: painter, isForced: picture.contents == nil) { picture.contents = image }
    }

    private func makePicture(at time: TimeInterval, with painter: ScenePainter, isForced: Bool) -> CGImage? {
        guard let scene, let lens = lens(at: time) else { return nil }
        SceneResources.shared.beginFrame()
        let frame = SceneFrame(
            scene, lens: lens, usesDefaultLight: autoenablesDefaultLighting, isWire: debugOptions.contains(.renderAsWireframe), at: time)
        let clear = ScenePainter.clearColor(scene, view: backgroundColor?.resolvedColor(with: traitCollection), at: time)
        let (width, height) = pixels
        return painter.draw(frame, scene: scene, clear: clear, width: width, height: height, samples: samples, isForced: isForced)
    }

    func lens(at time: TimeInterval) -> SceneLens? {
        guard let scene, let point = pointOfView else { return nil }
        return SceneLens(point, scene: scene, size: bounds.size, at: time)
    }

    /// A picture of what the view shows.
    open func snapshot() -> UIImage {
        let time = CACurrentMediaTime()
        let image = makePicture(at: time, with: ScenePainter(), isForced: true)
        let format = UIGraphicsImageRendererFormat()
        format.scale = contentScaleFactor
        return UIGraphicsImageRenderer(bounds: bounds, format: format).image { context in
            if let color = backgroundColor {
                color.setFill()
                context.fill(bounds)
            }
            if let behind = scene?.background.image { UIImage(cgImage: behind).draw(in: bounds) }
            if let image { UIImage(cgImage: image).draw(in: bounds) }
        }
    }

    private func updateStatistics(time: TimeInterval) {
        statistics.isHidden = !showsStatistics
        guard showsStatistics else { return }
        frames.append(time)
        if frames.count > 61 { frames.removeFirst() }
        guard let first = frames.first, let last = frames.last, last > first else { return }
        statistics.text = String(format: "%.0f fps", Double(frames.count - 1) / (last - first))
        statistics.sizeToFit()
        statistics.frame.origin = CGPoint(x: 8, y: bounds.height - statistics.bounds.height - 8)
    }

    @available(*, unavailable, message: "not yet in Quince: scenes of SpriteKit over those of SceneKit; use an SKView above the view")
    open var overlaySKScene: AnyObject? {
        get { nil }
        set {}
    }
    @available(*, unavailable, message: "not yet in Quince: speeds of the camera's control")
    open var cameraControlConfiguration: AnyObject { self }
    @available(*, unavailable, message: "not yet in Quince: scenes that fade into others; set `scene`")
    open func present(
        _ scene: SCNScene, with transition: AnyObject, incomingPointOfView pointOfView: SCNNode?, completionHandler: (() -> Void)? = nil
    ) {}
    @available(*, unavailable, message: "not yet in Quince: shaders of apps")
    open var technique: SCNTechnique? {
        get { nil }
        set {}
    }
    @available(*, unavailable, message: "not yet in Quince: sound in scenes")
    open var audioListener: SCNNode? {
        get { nil }
        set {}
    }
}

extension SCNNode {
    /// The first node that has a camera, the node itself included.
    var firstCameraNode: SCNNode? {
        if camera != nil { return self }
        for child in childNodes { if let found = child.firstCameraNode { return found } }
        return nil
    }
}
