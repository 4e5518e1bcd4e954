import SwiftUI
import UIKit

/// The looks of a tip in a view of UIKit's.
struct TipLook {
    /// nil = the system's.
    var background: (any ShapeStyle)?
    /// Points.
    var cornerRadius: CGFloat = 13
    /// Points.
    var imageSize = CGSize(width: 40, height: 40)
    /// nil = the tint colour.
    var imageStyle: (any ShapeStyle)?
    var viewStyle: any TipViewStyle

    @MainActor init() { viewStyle = MiniTipViewStyle() }

    /// The style that fills a view whose background colour is set.
    static func background(_ color: UIColor?) -> (any ShapeStyle)? { color.map { Color(uiColor: $0) } }
}

extension View {
    /// Gives tips in the view a look.
    @MainActor func tipLook(_ look: TipLook) -> some View {
        environment(\.tipBackground, look.background.map { AnyShapeStyle($0) }).environment(\.tipCornerRadius, look.cornerRadius)
            .environment(\.tipImageSize, look.imageSize)
            .environment(\.tipImageStyle, look.imageStyle.map { TipImageStyle(levels: [AnyShapeStyle($0)]) })
            .environment(\.tipViewStyle, AnyTipViewStyle(look.viewStyle))
    }
}

/// A tip in a view of UIKit's, which the app adds and removes: it shows whether the tip is eligible or not.
struct HostedTip: View {
    let tip: any Tip
    let look: TipLook
    let arrowEdge: Edge?
    let action: TipHandler
    @State private var display = TipDisplay()

    var body: some View {
        let _ = display.current(tip, presence: nil)
        TipCard(tip: tip, arrow: arrowEdge.map { TipArrow(edge: $0) }, action: action)
            .tipLook(look)
            .onAppear { display.begin() }
            .onDisappear { display.end() }
    }

    /// The tip with no margins around it.
    @MainActor var configuration: UIHostingConfiguration<Self, EmptyView> {
        UIHostingConfiguration { self }.margins(.all, 0).minSize(width: 0, height: 0)
    }
}
