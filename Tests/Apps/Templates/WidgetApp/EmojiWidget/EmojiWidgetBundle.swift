import SwiftUI
import WidgetKit

@main
struct EmojiWidgetBundle: WidgetBundle {
    var body: some Widget {
        EmojiWidget()
    }
}
