import Testing

@testable import UIKit

@MainActor struct SliderTrackTests {
    @Test func valuesAreThoseOfMarks() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        (slider.minimumValue, slider.maximumValue) = (0, 10)
        slider.trackConfiguration = .init(numberOfTicks: 5)
        slider.value = 4
        #expect(slider.value == 5)
        slider.trackConfiguration = .init(allowsTickValuesOnly: false, enabledRange: 2...8, ticks: [])
        slider.value = 9.5
        #expect(slider.value == 8)
        slider.trackConfiguration = nil
        slider.value = 9.5
        #expect(slider.value == 9.5)
    }

    @Test func aSliderMayHaveNoThumb() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        func visible() -> Int { slider.subviews.filter { !$0.isHidden }.count }
        let all = visible()
        slider.sliderStyle = .thumbless
        #expect(visible() == all - 1)
    }
}
