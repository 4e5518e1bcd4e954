import Testing
import UIKit

@testable import SwiftUI

@MainActor struct GridTests {
    private func box(_ width: CGFloat, _ height: CGFloat) -> some View { Color.red.frame(width: width, height: height) }

    @Test func columnsAreAsWideAsTheirWidestCells() {
        let hosted = Hosted(
            Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 5) {
                GridRow {
                    box(20, 10)
                    box(60, 30)
                }
                GridRow {
                    box(50, 20)
                    box(10, 10)
                }
            }.fixedSize(), width: 120, height: 55)
        #expect(
            hosted.frames == [
                CGRect(x: 0, y: 0, width: 20, height: 10), CGRect(x: 60, y: 0, width: 60, height: 30),
                CGRect(x: 0, y: 35, width: 50, height: 20), CGRect(x: 60, y: 35, width: 10, height: 10),
            ])
    }

    @Test func modifiersOfARowAreThoseOfEachCell() {
        let hosted = Hosted(
            Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 5) {
                ForEach(0..<2) { index in
                    GridRow {
                        box(20, 10)
                        box(30, 10)
                    }
                    .opacity(0.5)
                    .padding(2)
                    .onTapGesture { _ = index }
                }
            }.fixedSize(), width: 68, height: 33)
        #expect(
            hosted.frames == [
                CGRect(x: 0, y: 0, width: 24, height: 14), CGRect(x: 34, y: 0, width: 34, height: 14),
                CGRect(x: 0, y: 19, width: 24, height: 14), CGRect(x: 34, y: 19, width: 34, height: 14),
            ])
    }

    @Test func aRowOutsideOfGridsIsAGroup() {
        let hosted = Hosted(
            VStack(alignment: .leading, spacing: 0) {
                GridRow {
                    box(20, 10)
                    box(30, 10)
                }
            }, width: 30, height: 20)
        #expect(hosted.frames == [CGRect(x: 0, y: 0, width: 20, height: 10), CGRect(x: 0, y: 10, width: 30, height: 10)])
    }

    @Test func whereCellsStandInARowMayChange() {
        struct Content: View {
            let alignment: VerticalAlignment
            var body: some View {
                Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                    GridRow(alignment: alignment) {
                        Color.red.frame(width: 20, height: 10)
                        Color.red.frame(width: 20, height: 30)
                    }
                }.fixedSize()
            }
        }
        let hosted = Hosted(Content(alignment: .top), width: 40, height: 30)
        #expect(hosted.frames.first == CGRect(x: 0, y: 0, width: 20, height: 10))
        hosted.view.rootView = Content(alignment: .bottom)
        hosted.view.layoutIfNeeded()
        #expect(hosted.frames.first == CGRect(x: 0, y: 20, width: 20, height: 10))
    }

    @Test func aCellMayTakeSeveralColumns() {
        let hosted = Hosted(
            Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 0) {
                GridRow {
                    box(20, 10)
                    box(30, 10)
                }
                GridRow { Color.red.frame(height: 10).gridCellColumns(2).gridCellUnsizedAxes(.horizontal) }
            }.fixedSize(), width: 60, height: 20)
        #expect(hosted.frames.last == CGRect(x: 0, y: 10, width: 60, height: 10))
    }

    @Test func aFlexibleCellOverSeveralColumnsTakesWhatTheOthersLeave() {
        let hosted = Hosted(
            Grid(horizontalSpacing: 10, verticalSpacing: 0) {
                GridRow {
                    box(20, 10)
                    box(30, 10)
                    box(40, 10)
                }
                GridRow {
                    Color.blue.frame(height: 10).gridCellColumns(2)
                    box(10, 10)
                }
            }, width: 200, height: 20)
        #expect(hosted.size(200, 20).width == 200)
        #expect(hosted.frames[3] == CGRect(x: 0, y: 10, width: 150, height: 10))
    }

    @Test func aViewOutsideOfRowsTakesAllColumns() {
        let hosted = Hosted(
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box(40, 10)
                    box(40, 10)
                }
                Color.red.frame(height: 4).gridCellUnsizedAxes(.horizontal)
            }.fixedSize(), width: 80, height: 14)
        #expect(hosted.frames.last == CGRect(x: 0, y: 10, width: 80, height: 4))
    }

    @Test func cellsStandWhereTheyAndTheirColumnSay() {
        let hosted = Hosted(
            Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box(100, 40)
                    box(20, 10).gridColumnAlignment(.trailing)
                }
                GridRow {
                    box(10, 10).gridCellAnchor(.bottomTrailing)
                    box(80, 40)
                }
            }.fixedSize(), width: 180, height: 80)
        #expect(hosted.frames[1] == CGRect(x: 160, y: 15, width: 20, height: 10))
        #expect(hosted.frames[2] == CGRect(x: 90, y: 70, width: 10, height: 10))
    }

    @Test func flexibleColumnsShareWhatIsLeft() {
        let hosted = Hosted(
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box(60, 20)
                    Color.blue
                    Color.green
                }
            }, width: 300, height: 100)
        #expect(hosted.frames.map(\.width) == [60, 120, 120])
    }

    @Test func aRowThatComesBackIsPlacedAgain() {
        let hosted = Hosted(GridOfState())
        let before = hosted.frames
        GridOfState.set?(80)
        hosted.update()
        #expect(before[0].width == 40)
        // The other row has not changed; its second cell stands further right.
        #expect(hosted.frames[3].minX - before[3].minX == 20)
    }

    private struct GridOfState: View {
        static var set: ((CGFloat) -> Void)?
        @State private var width: CGFloat = 40
        var body: some View {
            let _ = Self.set = { width = $0 }
            Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Color.red.frame(width: width, height: 10)
                    Color.red.frame(width: 10, height: 10)
                }
                GridRow {
                    Color.red.frame(width: 10, height: 10)
                    Color.red.frame(width: 10, height: 10)
                }
            }
        }
    }
}
