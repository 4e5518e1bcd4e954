import Foundation
import Testing

@testable import UIKit

/// Pictures for people to look at; written only where `QUINCE_PICTURES` names a folder.
@MainActor enum PictureSheet {
    static func write(_ image: UIImage, _ name: String) {
        guard let folder = ProcessInfo.processInfo.environment["QUINCE_PICTURES"] else { return }
        try? image.pngData()?.write(to: URL(fileURLWithPath: folder).appendingPathComponent(name + ".png"))
    }
}
