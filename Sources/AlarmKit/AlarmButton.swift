import QuinceFoundation
import SwiftUI

/// A button of an alarm.
///
/// Source: Apple's documentation of `AlarmButton`.
public struct AlarmButton: Codable, Sendable {
    public var text: LocalizedStringResource
    public var textColor: Color
    /// The name of an SF Symbol.
    public var systemImageName: String

    public init(text: LocalizedStringResource, textColor: Color, systemImageName: String) {
        (self.text, self.textColor, self.systemImageName) = (text, textColor, systemImageName)
    }

    private enum CodingKeys: CodingKey { case text, textColor, systemImageName }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        text = try container.decodeText(forKey: .text)
        textColor = Color(try container.decode(Color.Resolved.self, forKey: .textColor))
        systemImageName = try container.decode(String.self, forKey: .systemImageName)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeText(text, forKey: .text)
        try container.encode(textColor.resolve(in: EnvironmentValues()), forKey: .textColor)
        try container.encode(systemImageName, forKey: .systemImageName)
    }
}
