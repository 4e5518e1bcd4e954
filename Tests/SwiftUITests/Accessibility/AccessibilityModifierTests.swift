import Testing
import UIKit

@testable import SwiftUI

@MainActor struct AccessibilityModifierTests {
    @Test func labelsComeFromViews() {
        let hosted = Hosted(
            VStack {
                Text("Tea").accessibilityLabel { own in
                    Text("Favourite")
                    own
                }
                Color.red.frame(width: 10, height: 10).accessibilityLabel { _ in Text("Warning") }
            })
        #expect(hosted.found.map(\.label) == ["Favourite, Tea", "Warning"])
    }

    @Test func traitsAreAddedAndTakenAway() {
        let hosted = Hosted(
            VStack {
                Button("One") {}.accessibilityRemoveTraits(.isButton).accessibilityAddTraits([.isHeader, .playsSound])
                Text("Two").accessibilityAddTraits(.isButton).accessibilityRemoveTraits(.isStaticText)
            })
        #expect(hosted.found.map(\.label) == ["One", "Two"])
        #expect(hosted.found[0].traits == [.header, .playsSound] && hosted.found[1].traits == .button)
    }

    @Test func actionsAreDoneByKindAndByName() {
        var done: [String] = []
        let hosted = Hosted(
            Text("Mail").accessibilityAction { done.append("open") }
                .accessibilityAction(.escape) { done.append("leave") }
                .accessibilityAction(.magicTap) { done.append("magic") }
                .accessibilityAction(named: "Delete") { done.append("delete") }
                .accessibilityAction {
                    done.append("flag")
                } label: {
                    Text("Flag")
                }
                .accessibilityActions {
                    Button("Reply") { done.append("reply") }
                    Button("Forward") { done.append("forward") }
                })
        let mail = hosted.found[0]
        #expect(mail.actions.map(\.name) == ["Delete", "Flag", "Reply", "Forward"])
        for action in mail.actions { _ = action.actionHandler?(action) }
        #expect(mail.responder?.accessibilityActivate() == true)
        #expect(mail.responder?.accessibilityPerformEscape() == true)
        #expect(mail.responder?.accessibilityPerformMagicTap() == true)
        #expect(done == ["delete", "flag", "reply", "forward", "open", "leave", "magic"])
    }

    @Test func adjustableScrollingAndZoomingElementsAreToldOfIt() {
        var told: [String] = []
        let hosted = Hosted(
            Text("Stars").frame(width: 100, height: 100).accessibilityElement()
                .accessibilityAdjustableAction { told.append($0 == .increment ? "more" : "less") }
                .accessibilityScrollAction { told.append("\($0)") }
                .accessibilityZoomAction { told.append("\($0.direction) \($0.location.x)") })
        let stars = hosted.found[0]
        #expect(stars.traits.contains(.adjustable))
        stars.responder?.accessibilityIncrement()
        stars.responder?.accessibilityDecrement()
        #expect(stars.responder?.accessibilityScroll(.down) == true)
        let frame = stars.element?.accessibilityFrame ?? .zero
        #expect(stars.responder?.accessibilityZoomIn(at: CGPoint(x: frame.midX, y: frame.midY)) == true)
        #expect(told == ["more", "less", "bottom", "zoomIn 0.5"])
    }

    @Test func wordsBeyondTheValueAreKeptByTheirKeys() {
        let key = AccessibilityCustomContentKey("Age", id: "age")
        let hosted = Hosted(
            Text("Cat").accessibilityCustomContent(key, "3").accessibilityCustomContent("Colour", "Grey", importance: .high)
                .accessibilityCustomContent(key, "4").accessibilityInputLabels(["Tom", "Cat"]).accessibilityHeading(.h2)
                .accessibilityTextContentType(.narrative).accessibilityRespondsToUserInteraction(false))
        let cat = hosted.found[0]
        #expect(cat.overlay?.customContent.map { "\($0.label) \($0.value)" } == ["Age 4", "Colour Grey"])
        #expect(cat.overlay?.customContent.map(\.importance) == [.default, .high])
        #expect(cat.element?.accessibilityUserInputLabels == ["Tom", "Cat"])
        #expect(cat.overlay?.headingLevel == 2)
        #expect(cat.traits.contains(.header))
        #expect(cat.element?.accessibilityTextualContext == .narrative)
        #expect(cat.element?.accessibilityRespondsToUserInteraction == false)
    }

    @Test func higherPrioritiesAreReadFirst() {
        let hosted = Hosted(
            VStack {
                Text("a")
                Text("b").accessibilitySortPriority(1)
                Text("c").accessibilitySortPriority(2)
                Text("d")
            })
        #expect(hosted.found.map(\.label) == ["c", "b", "a", "d"])
    }

    @Test func nothingBesideSomethingModalIsFound() {
        let hosted = Hosted(
            ZStack {
                Text("behind")
                Text("in front").accessibilityAddTraits(.isModal)
            })
        #expect(hosted.found.map(\.label) == ["in front"])
    }

    @Test func elementsAreActivatedWhereTheirViewsSay() {
        let hosted = Hosted(Color.red.frame(width: 100, height: 50).accessibilityLabel("Map").accessibilityActivationPoint(.topLeading))
        #expect(hosted.found[0].overlay?.activationPoint == CGPoint(x: 100, y: 275))
    }

    @Test func hiddenViewsAreNotFound() {
        let hosted = Hosted(
            HStack {
                Text("a").accessibilityHidden(true)
                Text("b").accessibility(hidden: false).accessibility(label: Text("bee"))
            })
        #expect(hosted.found.map(\.label) == ["bee"])
    }
}
