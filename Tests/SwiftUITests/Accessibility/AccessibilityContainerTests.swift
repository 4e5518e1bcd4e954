import Testing
import UIKit

@testable import SwiftUI

@MainActor struct AccessibilityContainerTests {
    @Test func combinedElementsSayAndDoWhatTheirPartsDo() {
        var taps = 0
        let hosted = Hosted(
            HStack {
                Text("Milk")
                Text("2 l").accessibilityValue("two litres")
                Button("Buy") { taps += 1 }
            }.accessibilityElement(children: .combine))
        #expect(hosted.found.map(\.label) == ["Milk, 2 l, Buy"] && hosted.found[0].value == "two litres")
        #expect(hosted.found[0].traits.contains(.button) && hosted.found[0].responder?.accessibilityActivate() == true && taps == 1)
    }

    @Test func ofSeveralButtonsEachBecomesACommand() {
        var taps: [String] = []
        let hosted = Hosted(
            VStack {
                Text("Milk")
                Button("Buy") { taps.append("buy") }
                Button("Drop") { taps.append("drop") }
            }.accessibilityElement(children: .combine))
        let milk = hosted.found[0]
        #expect(milk.label == "Milk")
        #expect(milk.actions.map(\.name) == ["Buy", "Drop"])
        #expect(!milk.traits.contains(.button))
        for action in milk.actions { _ = action.actionHandler?(action) }
        #expect(taps == ["buy", "drop"])
    }

    @Test func containersHaveNamesAndKeepTheirParts() throws {
        let hosted = Hosted(
            VStack {
                Text("a")
                Text("b")
            }.accessibilityElement(children: .contain).accessibilityLabel("Letters").accessibilityIdentifier("letters"))
        let container = try #require(hosted.view.accessibilityElements?.first as? UIAccessibilityElement)
        #expect(!container.isAccessibilityElement)
        #expect(container.accessibilityLabel == "Letters")
        #expect(container.accessibilityIdentifier == "letters")
        #expect(hosted.found.map(\.label) == ["a", "b"])
    }

    @Test func ignoredPartsAreNotFound() {
        let hosted = Hosted(Text("a").accessibilityElement().accessibilityLabel("A letter"))
        #expect(hosted.found.map(\.label) == ["A letter"])
    }

    @Test func representationsStandForWhatIsShown() {
        var isOn = false
        let hosted = Hosted(
            Circle().frame(width: 50, height: 50).accessibilityRepresentation {
                Button("Lamp") { isOn = true }.accessibilityValue("off")
            })
        let lamp = hosted.found[0]
        #expect(hosted.found.count == 1)
        #expect(lamp.label == "Lamp")
        #expect(lamp.value == "off")
        #expect(lamp.traits == .button)
        #expect(lamp.element?.accessibilityFrameInContainerSpace == CGRect(x: 125, y: 275, width: 50, height: 50))
        #expect(lamp.responder?.accessibilityActivate() == true)
        #expect(isOn)
    }

    @Test func childrenStandWhereTheyAreLaidOut() {
        let hosted = Hosted(
            Color.red.frame(width: 100, height: 50).accessibilityLabel("Chart").accessibilityChildren {
                HStack(spacing: 0) {
                    ForEach(1..<3) { number in Color.clear.accessibilityLabel("Bar \(number)").accessibilityValue("\(number)") }
                }
            })
        #expect(hosted.found.map(\.label) == ["Bar 1", "Bar 2"])
        #expect(hosted.found.map(\.value) == ["1", "2"])
        #expect(
            hosted.found.map { $0.element?.accessibilityFrameInContainerSpace } == [
                CGRect(x: 100, y: 275, width: 50, height: 50), CGRect(x: 150, y: 275, width: 50, height: 50),
            ])
        #expect((hosted.view.accessibilityElements?.first as? UIAccessibilityElement)?.accessibilityLabel == "Chart")
    }

    private struct Pair: View {
        @Namespace private var names
        var body: some View {
            VStack {
                Text("Name").accessibilityLabeledPair(role: .label, id: "name", in: names)
                Text("Ada").accessibilityLabeledPair(role: .content, id: "name", in: names)
            }
        }
    }

    @Test func labelsBelongToWhatTheyLabel() { #expect(Hosted(Pair()).found.map(\.label) == ["Name, Ada"]) }

    private struct Marks: View {
        @Namespace private var names
        var body: some View {
            VStack {
                ForEach(0..<4) { number in Text("\(number)").accessibilityRotorEntry(id: number, in: names) }
            }.accessibilityElement(children: .contain).accessibilityRotor("Odd") {
                AccessibilityRotorEntry("one", id: 1, in: names)
                AccessibilityRotorEntry("three", id: 3, in: names)
            }
        }
    }

    @Test func rotorsGoFromEntryToEntry() throws {
        let hosted = Hosted(Marks())
        let container = try #require(hosted.view.accessibilityElements?.first as? UIAccessibilityElement)
        #expect(hosted.found.count == 4)
        let rotor = try #require(container.accessibilityCustomRotors?.first)
        let place = UIAccessibilityCustomRotorSearchPredicate()
        var visited: [String?] = []
        while let result = rotor.itemSearchBlock(place) {
            visited.append((result.targetElement as? UIAccessibilityElement)?.accessibilityLabel)
            place.currentItem = result
        }
        #expect(rotor.name == "Odd")
        #expect(visited == ["1", "3"])
    }
}
