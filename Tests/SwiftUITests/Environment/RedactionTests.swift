import Testing
import UIKit

@testable import SwiftUI

@MainActor struct RedactionTests {
    private func labels(_ view: some View) -> [String] {
        let hosted = Hosted(view)
        var items: [AccessibilityItem] = []
        hosted.view.host.root.collectAccessibility(into: &items)
        return items.compactMap(\.spokenLabel)
    }

    @Test func placeholdersSayNothing() {
        #expect(labels(Text("Secret").redacted(reason: .placeholder)).isEmpty)
        #expect(labels(Text("Secret").unredacted().redacted(reason: .placeholder)) == ["Secret"])
    }

    @Test func privacyHidesWhatIsPrivateAlone() {
        let view = VStack {
            Text("Name")
            Text("Number").privacySensitive()
        }
        #expect(labels(view) == ["Name", "Number"])
        #expect(labels(view.redacted(reason: .privacy)) == ["Name"])
    }

    @Test func placeholdersTakeTheRoomOfTheText() {
        let text = Text("Some words")
        #expect(Hosted(text).size(nil, nil) == Hosted(text.redacted(reason: .placeholder)).size(nil, nil))
    }
}
