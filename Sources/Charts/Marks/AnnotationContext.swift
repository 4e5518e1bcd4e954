import SwiftUI

/// The mark that an annotation belongs to.
///
/// Source: Apple's documentation of `AnnotationContext`.
public struct AnnotationContext {
    /// The size of the mark in points.
    public let targetSize: CGSize
}
