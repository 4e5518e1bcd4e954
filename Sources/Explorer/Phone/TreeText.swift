import Foundation
import Glibc

/// Texts of element trees.
enum TreeText {
    /// The bytes of a tree's JSON without the numbers of elements, which differ from visit to visit.
    static func withoutNumbers(_ text: String) -> Data {
        text.withCString { start in
            var (result, place) = (Data(capacity: text.utf8.count), start)
            while let found = strstr(place, mark) {
                let end = found + mark.utf8.count
                append(place, end, &result)
                place = UnsafePointer(end)
                while (48...57).contains(place.pointee) { place += 1 }
            }
            append(place, place + strlen(place), &result)
            return result
        }
    }

    private static let mark = "\"id\":"

    private static func append(_ start: UnsafePointer<CChar>, _ end: UnsafePointer<CChar>, _ data: inout Data) {
        start.withMemoryRebound(to: UInt8.self, capacity: end - start) { data.append($0, count: end - start) }
    }
}
