/// The Advanced Encryption Standard.
///
/// Source: Apple's documentation of `AES`.
public enum AES: Sendable {}
