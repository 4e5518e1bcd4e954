import Testing
import UIKit

@testable import SwiftUI

/// Names of iOS 17 to 26.
@MainActor struct NewerNamesTests {
    @Test func anEmptyModifierChangesNothing() {
        #expect(Hosted(Text("a").modifier(EmptyModifier())).size(300, nil) == Hosted(Text("a")).size(300, nil))
    }

    @Test func aTransitionKeepsItsAnimation() {
        let transition = AnyTransition(.blurReplace.animation(.linear(duration: 3)))
        #expect(transition.ownAnimation == .linear(duration: 3))
        #expect(AnyTransition(.opacity.animation(nil)).ownAnimation == nil)
    }

    @Test func layoutsSeeTheValuesOfTheirViews() {
        struct Rows: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
                CGSize(width: subviews.map { $0.containerValues.room }.reduce(0, +), height: 10)
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
        }
        let hosted = Hosted(
            Rows {
                Text("a")
                Text("b").containerValue(\.room, 30)
            })
        #expect(hosted.size(nil, nil).width == CGFloat(40))
    }

    @Test func linesAreAsHighAsTheyAreSet() {
        func height(_ lineHeight: AttributedString.LineHeight?) -> CGFloat {
            Hosted(Text("a").font(.system(size: 20)).lineHeight(lineHeight)).size(300, nil).height
        }
        #expect(height(.exact(points: 50)) == CGFloat(50))
        #expect(height(.multiple(factor: 3)) == CGFloat(60))
        #expect(height(.normal) == height(nil))
        #expect(height(.loose) == height(nil) + 2)
    }

    @Test func fontsAreScaled() {
        #expect(Font.system(size: 20).scaled(by: 1.5).resolve(in: EnvironmentValues()).pointSize == CGFloat(30))
    }

    @Test func pathsHaveCornersOfTheirOwnRadii() {
        let radii = RectangleCornerRadii(topLeading: 20)
        let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), cornerRadii: radii)
        #expect(!path.contains(CGPoint(x: 2, y: 2)))
        #expect(path.contains(CGPoint(x: 98, y: 98)))
    }

    @Test func whatIsSaidWhileItIsEnabled() {
        #expect(Hosted(Text("a").accessibilityLabel("b", isEnabled: true)).found.map(\.label) == ["b"])
        #expect(Hosted(Text("a").accessibilityLabel("b", isEnabled: false)).found.map(\.label) == ["a"])
        #expect(Hosted(Text("a").accessibilityHidden(true, isEnabled: true)).found.isEmpty)
        #expect(Hosted(Text("a").accessibilityHidden(true, isEnabled: false)).found.count == 1)
    }

    @Test func outlinesForAssistiveTechnologiesTakeThePlaceOfFrames() {
        let hosted = Hosted(
            Color.red.accessibilityLabel("a").contentShape(.accessibility, Rectangle().inset(by: 10)).frame(width: 100, height: 50))
        #expect(hosted.found.first?.element?.accessibilityFrameInContainerSpace.size == CGSize(width: 80, height: 30))
    }

    @Test func aPickerShowsItsOwnLabelForTheCurrentValue() throws {
        let hosted = Hosted(
            Picker(selection: .constant(1)) {
                Text("one").tag(1)
            } label: {
                Text("label")
            } currentValueLabel: {
                Text("mine")
            })
        func button(_ view: UIView) -> UIButton? { view as? UIButton ?? view.subviews.lazy.compactMap(button).first }
        #expect(try #require(button(hosted.view)).configuration?.title == "mine")
    }

    @Test func sourcesOfTransitionsSayHowTheyLook() {
        let looks = EmptyMatchedTransitionSourceConfiguration().clipShape(.rect(cornerRadius: 12)).background(.red)._looks.looks
        #expect(looks.cornerRadius == CGFloat(12))
        #expect(looks.ground == .red)
    }
}

private struct RoomKey: ContainerValueKey { static let defaultValue = 10.0 }

extension ContainerValues {
    fileprivate var room: Double {
        get { self[RoomKey.self] }
        set { self[RoomKey.self] = newValue }
    }
}

/// Styles of date pickers that apps make.
@MainActor struct DatePickerStyleTests {
    private struct Worded: DatePickerStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.label
                Text(configuration.minimumDate == nil ? "open" : "limited")
                DatePicker(selection: configuration.$selection, displayedComponents: configuration.displayedComponents) { Text("inner") }
            }
        }
    }

    @Test func aStyleMakesTheBody() {
        let start = Date(timeIntervalSince1970: 0)
        let hosted = Hosted(DatePicker("when", selection: .constant(start), in: start...).datePickerStyle(Worded()))
        let labels = hosted.found.compactMap(\.label)
        #expect(labels.prefix(2) == ["when", "limited"])
        #expect(hosted.view.subviews.contains { $0 is UIDatePicker } || labels.contains("inner"))
    }
}
