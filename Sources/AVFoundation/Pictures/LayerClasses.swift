@_spi(Quince) import QuinceFoundation

// Views of apps have these layers through `layerClass`. Apps' classes are registered when they are compiled, those of the system's by hand.

@_spi(Quince) extension AVPlayerLayer: DynamicDispatch {
    public static func __quinceRegister(_ entry: ObjectClass) {
        guard entry.type == AVPlayerLayer.self else { return }
        entry.factory(.plain) { _ in AVPlayerLayer() }
    }
}

@_spi(Quince) extension AVCaptureVideoPreviewLayer: DynamicDispatch {
    public static func __quinceRegister(_ entry: ObjectClass) {
        guard entry.type == AVCaptureVideoPreviewLayer.self else { return }
        entry.factory(.plain) { _ in AVCaptureVideoPreviewLayer() }
    }
}
