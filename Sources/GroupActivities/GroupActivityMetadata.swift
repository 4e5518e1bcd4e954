import CoreGraphics
import QuinceFoundation

/// The description of an activity. Source: Apple's documentation of `GroupActivityMetadata`.
public struct GroupActivityMetadata: @unchecked Sendable {
    /// Source: Apple's documentation of `GroupActivityMetadata.ActivityType`.
    public struct ActivityType: Hashable, Sendable {
        private let name: String
        public static let generic = ActivityType(name: "generic")
        public static let watchTogether = ActivityType(name: "watchTogether")
        public static let listenTogether = ActivityType(name: "listenTogether")
        public static let createTogether = ActivityType(name: "createTogether")
        public static let shopTogether = ActivityType(name: "shopTogether")
        public static let readTogether = ActivityType(name: "readTogether")
        public static let workoutTogether = ActivityType(name: "workoutTogether")
        public static let exploreTogether = ActivityType(name: "exploreTogether")
        public static let learnTogether = ActivityType(name: "learnTogether")
    }

    public var type = ActivityType.generic
    public var title: String?
    public var subtitle: String?
    public var previewImage: CGImage?
    /// The page that people see who do not have the app.
    public var fallbackURL: URL?
    public var supportsContinuationOnTV = false

    public init() {}
}
