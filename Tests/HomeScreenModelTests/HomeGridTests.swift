import HomeScreenModel
import Testing

struct HomeGridTests {
    private func places(_ sizes: [ItemSize], _ grid: HomeGrid = .phone) -> [[Int]?] {
        grid.places(of: sizes).map { $0.map { [$0.column, $0.row] } }
    }

    @Test func iconsFillRows() {
        let places = places(Array(repeating: .icon, count: 25))
        #expect(places[3] == [3, 0] && places[4] == [0, 1] && places[23] == [3, 5])
        #expect(places[24] == nil)
    }

    @Test func iconsFillWhatWidgetsLeave() {
        #expect(places([.small, .icon, .small, .icon]) == [[0, 0], [2, 0], [2, 1], [3, 0]])
        #expect(places([.icon, .medium, .icon]) == [[0, 0], [0, 1], [1, 0]])
        #expect(places([.large, .small, .small, .icon]) == [[0, 0], [0, 4], [2, 4], nil])
    }

    @Test func extraLargeWidgetsNeedAnIPad() {
        #expect(!HomeGrid.phone.holds([.extraLarge]))
        #expect(places([.extraLarge, .large], .pad) == [[0, 0], nil])
        #expect(HomeGrid.pad.holds([.extraLarge, .medium, .medium]))
    }

    @Test(arguments: [[ItemSize.small, .small, .medium, .icon], [.large, .medium], [.medium, .medium, .medium]])
    func nothingOverlaps(_ sizes: [ItemSize]) {
        var cells = Set<Int>()
        for place in HomeGrid.phone.places(of: sizes).compactMap({ $0 }) {
            for row in place.row..<place.row + place.size.rows {
                for column in place.column..<place.column + place.size.columns {
                    let isFree = cells.insert(row * 4 + column).inserted
                    #expect(column < 4)
                    #expect(row < 6)
                    #expect(isFree)
                }
            }
        }
    }
}
