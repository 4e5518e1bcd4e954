import Testing

@testable import SwiftUI
@testable import UIKit

@MainActor struct CustomizableToolbarTests {
    private struct Tools: CustomizableToolbarContent {
        let hasMore: Bool
        var body: some CustomizableToolbarContent {
            ToolbarItem(id: "save", placement: .primaryAction) { Button("Save") {} }
            Group {
                ToolbarItem(id: "bold", placement: .secondaryAction) { Button("Bold") {} }
                if hasMore {
                    ToolbarItem(id: "rare", placement: .secondaryAction) { Button("Rare") {} }.defaultCustomization(.hidden)
                } else {
                    ToolbarItem(id: "odd", placement: .secondaryAction) { Button("Odd") {} }
                    ToolbarItem(id: "even", placement: .secondaryAction) { Button("Even") {} }
                }
            }
            ToolbarItem(id: "kept", placement: .secondaryAction) { Button("Kept") {} }
                .defaultCustomization(.hidden, options: .alwaysAvailable)
            ToolbarItem(id: "fixed", placement: .secondaryAction) { Button("Fixed") {} }
                .defaultCustomization(.hidden).customizationBehavior(.disabled)
        }
    }

    /// The bar item of a controller that shows a view; `body` looks at it while the controller is there.
    private func shown<Content: View>(_ content: Content, _ body: (UINavigationItem) throws -> Void) rethrows {
        TestPhone.use()
        let controller = UIHostingController(rootView: content)
        controller.viewGraph.update(size: CGSize(width: 300, height: 600))
        try withExtendedLifetime(controller) { try body(controller.navigationItem) }
    }

    private func titles(_ elements: [UIMenuElement]) -> [String] {
        elements.flatMap { element -> [String] in
            if let menu = element as? UIMenu { return titles(menu.children) }
            guard let deferred = element as? UIDeferredMenuElement else { return [element.title] }
            var found: [UIMenuElement] = []
            deferred.load { found = $0 }
            return titles(found)
        }
    }

    @Test(arguments: [true, false]) func itemsThatAreNotInTheBarAtFirstAreLeftOut(hasMore: Bool) throws {
        try shown(Text("content").toolbar(id: "tools") { Tools(hasMore: hasMore) }) { item in
            #expect(item.rightBarButtonItems?.count == 1)
            let menu = try #require(item.centerItemGroups.first?.menuRepresentation)
            #expect(titles([menu]) == ["Bold"] + (hasMore ? [] : ["Odd", "Even"]) + ["Fixed"])
            #expect(item.additionalOverflowItems.map { titles([$0]) } == ["Kept"])
        }
    }

    @Test func barsThatNobodyArrangesHaveAllTheirItems() throws {
        try shown(Text("content").toolbar { Tools(hasMore: true) }) { item in
            let menu = try #require(item.centerItemGroups.first?.menuRepresentation)
            #expect(titles([menu]) == ["Bold", "Rare", "Kept", "Fixed"])
            #expect(item.additionalOverflowItems == nil)
        }
    }

    /// Bars of editors show secondary actions in their middle.
    @Test func secondaryActionsHaveItemsWhereThereIsRoom() {
        let content = Text("content").toolbar { Tools(hasMore: true) }.toolbarRole(.editor)
        shown(content.environment(\.horizontalSizeClass, .regular)) { item in
            #expect(item.centerItemGroups.first?.barButtonItems.count == 4)
            #expect(item.style == .editor)
        }
        shown(content.environment(\.horizontalSizeClass, .compact)) { item in
            #expect(item.centerItemGroups.first?.barButtonItems.isEmpty == true)
        }
    }

    @Test func groupsStandForTheirItems() {
        let content = Text("content").toolbar {
            Group {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
                ToolbarItem { Button("Save") {} }
            }
        }
        shown(content) { item in
            #expect(item.leftBarButtonItems?.count == 1)
            #expect(item.rightBarButtonItems?.count == 1)
        }
    }
}
