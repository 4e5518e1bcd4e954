import Testing
import UIKit

@testable import SwiftUI

@MainActor struct AnyLayoutTests {
    @MainActor private final class Box { var binding: Binding<Bool>? }

    private struct Screen: View {
        let box: Box
        let evaluations: Evaluations
        @State private var isColumn = false
        var body: some View {
            let _ = box.binding = $isColumn
            let layout = isColumn ? AnyLayout(VStackLayout(spacing: 4)) : AnyLayout(HStackLayout(spacing: 10))
            layout {
                Color.red.frame(width: 20, height: 20).onAppear { evaluations.note("red") }
                Color.blue.frame(width: 30, height: 30)
            }
        }
    }

    @Test func layoutsChangeWhileTheirViewsStay() {
        let (box, evaluations) = (Box(), Evaluations())
        let hosted = Hosted(Screen(box: box, evaluations: evaluations))
        #expect(hosted.size(nil, nil) == CGSize(width: 60, height: 30))
        let before = hosted.view.layer.sublayers
        box.binding?.wrappedValue = true
        hosted.update()
        #expect(hosted.size(nil, nil) == CGSize(width: 30, height: 54))
        #expect(hosted.view.layer.sublayers == before)
    }

    @Test func theSystemsLayoutsDoAsTheirViews() {
        let sizes = [CGSize(width: 20, height: 10), CGSize(width: 8, height: 30)]
        func blocks() -> some View { ForEach(0..<2) { Color.red.frame(width: sizes[$0].width, height: sizes[$0].height) } }
        let pairs: [(AnyView, AnyView)] = [
            (AnyView(HStack(alignment: .top) { blocks() }), AnyView(HStackLayout(alignment: .top) { blocks() })),
            (
                AnyView(VStack(alignment: .trailing, spacing: 3) { blocks() }),
                AnyView(VStackLayout(alignment: .trailing, spacing: 3) { blocks() })
            ),
            (AnyView(ZStack(alignment: .bottomLeading) { blocks() }), AnyView(ZStackLayout(alignment: .bottomLeading) { blocks() })),
            (AnyView(Grid { GridRow { blocks() } }), AnyView(GridLayout() { GridRow { blocks() } })),
        ]
        for (view, layout) in pairs {
            let (first, second) = (Hosted(view), Hosted(layout))
            #expect(first.size(nil, nil) == second.size(nil, nil))
            #expect(first.frames == second.frames)
        }
    }
}
