import DeviceProtocol

/// Lets the user choose a photo from the device's library, and cut a square out of it.
///
/// The camera is not available, as in Apple's simulator.
///
/// Source: Apple's “UIImagePickerController”. `delegate` is declared by `UINavigationController`; it must be a
/// `UIImagePickerControllerDelegate`, too.
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {
    /// The source of the pictures. Setting one that is not available ends the app.
    open var sourceType = SourceType.photoLibrary {
        didSet {
            guard !Self.isSourceTypeAvailable(sourceType) else { return }
            uncaughtException(.invalidArgument, "Source type \(sourceType.rawValue) not available")
        }
    }
    /// The types that the user can choose from, as type identifiers. The default is images; the library has no movies.
    open var mediaTypes = ["public.image"] {
        didSet {
            let available = Self.availableMediaTypes(for: sourceType) ?? []
            guard !mediaTypes.contains(where: available.contains) else { return }
            uncaughtException(.invalidArgument, "No available types for source \(sourceType.rawValue)")
        }
    }
    /// Whether the user cuts a square out of the photo before it is handed over.
    open var allowsEditing = false
    /// Photos are handed over as the library has them, which is never a format that others cannot read.
    open var imageExportPreset = ImageURLExportPreset.compatible

    open dynamic override func viewDidLoad() {
        super.viewDidLoad()
        let grid = PhotoGridController(showsImages: mediaTypes.contains("public.image"))
        grid.onPick = { [weak self] in self?.pick($0) }
        grid.onCancel = { [weak self] in self?.notifyCancelled() }
        setViewControllers([grid], animated: false)
    }

    // MARK: What there is

    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
    /// The types a source can have; nil where it is not available.
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
        isSourceTypeAvailable(sourceType) ? ["public.image", "public.movie"] : nil
    }
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
    open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
    open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

    // MARK: Picking

    private var pickerDelegate: (any UIImagePickerControllerDelegate)? { delegate as? any UIImagePickerControllerDelegate }

    private func pick(_ photo: PhotoRecord) {
        guard let file = PhotoLibrary.file(of: photo), let image = UIImage(data: file) else { return }
        guard allowsEditing else { return notifyPicked(photo, file, image, edited: nil) }
        let editor = PhotoCropController(image)
        editor.onCancel = { [weak self] in
            self?.popViewController(animated: true)
            self?.setNavigationBarHidden(false, animated: true)
        }
        editor.onChoose = { [weak self] in self?.notifyPicked(photo, file, image, edited: ($0, $1)) }
        setNavigationBarHidden(true, animated: true)
        pushViewController(editor, animated: true)
    }

    private func notifyPicked(_ photo: PhotoRecord, _ file: Data, _ image: UIImage, edited: (image: UIImage, rect: CGRect)?) {
        var info: [InfoKey: Any] = [.mediaType: "public.image", .originalImage: image]
        if let copy = Self.copy(file, of: photo) { info[.imageURL] = copy }
        if let edited {
            info[.editedImage] = edited.image
            info[.cropRect] = NSValue(cgRect: edited.rect)
        }
        guard let pickerDelegate else { return leave() }
        pickerDelegate.imagePickerController(self, didFinishPickingMediaWithInfo: info)
    }

    private func notifyCancelled() {
        guard let pickerDelegate else { return leave() }
        pickerDelegate.imagePickerControllerDidCancel(self)
    }

    /// Dismisses the picker when the delegate does not handle the choice.
    func leave() { presentingViewController?.dismiss(animated: true) }

    /// The photo as a file of the app's own.
    private static func copy(_ file: Data, of photo: PhotoRecord) -> URL? {
        let ending = (photo.name as NSString).pathExtension.lowercased()
        let name = "\(UUID().uuidString).\(ending == "jpg" ? "jpeg" : ending)"
        let copy = FileManager.default.temporaryDirectory.appendingPathComponent(name)
        do {
            try FileManager.default.createDirectory(at: FileManager.default.temporaryDirectory, withIntermediateDirectories: true)
            try file.write(to: copy)
            return copy
        } catch { return nil }
    }

    // MARK: Overridden in apps' extensions

    open dynamic override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    open dynamic override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
    open dynamic override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
    open dynamic override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
    open dynamic override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
    open dynamic override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
    open dynamic override var preferredStatusBarStyle: UIStatusBarStyle { super.preferredStatusBarStyle }
    open dynamic override var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }
    open dynamic override var shouldAutorotate: Bool { super.shouldAutorotate }
    open dynamic override var supportedInterfaceOrientations: UIInterfaceOrientationMask { super.supportedInterfaceOrientations }
}
