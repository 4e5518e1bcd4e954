import QuinceFoundation
import UIKit

extension DisplayRepresentation {
    /// A picture beside the text; the sheet of widgets has none.
    ///
    /// Source: Apple's documentation of `DisplayRepresentation.Image`.
    public struct Image: Hashable, Sendable {
        /// The frame of the picture. Source: Apple's documentation of `DisplayRepresentation.Image.DisplayStyle`.
        public enum DisplayStyle: Hashable, Sendable { case `default`, circular }

        private enum Source: Hashable, Sendable {
            case symbol(String), asset(String), file(URL), data(Data)
        }

        private let source: Source
        private let isTemplate: Bool?
        private var displayStyle = DisplayStyle.default

        private init(_ source: Source, _ isTemplate: Bool?, _ displayStyle: DisplayStyle = .default) {
            (self.source, self.isTemplate, self.displayStyle) = (source, isTemplate, displayStyle)
        }

        /// A symbol.
        public init(systemName: String, isTemplate: Bool? = nil) { self.init(.symbol(systemName), isTemplate) }
        /// A symbol in a colour and size; nil where there is none of the name.
        public init?(systemName: String, tintColor: UIColor?, symbolConfiguration: UIImage.SymbolConfiguration? = nil) {
            guard UIImage(systemName: systemName) != nil else { return nil }
            self.init(.symbol(systemName), nil)
        }
        /// A picture of the bundle.
        public init(named name: String, isTemplate: Bool? = nil) { self.init(.asset(name), isTemplate) }
        public init(named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle) {
            self.init(.asset(name), isTemplate, displayStyle)
        }
        /// A picture of a file.
        public init(url: URL, isTemplate: Bool? = nil) { self.init(.file(url), isTemplate) }
        public init(url: URL, isTemplate: Bool? = nil, displayStyle: DisplayStyle) { self.init(.file(url), isTemplate, displayStyle) }
        /// - Parameter width: In points.
        public init(url: URL, width: Double, height: Double, isTemplate: Bool? = nil) { self.init(.file(url), isTemplate) }
        public init(url: URL, width: Double, height: Double, isTemplate: Bool? = nil, displayStyle: DisplayStyle) {
            self.init(.file(url), isTemplate, displayStyle)
        }
        /// A picture in memory, in a format such as PNG.
        public init(data: Data, isTemplate: Bool? = nil) { self.init(.data(data), isTemplate) }
        public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle) { self.init(.data(data), isTemplate, displayStyle) }
    }
}
