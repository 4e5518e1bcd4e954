import QuickLook
import Testing

@MainActor struct QLPreviewControllerDelegateTests {
    private final class Plain: QLPreviewControllerDelegate {}

    private final class Editing: QLPreviewControllerDelegate {
        func previewController(_ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem) -> QLPreviewItemEditingMode
        {
            .createCopy
        }
    }

    @Test func itemsAreNotChangedUnlessTheDelegateSaysSo() {
        let (controller, item) = (QLPreviewController(), URL(fileURLWithPath: "/a.txt") as NSURL)
        #expect(Plain().previewController(controller, editingModeFor: item) == .disabled)
        #expect(Editing().previewController(controller, editingModeFor: item) == .createCopy)
        #expect(Plain().previewController(controller, transitionViewFor: item) == nil)
    }
}
