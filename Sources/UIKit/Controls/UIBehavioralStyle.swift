/// Whether a control behaves as on an iPad or as on a Mac.
///
/// Source: Apple's “UIBehavioralStyle”. Only apps in the Mac's idiom get the Mac's behaviour; iPhones and iPads resolve every wish to `pad`.
public enum UIBehavioralStyle: UInt, Sendable {
    case automatic = 0
    case pad
    case mac
}
