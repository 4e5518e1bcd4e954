import DeviceRuntime
import Foundation
@_spi(Quince) import QuinceFoundation
import Testing

@testable import UIKit

/// Image pickers over a photo library of the test's own.
@MainActor @Suite(.serialized) struct ImagePickerTests {
    private final class Log: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
        var info: [UIImagePickerController.InfoKey: Any]?
        var wasCancelled = false
        func imagePickerController(
            _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
        ) { self.info = info }
        func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { wasCancelled = true }
    }

    /// Says nothing of its own.
    private final class Silent: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {}

    @MainActor private final class Screen {
        let device = TestDevice()
        let root = UIViewController()
        let picker = UIImagePickerController()
        let log = Log()
        let broker = TestBroker()

        init() {
            DeviceRuntime.current.broker = broker
            UIView.setAnimationsEnabled(false)
            picker.delegate = log
            device.show(root)
        }

        func present() {
            root.present(picker, animated: false)
            device.settle()
        }

        var grid: PhotoGridController? { picker.viewControllers.first as? PhotoGridController }

        func pick(_ index: Int) throws {
            let grid = try #require(grid)
            grid.collectionView(grid.collectionView, didSelectItemAt: IndexPath(item: index, section: 0))
            device.settle()
        }

        func end() {
            UIView.setAnimationsEnabled(true)
            DeviceRuntime.current.broker = nil
        }
    }

    @Test func theLibraryIsThereAndTheCameraIsNot() {
        #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
        #expect(UIImagePickerController.isSourceTypeAvailable(.savedPhotosAlbum))
        #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
        #expect(UIImagePickerController.availableMediaTypes(for: .camera) == nil)
        #expect(!UIImagePickerController.isCameraDeviceAvailable(.front))
        let picker = UIImagePickerController()
        #expect(picker.sourceType == .photoLibrary)
        #expect(picker.mediaTypes == ["public.image"])
        #expect(!picker.allowsEditing)
    }

    @Test func thePhotosOfTheDeviceAreShown() async throws {
        let screen = Screen()
        defer { screen.end() }
        screen.present()
        let cells = try #require(screen.grid?.collectionView.visibleCells)
        #expect(cells.count == 6)
        #expect(cells.allSatisfy { $0.accessibilityLabel?.hasPrefix("Photo, September") == true })
        #expect(screen.grid?.navigationItem.leftBarButtonItem?.title == "Cancel" || screen.grid?.navigationItem.leftBarButtonItem != nil)
        let picture = try #require(cells.first?.contentView.subviews.first as? UIImageView)
        while picture.image == nil { await Task.yield() }
        #expect(min(picture.image?.size.width ?? 0, picture.image?.size.height ?? 0) < 600, "a small picture is shown")
    }

    @Test func aPhotoIsHandedOverWithItsFile() throws {
        let screen = Screen()
        defer { screen.end() }
        screen.present()
        try screen.pick(1)
        let info = try #require(screen.log.info)
        #expect(
            info[.mediaType] as? String == "public.image" && (info[.originalImage] as? UIImage)?.size == CGSize(width: 1200, height: 900))
        #expect(info[.editedImage] == nil)
        #expect(info[.cropRect] == nil)
        let file = try #require(info[.imageURL] as? URL)
        #expect(file.pathExtension == "jpeg")
        #expect(FileManager.default.fileExists(atPath: file.path))
        #expect(screen.root.presentedViewController === screen.picker, "the delegate dismisses it")
    }

    @Test func editingCutsASquareOut() throws {
        let screen = Screen()
        defer { screen.end() }
        screen.picker.allowsEditing = true
        screen.present()
        try screen.pick(0)
        let editor = try #require(screen.picker.topViewController as? PhotoCropController)
        #expect(screen.log.info == nil)
        #expect(screen.picker.isNavigationBarHidden)
        let buttons = editor.view.subviews.compactMap { $0 as? UIButton }
        try #require(buttons.first { $0.title(for: .normal) == "Choose" }).sendActions(for: .touchUpInside)
        let info = try #require(screen.log.info)
        #expect((info[.editedImage] as? UIImage)?.size == CGSize(width: 900, height: 900))
        #expect((info[.cropRect] as? NSValue)?.cgRectValue == CGRect(x: 150, y: 0, width: 900, height: 900))
        try #require(buttons.first { $0.title(for: .normal) == "Cancel" }).sendActions(for: .touchUpInside)
        #expect(screen.picker.topViewController === screen.grid)
        #expect(!screen.picker.isNavigationBarHidden)
    }

    @Test func cancellingIsTheDelegatesBusinessOrThePickers() {
        let screen = Screen()
        defer { screen.end() }
        screen.present()
        screen.grid?.onCancel()
        screen.device.settle()
        #expect(screen.log.wasCancelled)
        #expect(screen.root.presentedViewController === screen.picker)
        let silent = Silent()
        screen.picker.delegate = silent
        screen.grid?.onCancel()
        screen.device.settle()
        #expect(screen.root.presentedViewController == nil)
    }

    @Test func childrenDismissWhatTheirContainerPresents() {
        let screen = Screen()
        defer { screen.end() }
        let child = UIViewController(), container = UINavigationController(rootViewController: child)
        screen.device.show(container)
        child.present(screen.picker, animated: false)
        screen.device.settle()
        #expect(container.presentedViewController === screen.picker)
        child.dismiss(animated: false)
        screen.device.settle()
        #expect(container.presentedViewController == nil)
    }

    @Test func cropsStayOnThePicture() {
        var crop = PhotoCrop(picture: CGSize(width: 1200, height: 900), side: 300)
        #expect(crop.rect == CGRect(x: 150, y: 0, width: 900, height: 900))
        crop.move(by: CGPoint(x: 1000, y: 1000))
        #expect(crop.rect == CGRect(x: 0, y: 0, width: 900, height: 900))
        crop.zoom(by: 3, around: CGPoint(x: 150, y: 150))
        #expect(crop.rect == CGRect(x: 300, y: 300, width: 300, height: 300))
        crop.zoom(by: 100, around: CGPoint(x: 150, y: 150))
        #expect(crop.zoom == PhotoCrop.maximumZoom)
        #expect(crop.rect.midX == 450)
        #expect(crop.rect.midY == 450)
        crop.side = 600
        #expect(abs(crop.rect.midX - 450) < 0.001, "turning the device keeps what is chosen")
        #expect(abs(crop.rect.width - 225) < 0.001, "turning the device keeps what is chosen")
        crop.zoom(by: 0.01, around: .zero)
        #expect(crop.zoom == 1)
        #expect(crop.frame.height == 600)
    }

    // MARK: Saving

    private final class Saver: NSObject {
        var events: [String] = []
    }

    @Test func savedImagesAreInTheLibraryAndTheTargetLearnsIt() throws {
        ObjectRuntime.register(Saver.self) {
            $0.method("image:didFinishSavingWithError:contextInfo:") { object, arguments in
                let context = arguments[2] as? UnsafeRawPointer
                (object as? Saver)?.events.append(
                    "\((arguments[0] as? UIImage)?.size.width ?? 0) \(arguments[1] == nil) \(UInt(bitPattern: context))")
                return nil
            }
        }
        let screen = Screen()
        defer { screen.end() }
        AppInformation.main = AppInformation(["NSPhotoLibraryAddUsageDescription": "To keep pictures."])
        let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4)).image { $0.fill(CGRect(x: 0, y: 0, width: 8, height: 4)) }
        let saver = Saver()
        UIImageWriteToSavedPhotosAlbum(image, saver, Selector("image:didFinishSavingWithError:contextInfo:"), nil)
        #expect(saver.events.isEmpty, "the target learns it later")
        screen.device.settle()
        #expect(saver.events == ["8.0 true 0"])
        #expect(PhotoLibrary.photos.count == 7)
        UIImageWriteToSavedPhotosAlbum(UIImage(), saver, Selector("image:didFinishSavingWithError:contextInfo:"), nil)
        screen.device.settle()
        #expect(saver.events.last == "0.0 false 0")
        #expect(PhotoLibrary.photos.count == 7)
    }

    @Test func aHostThatRefusesAPictureSaysWhy() throws {
        let screen = Screen()
        defer { screen.end() }
        screen.broker.refusal = "the disk is full"
        let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4)).image { $0.fill(CGRect(x: 0, y: 0, width: 8, height: 4)) }
        #expect(throws: PhotoLibrary.Refusal.self) { try PhotoLibrary.add(image) }
        #expect(PhotoLibrary.photos == [])
    }

    @Test func shareSheetsSaveImages() {
        let screen = Screen()
        defer { screen.end() }
        AppInformation.main = AppInformation(["NSPhotoLibraryAddUsageDescription": "To keep pictures."])
        let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4)).image { $0.fill(CGRect(x: 0, y: 0, width: 8, height: 4)) }
        let save = SaveImageActivity()
        #expect(!save.canPerform(withActivityItems: ["Text"]))
        #expect(save.canPerform(withActivityItems: [image, "Text"]))
        #expect(save.activityTitle == "Save Image")
        #expect(save.canPerform(withActivityItems: [image, image]))
        #expect(save.activityTitle == "Save 2 Images")
        save.prepare(withActivityItems: [image, "Text"])
        save.perform()
        #expect(PhotoLibrary.photos.count == 7)
    }
}
