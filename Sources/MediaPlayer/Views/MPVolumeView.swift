import AVFAudio
import UIKit

/// A slider of the device's volume.
///
/// Source: Apple's documentation of `MPVolumeView`.
@preconcurrency @MainActor open class MPVolumeView: UIView {
    private let slider = UISlider()
    nonisolated(unsafe) private var observation: (any NSObjectProtocol)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    deinit { if let observation { NotificationCenter.default.removeObserver(observation) } }

    private func setUp() {
        slider.value = AVAudioSession.sharedInstance().outputVolume
        slider.addAction(UIAction { [slider] _ in AVAudioSession.sharedInstance().setOutputVolume(slider.value) }, for: .valueChanged)
        addSubview(slider)
        observation = NotificationCenter.default.addObserver(
            forName: AVAudioSession.outputVolumeDidChange, object: nil, queue: nil
        ) { [weak slider] _ in
            // The sender may be the slider, on the main thread, which must not wait for itself.
            Task { @MainActor in
                guard let slider, !slider.isTracking else { return }
                slider.value = AVAudioSession.sharedInstance().outputVolume
            }
        }
    }

    open var showsVolumeSlider = true {
        didSet { slider.isHidden = !showsVolumeSlider }
    }
    /// There are no routes to choose from, so that no button shows.
    @available(iOS, deprecated: 13.0) open var showsRouteButton = true
    @available(iOS, deprecated: 13.0) open var areWirelessRoutesAvailable: Bool { false }
    @available(iOS, deprecated: 13.0) open var isWirelessRouteActive: Bool { false }

    open override func layoutSubviews() {
        super.layoutSubviews()
        slider.frame = volumeSliderRect(forBounds: bounds)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: slider.sizeThatFits(size).height) }
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: slider.intrinsicContentSize.height) }

    // MARK: Looks

    open func setMinimumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) { slider.setMinimumTrackImage(image, for: state) }
    open func minimumVolumeSliderImage(for state: UIControl.State) -> UIImage? { slider.minimumTrackImage(for: state) }
    open func setMaximumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) { slider.setMaximumTrackImage(image, for: state) }
    open func maximumVolumeSliderImage(for state: UIControl.State) -> UIImage? { slider.maximumTrackImage(for: state) }
    open func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State) { slider.setThumbImage(image, for: state) }
    open func volumeThumbImage(for state: UIControl.State) -> UIImage? { slider.thumbImage(for: state) }
    open func volumeSliderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func volumeThumbRect(forBounds bounds: CGRect, volumeSliderRect rect: CGRect, value: Float) -> CGRect {
        slider.thumbRect(forBounds: bounds, trackRect: rect, value: value)
    }
}

extension MPVolumeView {
    @available(*, unavailable, message: "not yet in Quince: buttons of routes")
    public func setRouteButtonImage(_ image: UIImage?, for state: UIControl.State) { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: buttons of routes")
    public func routeButtonImage(for state: UIControl.State) -> UIImage? { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: buttons of routes")
    public func routeButtonRect(forBounds bounds: CGRect) -> CGRect { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: warnings of loud volumes")
    public var volumeWarningSliderImage: UIImage? { fatalError() }
}
