import ActivityKit
import QuinceFoundation
import SwiftUI

/// App-specific data of an alarm.
///
/// Source: Apple's documentation of `AlarmMetadata`.
public protocol AlarmMetadata: Codable, Hashable, Sendable {}

/// The content of an alarm's alert and Live Activity.
///
/// Source: Apple's documentation of `AlarmAttributes`.
public struct AlarmAttributes<Metadata: AlarmMetadata>: ActivityAttributes, Sendable {
    public typealias ContentState = AlarmPresentationState

    public var presentation: AlarmPresentation
    public var metadata: Metadata?
    public var tintColor: Color

    public init(presentation: AlarmPresentation, metadata: Metadata? = nil, tintColor: Color) {
        (self.presentation, self.metadata, self.tintColor) = (presentation, metadata, tintColor)
    }

    private enum CodingKeys: CodingKey { case presentation, metadata, tintColor }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        presentation = try container.decode(AlarmPresentation.self, forKey: .presentation)
        metadata = try container.decodeIfPresent(Metadata.self, forKey: .metadata)
        tintColor = Color(try container.decode(Color.Resolved.self, forKey: .tintColor))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(presentation, forKey: .presentation)
        try container.encodeIfPresent(metadata, forKey: .metadata)
        try container.encode(tintColor.resolve(in: EnvironmentValues()), forKey: .tintColor)
    }
}
