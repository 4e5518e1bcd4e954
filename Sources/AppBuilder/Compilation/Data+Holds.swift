import Foundation
import Glibc

extension Data {
    /// Whether these bytes are somewhere in it.
    func holds(_ part: Data) -> Bool {
        withUnsafeBytes { all in
            part.withUnsafeBytes { part in
                guard var place = all.baseAddress, let wanted = part.baseAddress else { return part.isEmpty }
                let end = place + all.count
                while end - place >= part.count, let found = memchr(place, Int32(part[0]), end - place - part.count + 1) {
                    if memcmp(found, wanted, part.count) == 0 { return true }
                    place = UnsafeRawPointer(found) + 1
                }
                return false
            }
        }
    }
}
