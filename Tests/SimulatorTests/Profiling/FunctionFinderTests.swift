import Testing

@testable import Simulator

struct FunctionFinderTests {
    @Test func readsWhatTheSymbolizerPrints() {
        let places = FunctionFinder.places(
            in: """
                $s4Shop7RowViewC4drawyySo6CGRectVF
                /home/ada/Shop/RowView.swift:12:9

                ??
                ??:0:0

                main
                /<compiler-generated>:0:0

                memcpy
                ./string/memcpy.S:20:0

                """)
        #expect(places.map(\.name) == ["$s4Shop7RowViewC4drawyySo6CGRectVF", "??", "main", "memcpy"])
        #expect(places.map(\.file) == ["/home/ada/Shop/RowView.swift", nil, nil, nil])
        #expect(places[0].line == 12)
        #expect(FunctionFinder.places(in: "").isEmpty)
    }

    @Test func aFunctionHasTheFirstPlaceOfItsInstructions() {
        func function(_ line: Int?) -> ProfileReport.Function {
            .init(name: "draw", image: "App", file: line.map { _ in "/a.swift" }, line: line)
        }
        let united = FunctionFinder.united([1: function(14), 2: function(12), 3: function(nil)])
        #expect(united.values.allSatisfy { $0 == function(12) })
        #expect(FunctionFinder.united([1: function(nil)]) == [1: function(nil)])
    }
}
