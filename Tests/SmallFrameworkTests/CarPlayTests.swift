import CarPlay
import QuinceFoundation
import Testing

/// Templates are values, which no car shows.
@MainActor struct CarPlayTests {
    @Test func aListFindsItsItems() {
        let items = [CPListItem(text: "A", detailText: nil), CPListItem(text: "B", detailText: "b")]
        let list = CPListTemplate(
            title: "List",
            sections: [CPListSection(items: [items[0]]), CPListSection(items: [items[1]], header: "H", sectionIndexTitle: nil)])
        #expect(list.itemCount == 2)
        #expect(list.indexPath(for: items[1]) == IndexPath(row: 0, section: 1))
        items[0].setText("C")
        #expect(items[0].text == "C")
        list.updateSections([])
        #expect(list.sectionCount == 0)
    }

    @Test func tabsKeepTheirSelection() {
        let first = CPGridTemplate(title: nil, gridButtons: []), second = CPListTemplate(title: nil, sections: [])
        let tabs = CPTabBarTemplate(templates: [first, second])
        #expect(tabs.selectedTemplate === first)
        tabs.selectTemplate(at: 1)
        tabs.updateTemplates([second])
        #expect(tabs.selectedTemplate === second)
    }
}
