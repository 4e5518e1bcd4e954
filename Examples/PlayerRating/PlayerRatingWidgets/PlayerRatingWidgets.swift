import SwiftUI
import WidgetKit

@main
struct PlayerRatingWidgets: WidgetBundle {
    var body: some Widget {
        LeaderWidget()
        FixedLadderWidget()
        LadderWidget()
        NewsWidget()
    }
}
