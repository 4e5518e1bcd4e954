/// The placeholder for views that a widget cannot show: yellow with a crossed red circle, as on iOS.
struct UnsupportedInWidget: View {
    var body: some View {
        GeometryReader { geometry in
            let side = min(44, min(geometry.size.width, geometry.size.height) * 0.8)
            ZStack {
                Color(red: 1, green: 0.84, blue: 0.04)
                Image(systemName: "nosign").font(.system(size: side, weight: .bold)).foregroundStyle(Color.red)
            }
        }
        .unredacted()
    }
}

/// Views over UIKit's that widgets show all the same: on iOS they are none of UIKit's.
protocol DrawnInWidgets {}

extension _ViewInputs {
    /// The placeholder in place of a UIKit view in a widget; nil outside of widgets.
    @MainActor var replacementInWidget: _ViewOutputs? {
        guard environment.untrackedValue.isInWidget else { return nil }
        let view = Attribute(UnsupportedInWidget())
        return UnsupportedInWidget._makeView(view: _GraphValue(view), inputs: self)
    }
}
