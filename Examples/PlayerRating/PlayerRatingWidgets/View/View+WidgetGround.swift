import SwiftUI
import WidgetKit

extension View {
    /// What is behind a widget's content. Before iOS 17 widgets had neither backgrounds nor margins of their own.
    @ViewBuilder func widgetGround() -> some View {
        // Widgets do not grow with their letters: larger ones would be cut.
        let content = dynamicTypeSize(...DynamicTypeSize.accessibility1)
        if #available(iOS 17, *) {
            content.containerBackground(Color("WidgetBackground"), for: .widget)
        } else {
            content.padding()
                .background(Color("WidgetBackground"))
        }
    }
}
