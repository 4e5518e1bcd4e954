import Testing
import UIKit

@testable import SwiftUI

/// Modifiers of which nothing is seen on iPhones: what apps say is kept, and views look the same.
@MainActor struct UnseenModifierTests {
    @MainActor private final class Box { var environment: EnvironmentValues? }

    private struct Reading: View {
        let box: Box
        @Environment(\.self) private var environment
        var body: some View {
            let _ = box.environment = environment
            Text("content")
        }
    }

    private func environment(_ content: (Reading) -> some View) throws -> EnvironmentValues {
        let box = Box()
        let hosted = Hosted(content(Reading(box: box)))
        #expect(hosted.frames == Hosted(Text("content")).frames)
        return try #require(box.environment)
    }

    @Test func searchFieldsKnowHowTheyTakeDictation() throws {
        #expect(try environment { $0 }.searchDictationBehavior == .automatic)
        #expect(
            try environment { $0.searchDictationBehavior(.inline(activation: .onLook)) }.searchDictationBehavior
                == .inline(activation: .onLook))
    }

    @Test func measurementsHaveNames() throws {
        #expect(try environment { $0.interactionActivityTrackingTag("list") }.interactionActivityTag == "list")
    }

    @Test func rowsKnowWhatIsTypedForThem() throws {
        let hosted = Hosted(Text("content").typeSelectEquivalent("other"))
        let text: Text?? = hosted.view.host.root.trait(ObjectIdentifier(RowTraits.TypedText.self))
        #expect(text == Text("other"))
        #expect(hosted.frames == Hosted(Text("content")).frames)
    }
}
