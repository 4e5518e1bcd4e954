import Testing
import UIKit

@testable import SwiftUI

@MainActor struct GeometryChangeTests {
    @MainActor private final class Box {
        var width: Binding<CGFloat>?
        var told: [[CGFloat]] = []
    }

    private struct Screen: View {
        let box: Box
        @State private var width: CGFloat = 50
        var body: some View {
            let _ = box.width = $width
            Color.red.frame(width: width, height: 20).onGeometryChange(for: CGFloat.self) {
                $0.size.width
            } action: { old, new in
                box.told.append([old, new])
            }
        }
    }

    @Test func sizesAreToldAtFirstAndWhenTheyChange() {
        let box = Box()
        let hosted = Hosted(Screen(box: box))
        #expect(box.told == [[50, 50]])
        box.width?.wrappedValue = 80
        hosted.update()
        hosted.update()
        #expect(box.told == [[50, 50], [50, 80]])
    }

    @Test func placesAreToldToo() {
        var places: [CGFloat] = []
        _ = Hosted(
            Color.red.frame(width: 10, height: 10).onGeometryChange(for: CGFloat.self) {
                $0.frame(in: .global).minX
            } action: {
                places.append($0)
            }
            .offset(x: 7).frame(width: 100, alignment: .leading))
        #expect(places == [107])
    }
}
