import AVFAudio
import Testing

@testable import MediaPlayer

@MainActor @Suite(.serialized) struct MPVolumeViewTests {
    @Test func theSliderIsTheDevicesVolume() throws {
        let view = MPVolumeView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        view.layoutIfNeeded()
        let slider = try #require(view.subviews.compactMap { $0 as? UISlider }.first)
        #expect(slider.value == AVAudioSession.sharedInstance().outputVolume)
        #expect(slider.frame == view.bounds)
        slider.value = 0.25
        slider.sendActions(for: .valueChanged)
        #expect(AVAudioSession.sharedInstance().outputVolume == 0.25)
        view.showsVolumeSlider = false
        #expect(slider.isHidden)
        slider.value = 1
        slider.sendActions(for: .valueChanged)
    }
}
