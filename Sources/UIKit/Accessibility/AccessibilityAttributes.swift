extension AttributeScopes {
    /// The attributes of `AttributedString` that say how parts of a text are spoken.
    ///
    /// Source: Apple's documentation of `AttributeScopes.AccessibilityAttributes`.
    public struct AccessibilityAttributes: AttributeScope {
        public let accessibilitySpeechIncludesPunctuation: IncludesPunctuationAttribute
        public let accessibilitySpeechSpellsOutCharacters: SpellOutAttribute
        public let accessibilitySpeechAdjustedPitch: AdjustedPitchAttribute
        public let accessibilitySpeechAnnouncementsQueued: QueueAnnouncementAttribute
        public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute
        public let accessibilitySpeechPhoneticNotation: IPANotationAttribute
        public let accessibilityHeadingLevel: HeadingLevelAttribute
        public let accessibilityTextCustom: TextCustomAttribute
        public let accessibilityTextualContext: TextualContextAttribute

        /// Whether punctuation is spoken.
        public enum IncludesPunctuationAttribute: AttributedStringKey {
            public typealias Value = Bool
            public static let name = NSAttributedString.Key.accessibilitySpeechPunctuation.rawValue
        }
        /// Whether each letter is spoken by itself.
        public enum SpellOutAttribute: AttributedStringKey {
            public typealias Value = Bool
            public static let name = NSAttributedString.Key.accessibilitySpeechSpellOut.rawValue
        }
        /// The pitch, from -1 for the lowest to 1 for the highest. In `NSAttributedString` it is a number from 0 to 2.
        public enum AdjustedPitchAttribute: ObjectiveCConvertibleAttributedStringKey {
            public typealias Value = Double
            public typealias ObjectiveCValue = NSNumber
            public static let name = NSAttributedString.Key.accessibilitySpeechPitch.rawValue
            public static func objectiveCValue(for value: Double) throws -> NSNumber { NSNumber(value: value + 1) }
            public static func value(for object: NSNumber) throws -> Double { object.doubleValue - 1 }
        }
        /// Whether an announcement waits for those before it.
        public enum QueueAnnouncementAttribute: AttributedStringKey {
            public typealias Value = Bool
            public static let name = NSAttributedString.Key.accessibilitySpeechQueueAnnouncement.rawValue
        }
        /// The urgency of an announcement.
        public enum AnnouncementPriorityAttribute: AttributedStringKey {
            public typealias Value = AnnouncementPriority
            public static let name = NSAttributedString.Key("UIAccessibilitySpeechAttributeAnnouncementPriority").rawValue
            public enum AnnouncementPriority: String, Hashable, Codable, Sendable {
                /// After what is being spoken.
                case low
                /// At once; what is spoken next may interrupt it.
                case `default`
                /// At once, and to its end.
                case high
            }
        }
        /// The pronunciation in the International Phonetic Alphabet.
        public enum IPANotationAttribute: AttributedStringKey {
            public typealias Value = String
            public static let name = NSAttributedString.Key.accessibilitySpeechIPANotation.rawValue
        }
        /// The level of a heading.
        public enum HeadingLevelAttribute: AttributedStringKey {
            public typealias Value = HeadingLevel
            public static let name = NSAttributedString.Key.accessibilityTextHeadingLevel.rawValue
            public enum HeadingLevel: Int, Hashable, Codable, Sendable {
                case unspecified, h1, h2, h3, h4, h5, h6
            }
        }
        /// Further parts of the text's value.
        public enum TextCustomAttribute: AttributedStringKey {
            public typealias Value = [String]
            public static let name = NSAttributedString.Key.accessibilityTextCustom.rawValue
        }
        /// A kind of text.
        public enum TextualContextAttribute: ObjectiveCConvertibleAttributedStringKey {
            public typealias Value = TextualContext
            public typealias ObjectiveCValue = NSString
            public static let name = NSAttributedString.Key.accessibilityTextContext.rawValue
            public static func objectiveCValue(for value: TextualContext) throws -> NSString { value.context.rawValue as NSString }
            public static func value(for object: NSString) throws -> TextualContext {
                guard let value = TextualContext.allCases.first(where: { $0.context.rawValue == object as String }) else {
                    throw CocoaError(.coderInvalidValue)
                }
                return value
            }
            public enum TextualContext: String, Hashable, Codable, Sendable {
                case console, fileSystem, messaging, narrative, sourceCode, spreadsheet, wordProcessing
                static let allCases: [TextualContext] = [
                    .console, .fileSystem, .messaging, .narrative, .sourceCode, .spreadsheet, .wordProcessing,
                ]
                package var context: UIAccessibilityTextualContext {
                    switch self {
                    case .console: .console
                    case .fileSystem: .fileSystem
                    case .messaging: .messaging
                    case .narrative: .narrative
                    case .sourceCode: .sourceCode
                    case .spreadsheet: .spreadsheet
                    case .wordProcessing: .wordProcessing
                    }
                }
            }
        }
    }

    public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>) -> T {
        self[T.self]
    }
}
