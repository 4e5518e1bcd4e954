import QuinceFoundation
import Testing

@testable import TabularData

struct DataFrameTests {
    private let csv = #"""
        name,age,score,member,born
        Ann,31,1.5,true,1990-05-01
        "Bob, Jr.",,2,false,1985-01-31
        "Cy ""C""",27,NA,true,2001-12-24

        """#

    private func frame() throws -> DataFrame { try DataFrame(csvData: Data(csv.utf8)) }

    @Test func typesAreInferred() throws {
        let frame = try frame()
        #expect(frame.shape == (3, 5))
        #expect(frame.columns.map { "\($0.wrappedElementType)" } == ["String", "Int", "Double", "Bool", "Date"])
        #expect(frame["name", String.self].map { $0 } == Column(name: "name", contents: ["Ann", "Bob, Jr.", "Cy \"C\""]))
        #expect(frame["age", Int.self][1] == nil)
        #expect(frame["age"].missingCount == 1)
        #expect(frame["score", Double.self].sum() == 3.5)
        #expect(frame["age", Int.self].mean() == 29)
    }

    @Test func columnsAndRowsOfAFileAreChosen() throws {
        let part = try DataFrame(csvData: Data(csv.utf8), columns: ["age", "name"], rows: 1..<3, types: ["age": .double])
        #expect(part.columns.map(\.name) == ["age", "name"])
        #expect(part.shape.rows == 2)
        #expect(part["age", Double.self][1] == 27)
        var options = CSVReadingOptions(hasHeaderRow: false, delimiter: ";")
        options.ignoresEmptyLines = true
        let plain = try DataFrame(csvData: Data("1;2\n3;4".utf8), options: options)
        #expect(plain.columns.map(\.name) == ["Column 0", "Column 1"])
    }

    @Test func filesWithFaultsAreErrors() {
        func error(_ text: String, columns: [String]? = nil, types: [String: CSVType] = [:]) -> String {
            do {
                _ = try DataFrame(csvData: Data(text.utf8), columns: columns, types: types)
                return ""
            } catch { return "\(error)" }
        }
        #expect(error("a,b\n1\n") == "Row 1 has 1 columns, not 2.")
        #expect(error("a\n\"x\n") == "Row 1, column 0: a quotation mark is misplaced.")
        #expect(error("a\nx\"y\n").contains("misplaced"))
        #expect(error("a\nx\n", types: ["a": .integer]) == "Row 1, column 0: “x” is not of the type integer.")
        #expect(error("a\nx\n", columns: ["b"]) == "The file has no columns b.")
        #expect(error("") == "")
    }

    @Test func rowsAreFilteredAndSorted() throws {
        let frame = try frame()
        #expect(frame.filter(on: "member", Bool.self) { $0 == true }.rows.map { $0["name"] as? String } == ["Ann", "Cy \"C\""])
        #expect(frame.filter { ($0["age", Int.self] ?? 0) > 30 }.shape.rows == 1)
        #expect(frame.sorted(on: "age").rows.map { $0["age", Int.self] } == [nil, 27, 31])
        #expect(frame.sorted(on: "name", order: .descending)["name", String.self][0] == "Cy \"C\"")
        #expect(frame.sorted(on: ColumnID("score", Double.self), order: .descending)["score", Double.self][0] == 2)
    }

    @Test func rowsAreGrouped() throws {
        let frame: DataFrame = ["kind": ["a", "b", "a"], "size": [1.0, 2.0, 4.0]]
        let groups = frame.grouped(by: ColumnID("kind", String.self))
        #expect(groups.count == 2)
        #expect(groups[keyedBy: "a"]?.shape.rows == 2)
        #expect(groups.counts(order: .descending)["count", Int.self].map { $0 ?? 0 } == [2, 1])
        #expect(groups.sums("size", Double.self)["sum(size)", Double.self].map { $0 ?? 0 } == [5, 2])
        #expect(frame.grouped(by: "kind").means("size", Double.self)["mean(size)", Double.self].map { $0 ?? 0 } == [2.5, 2])
        #expect(groups.ungrouped()["size", Double.self].map { $0 ?? 0 } == [1, 4, 2])
    }

    @Test func columnsAndRowsChange() throws {
        var frame: DataFrame = ["a": [1, 2]]
        frame.append(column: Column(name: "b", contents: ["x", "y"]))
        frame.append(row: 3, nil)
        frame.renameColumn("b", to: "c")
        frame["a", Int.self][0] = 7
        frame.transformColumn("a") { (value: Int) in Double(value) / 2 }
        #expect(frame["a", Double.self].map { $0 ?? 0 } == [3.5, 1, 1.5])
        #expect(frame["c"].isNil(at: 2))
        var other: DataFrame = ["a": [9.5], "d": [true]]
        other.append(rowsOf: frame)
        #expect(other.shape == (4, 3))
        #expect(other["d", Bool.self].missingCount == 3)
        frame.removeColumn("c")
        frame.removeRow(at: 0)
        #expect(frame.description.hasSuffix("2 rows, 1 column"))
    }

    @Test func framesAreWrittenAndReadAgain() throws {
        let frame = try frame()
        #expect(
            try DataFrame(csvData: frame.csvRepresentation()).selecting(columnNames: "name", "age")
                == frame.selecting(columnNames: "name", "age"))
        #expect(
            String(decoding: try frame.selecting(columnNames: "name").csvRepresentation(), as: UTF8.self)
                == "name\nAnn\n\"Bob, Jr.\"\n\"Cy \"\"C\"\"\"\n")
    }

    @Test func objectsBecomeRows() throws {
        let json = Data(#"[{"a":1,"b":"x","c":true,"d":1.5},{"a":2,"c":false,"d":2,"b":null}]"#.utf8)
        let frame = try DataFrame(jsonData: json)
        #expect(frame.columns.map { "\($0.wrappedElementType)" } == ["Int", "String", "Bool", "Double"])
        #expect(frame["b"].isNil(at: 1))
        #expect(try DataFrame(jsonData: frame.jsonRepresentation()) == frame)
        #expect(throws: JSONReadingError.self) { _ = try DataFrame(jsonData: Data("[1]".utf8)) }
        #expect(throws: JSONReadingError.self) { _ = try DataFrame(jsonData: Data(#"[{"a":1},{"a":"x"}]"#.utf8)) }
    }
}
