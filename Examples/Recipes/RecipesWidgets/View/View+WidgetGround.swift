import SwiftUI
import WidgetKit

extension View {
    /// What is behind a widget's content. Before iOS 17 widgets had neither backgrounds nor margins of their own.
    @ViewBuilder func widgetGround() -> some View {
        if #available(iOS 17, *) {
            containerBackground(Color("WidgetBackground"), for: .widget)
        } else {
            padding()
                .background(Color("WidgetBackground"))
        }
    }
}
