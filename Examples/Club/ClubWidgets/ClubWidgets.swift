import SwiftUI
import WidgetKit

@main
struct ClubWidgets: WidgetBundle {
    var body: some Widget {
        NextBookingWidget()
        MatchLiveActivity()
    }
}
