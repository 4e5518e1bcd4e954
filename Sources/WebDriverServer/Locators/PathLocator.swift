import FileFormats
import Foundation

/// Finds elements by XPath over their source.
enum PathLocator {
    /// The elements of a path, in the order of the source.
    ///
    /// - Parameter root: The element whose source the path is about; `.` is it.
    /// - Throws: `invalid selector` for a path that cannot be read, and for one that leads to no elements.
    static func find(_ path: String, in snapshot: ScreenSnapshot, below root: Int) throws(WebDriverError) -> [Int] {
        let source = ScreenSource(snapshot: snapshot, includesHittable: path.contains("hittable")).xml(of: root)
        do {
            let numbers = try XPathDocument(Data(source.utf8)).elements(at: path)
            return numbers.map { root + $0 }.filter { snapshot.entries.indices.contains($0) }
        } catch let error as FormatError {
            throw WebDriverError(.invalidSelector, "the XPath “\(path.prefix(200))”: \(error.message)")
        } catch { throw WebDriverError(.unknownError, "\(error)") }
    }
}
