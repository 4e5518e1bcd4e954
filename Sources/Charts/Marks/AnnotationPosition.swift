import SwiftUI

/// The place of an annotation at its mark.
///
/// Source: Apple's documentation of `AnnotationPosition`.
public struct AnnotationPosition: Sendable, Hashable {
    enum Place { case automatic, overlay, top, topLeading, topTrailing, bottom, bottomLeading, bottomTrailing, leading, trailing }
    let place: Place

    public static var automatic: AnnotationPosition { AnnotationPosition(place: .automatic) }
    public static var overlay: AnnotationPosition { AnnotationPosition(place: .overlay) }
    public static var top: AnnotationPosition { AnnotationPosition(place: .top) }
    public static var topLeading: AnnotationPosition { AnnotationPosition(place: .topLeading) }
    public static var topTrailing: AnnotationPosition { AnnotationPosition(place: .topTrailing) }
    public static var bottom: AnnotationPosition { AnnotationPosition(place: .bottom) }
    public static var bottomLeading: AnnotationPosition { AnnotationPosition(place: .bottomLeading) }
    public static var bottomTrailing: AnnotationPosition { AnnotationPosition(place: .bottomTrailing) }
    public static var leading: AnnotationPosition { AnnotationPosition(place: .leading) }
    public static var trailing: AnnotationPosition { AnnotationPosition(place: .trailing) }
}
