/// The presentation of the place card of a selected map item.
///
/// Source: Apple's documentation of `MapItemDetailSelectionAccessoryStyle`.
public struct MapItemDetailSelectionAccessoryStyle: Sendable {
    /// The amount of content of a callout.
    ///
    /// Source: Apple's documentation of `MapItemDetailSelectionAccessoryStyle.CalloutStyle`.
    public struct CalloutStyle: Sendable {
        private let name: String
        public static var automatic: CalloutStyle { CalloutStyle(name: "automatic") }
        public static var compact: CalloutStyle { CalloutStyle(name: "compact") }
        public static var full: CalloutStyle { CalloutStyle(name: "full") }
    }

    private let name: String
    public static var automatic: MapItemDetailSelectionAccessoryStyle { Self(name: "automatic") }
    public static var callout: MapItemDetailSelectionAccessoryStyle { Self(name: "callout") }
    public static var caption: MapItemDetailSelectionAccessoryStyle { Self(name: "caption") }
    public static var sheet: MapItemDetailSelectionAccessoryStyle { Self(name: "sheet") }
    public static func callout(_ style: CalloutStyle) -> MapItemDetailSelectionAccessoryStyle { Self(name: "callout") }
}
