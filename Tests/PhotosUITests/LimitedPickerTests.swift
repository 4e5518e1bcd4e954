import PhotosUI
import Testing

@MainActor struct LimitedPickerTests {
    @Test func nothingIsAddedWhereAccessIsNotLimited() async {
        let controller = UIViewController()
        let added = await withCheckedContinuation { continuation in
            PHPhotoLibrary.shared().presentLimitedLibraryPicker(from: controller) { continuation.resume(returning: $0) }
        }
        #expect(added.isEmpty)
        #expect(controller.presentedViewController == nil)
    }
}
