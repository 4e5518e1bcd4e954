import Testing
import UIKit

@testable import SwiftUI

@MainActor struct SystemValueTests {
    @Test func defaultsAreThoseOfAPhone() {
        let values = EnvironmentValues()
        #expect(!values.isLuminanceReduced)
        #expect(!values.isSceneCaptured)
        #expect(!values.isFocused)
        #expect(!values.accessibilityEnabled)
        #expect(values.defaultMinListRowHeight == CGFloat(44))
        #expect(values.defaultMinListHeaderHeight == nil)
        #expect(values.colorSchemeContrast == .standard)
        #expect(values.legibilityWeight == .regular)
        #expect(values.accessibilityPlayAnimatedImages)
        #expect(!values.accessibilityShowButtonShapes)
        #expect(values.sizeCategory == .large)
    }

    @Test func olderTextSizesAreTheSameSizes() {
        var values = EnvironmentValues()
        values.sizeCategory = .accessibilityMedium
        #expect(values.dynamicTypeSize == .accessibility1)
        #expect(values.sizeCategory.isAccessibilityCategory)
        #expect(ContentSizeCategory(UIContentSizeCategory.extraExtraLarge) == .extraExtraLarge)
        #expect(ContentSizeCategory.small < .large)
        #expect(ContentSizeCategory.allCases.map(\.size) == DynamicTypeSize.allCases)
    }

    @Test func assistanceCanBeStatedForViews() {
        var values = EnvironmentValues()
        values.accessibilityEnabled = true
        #expect(values.accessibilityEnabled)
        values.accessibilityEnabled = false
        #expect(!values.accessibilityEnabled)
    }

    @Test func contrastComesFromTheTraits() {
        var values = EnvironmentValues()
        values.traits = UITraitCollection(accessibilityContrast: .high)
        #expect(values.colorSchemeContrast == .increased)
    }

    @Test func presentationsAreLeftByTheirMode() {
        var closed = 0
        var values = EnvironmentValues()
        values.dismiss = DismissAction { closed += 1 }
        values.presentationMode.wrappedValue.dismiss()
        #expect(closed == 0)
        #expect(!values.presentationMode.wrappedValue.isPresented)
        values.isPresented = true
        values.presentationMode.wrappedValue.dismiss()
        #expect(closed == 1)
    }

    @Test func windowsKeepWhatCanBeUndone() {
        struct Reader: View {
            @Environment(\.undoManager) private var undo
            let found: (UndoManager?) -> Void
            var body: some View {
                found(undo)
                return Text("a")
            }
        }
        var managers: [UndoManager?] = []
        _ = Hosted(Reader { managers.append($0) })
        #expect(!managers.isEmpty)
        #expect(managers.allSatisfy { $0 != nil })
    }

    @Test func rowsAreAsHighAsTheEnvironmentSays() throws {
        let hosted = Hosted(List { Text("a") }.environment(\.defaultMinListRowHeight, 80))
        let cell = try #require(hosted.list?.cellForItem(at: IndexPath(item: 0, section: 0)))
        #expect(cell.frame.height == 80)
    }
}
