/// Adds the pictures among the items to the device's photo library.
final class SaveImageActivity: UIActivity {
    private var images: [UIImage] = []
    private var count = 1

    override var activityType: ActivityType? { .saveToCameraRoll }
    override var activityTitle: String? { count == 1 ? "Save Image" : "Save \(count) Images" }
    override var activityImage: UIImage? { UIImage(systemName: "square.and.arrow.down") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        count = activityItems.filter { $0 is UIImage }.count
        return count > 0
    }

    override func prepare(withActivityItems activityItems: [Any]) { images = activityItems.compactMap { $0 as? UIImage } }

    override func perform() {
        PhotoLibrary.requireUsageDescription()
        do {
            for image in images { try PhotoLibrary.add(image) }
            activityDidFinish(true)
        } catch {
            FileHandle.standardError.write(Data("[Photos] The image cannot be saved: \(error.localizedDescription)\n".utf8))
            activityDidFinish(false)
        }
    }
}
