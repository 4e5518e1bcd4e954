import Testing

@testable import UIKit

@MainActor @Suite struct ControlTests {
    private let traits = UITraitCollection(traitsFrom: [UITraitCollection(displayScale: 3), UITraitCollection(userInterfaceStyle: .light)])

    @Test func labelHeightsAreThoseOfTheSystemFont() {
        traits.performAsCurrent {
            for (size, height) in [(17, 20.333), (16, 19.333), (14, 17.0)] as [(CGFloat, CGFloat)] {
                let label = UILabel()
                label.font = .systemFont(ofSize: size)
                label.text = "Label"
                #expect(abs(label.intrinsicContentSize.height - height) < 0.001)
            }
        }
    }

    @Test func labelsAreDrawnAgainForANewSizeInEveryContentMode() {
        for mode in [UIView.ContentMode.redraw, .left, .scaleToFill] {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
            label.text = "A text of several words"
            label.contentMode = mode
            label.layer.displayIfNeeded()
            #expect(!label.layer.needsDisplay())
            label.bounds.size.width = 100
            #expect(label.layer.needsDisplay())
        }
    }

    @Test func buttonsHaveTheSizesOfIOS() {
        traits.performAsCurrent {
            let button = UIButton(type: .system)
            button.setTitle("OK", for: .normal)
            #expect(button.intrinsicContentSize.height == 30)
            #expect(button.intrinsicContentSize.width >= 30)
            var filled = UIButton.Configuration.filled()
            filled.title = "Filled"
            #expect(abs(UIButton(configuration: filled).intrinsicContentSize.height - 34.333) < 0.01)
        }
    }

    @Test func sliderKeepsItsValueInRange() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
        (slider.minimumValue, slider.maximumValue) = (1, 50)
        slider.value = 70
        #expect(slider.value == 50)
        #expect(slider.alignmentRect(forFrame: slider.frame) == CGRect(x: 2, y: 0, width: 196, height: 30))
    }

    @Test func assistiveTechnologiesAdjustValues() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31)), pages = UIPageControl()
        (slider.minimumValue, slider.maximumValue, slider.value, pages.numberOfPages) = (10, 30, 15, 2)
        var changes = 0
        for control in [slider, pages] { control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged) }
        slider.accessibilityIncrement()
        #expect(slider.value == 17)
        #expect(changes == 1)
        for _ in 0..<4 { slider.accessibilityDecrement() }
        // At its end it says nothing more.
        slider.accessibilityDecrement()
        #expect(slider.value == 10)
        #expect(changes == 5)
        for _ in 0..<3 { pages.accessibilityIncrement() }
        #expect(pages.currentPage == 1)
        #expect(changes == 6)
        pages.accessibilityDecrement()
        #expect(pages.currentPage == 0)
        #expect(changes == 7)
    }

    @Test func actionsRunInTheOrderTheyWereAdded() {
        let control = UIControl(frame: .zero)
        var order: [Int] = []
        control.addAction(UIAction { _ in order.append(1) }, for: .valueChanged)
        control.addAction(UIAction { _ in order.append(2) }, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(order == [1, 2])
    }

    @Test func backIsLocalised() {
        #expect(SystemText.text(.back, languages: ["ru-RU"]) == "Назад")
        #expect(SystemText.text(.back, languages: ["sr-Latn-RS"]) == "Nazad")
        #expect(SystemText.text(.back, languages: ["xx"]) == "Back")
        // The last word of a language's list, too.
        #expect(SystemText.text(.chooseFont, languages: ["de"]) == "Schrift auswählen")
    }

    @Test(arguments: [UIUserInterfaceStyle.light, .dark]) func symbolsAreDrawn(_ style: UIUserInterfaceStyle) {
        let names = [
            "xmark", "plus", "checkmark", "heart", "heart.fill", "star.fill", "01.square.fill", "50.square.fill", "1.circle",
            "xmark.circle.fill",
            "plus.circle", "chevron.left", "gear", "square.and.arrow.up", "mic.slash", "calendar.badge.plus", "person.crop.circle",
            "magnifyingglass",
            "trash", "ellipsis.circle", "slider.horizontal.3", "house.fill", "minus.square.fill", "no.such.name",
        ]
        let all = UITraitCollection(traitsFrom: [traits, UITraitCollection(userInterfaceStyle: style)])
        all.performAsCurrent {
            let sheet = UIGraphicsImageRenderer(size: CGSize(width: 320, height: 240)).image { context in
                UIColor.systemBackground.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 320, height: 240))
                for (index, name) in names.enumerated() {
                    let image = UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 24))!.withTintColor(
                        .label)
                    let cell = CGRect(x: CGFloat(index % 6) * 53, y: CGFloat(index / 6) * 60, width: 53, height: 60)
                    image.draw(at: CGPoint(x: cell.midX - image.size.width / 2, y: cell.midY - image.size.height / 2))
                }
            }
            #expect(sheet.size == CGSize(width: 320, height: 240))
            PictureSheet.write(sheet, style == .dark ? "symbols-dark" : "symbols-light")
        }
    }
}

@MainActor @Suite("Fonts of labels") struct LabelFontTests {
    @Test("The font set on a button's label is that of its title") func buttonTitles() {
        let button = UIButton(type: .custom)
        button.setTitle("Hi", for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 15)
        #expect(button.titleLabel?.font.pointSize == 15)
    }

    @Test("Text drawn smaller stays on its baseline, or in the middle") func baselines() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        label.text = "a line that is too long"
        let whole = label.baselines.first
        label.adjustsFontSizeToFitWidth = true
        #expect(abs(label.baselines.first - whole) < 0.5)
        label.baselineAdjustment = .alignCenters
        #expect(label.baselines.first < whole - 1)
        label.baselineAdjustment = .none
        #expect(label.baselines.first < whole - 4)
    }

    @Test("Letters move together before text is truncated") func tightening() {
        let label = UILabel()
        label.text = "a line that fits just not"
        let width = label.intrinsicContentSize.width
        label.frame = CGRect(x: 0, y: 0, width: width * 0.95, height: 40)
        #expect(label.isTextTruncated)
        label.allowsDefaultTighteningForTruncation = true
        #expect(!label.isTextTruncated)
        label.frame.size.width = width / 2
        #expect(label.isTextTruncated)
    }

    @Test("A label with an empty attributed text takes a font") func emptyText() {
        let label = UILabel()
        label.attributedText = NSAttributedString(string: "")
        label.font = .systemFont(ofSize: 15)
        label.text = "x"
        #expect(label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 15))
    }
}
