import Testing

@testable import MediaPlayer

@MainActor struct MPMediaPickerControllerTests {
    private final class Delegate: NSObject, MPMediaPickerControllerDelegate {
        var cancels = 0
        func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) { cancels += 1 }
    }

    @Test func theUserCanCancel() throws {
        let picker = MPMediaPickerController(mediaTypes: .music), delegate = Delegate()
        picker.delegate = delegate
        picker.prompt = "Choose a song"
        picker.loadViewIfNeeded()
        let navigation = try #require(picker.children.first as? UINavigationController)
        let item = try #require(navigation.topViewController?.navigationItem)
        #expect(item.prompt == "Choose a song")
        let action = try #require(item.leftBarButtonItem?.primaryAction)
        action.performWithSender(nil, target: nil)
        #expect(delegate.cancels == 1)
    }
}
