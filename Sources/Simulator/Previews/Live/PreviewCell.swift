import DeviceProtocol
import Foundation

/// A live preview: what a device of its own shows.
final class PreviewCell: Sendable {
    let bundle: AppBundle
    let entry: PreviewEntry
    /// The preview's number in the app's list.
    let number: Int
    let variant: PreviewVariant
    let dataContainer: URL
    let code: PreviewCode

    init(bundle: AppBundle, entry: PreviewEntry, number: Int, variant: PreviewVariant, dataContainer: URL, code: PreviewCode) {
        (self.bundle, self.entry, self.number, self.variant) = (bundle, entry, number, variant)
        (self.dataContainer, self.code) = (dataContainer, code)
    }
}

/// The code of running previews that has changed since the app's build; processes that start later load it. May be used from any thread.
final class PreviewCode: @unchecked Sendable {
    private let lock = NSLock()
    private var paths: [String] = []
    private var values: [String: String?] = [:]

    var libraries: [String] { lock.withLock { paths } }
    var literals: [String: String?] { lock.withLock { values } }

    func take(library: String?, literals: [String: String?]) {
        lock.withLock {
            if let library { paths.append(library) }
            values.merge(literals) { $1 }
        }
    }
}
