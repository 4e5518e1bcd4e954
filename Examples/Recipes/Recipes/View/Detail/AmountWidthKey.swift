import SwiftUI

/// The width of the widest amount of an ingredient.
struct AmountWidthKey: PreferenceKey {
    static var defaultValue: CGFloat? { nil }

    static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
        value = [value, nextValue()].compactMap { $0 }.max()
    }
}
