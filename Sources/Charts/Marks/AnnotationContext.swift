import SwiftUI

/// What an annotation knows of its mark.
///
/// Source: Apple's documentation of `AnnotationContext`.
public struct AnnotationContext {
    /// The size of the mark in points.
    public let targetSize: CGSize
}
