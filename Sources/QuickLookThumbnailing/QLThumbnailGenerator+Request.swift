import QuinceFoundation
import UIKit
import UniformTypeIdentifiers

extension QLThumbnailGenerator {
    /// A thumbnail to make. Source: Apple's documentation of `QLThumbnailGenerator.Request`.
    open class Request: NSObject, NSCopying, @unchecked Sendable {
        /// The kinds of pictures that are wanted. Source: Apple's documentation of `QLThumbnailGenerator.Request.RepresentationTypes`.
        public struct RepresentationTypes: OptionSet, Sendable {
            public let rawValue: UInt
            public init(rawValue: UInt) { self.rawValue = rawValue }
            public static let icon = RepresentationTypes(rawValue: 1)
            public static let lowQualityThumbnail = RepresentationTypes(rawValue: 2)
            public static let thumbnail = RepresentationTypes(rawValue: 4)
            public static let all = RepresentationTypes(rawValue: .max)
        }

        /// The type of the file; nil = by its name.
        open var contentType: UTType?
        /// The smallest side that a thumbnail may have, in points.
        open var minimumDimension: CGFloat = 0
        /// Whether the picture has the look of an icon: the paper and the corner of a document.
        open var iconMode = false
        public let size: CGSize
        public let scale: CGFloat
        public let representationTypes: RepresentationTypes
        let file: URL

        /// - Parameters:
        ///   - size: The largest size in points.
        ///   - scale: Pixels of a point.
        public init(fileAt url: URL, size: CGSize, scale: CGFloat, representationTypes: RepresentationTypes) {
            (file, self.size, self.scale, self.representationTypes) = (url, size, scale, representationTypes)
        }

        open func copy(with zone: NSZone? = nil) -> Any {
            let copy = Request(fileAt: file, size: size, scale: scale, representationTypes: representationTypes)
            (copy.contentType, copy.minimumDimension, copy.iconMode) = (contentType, minimumDimension, iconMode)
            return copy
        }
    }
}
