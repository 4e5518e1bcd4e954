import QuinceFoundation

/// Makes columns of cells.
struct CSVColumns {
    let options: CSVReadingOptions

    /// The narrowest type that all cells have: integers, numbers, truth values, dates, or texts.
    func type(of cells: [String]) -> CSVType {
        let present = cells.filter { !options.isNil($0) }
        guard !present.isEmpty else { return .string }
        if present.allSatisfy({ Int($0) != nil }) { return .integer }
        if present.allSatisfy({ Double($0) != nil }) { return options.floatingPointType == .float ? .float : .double }
        if present.allSatisfy({ options.boolean($0) != nil }) { return .boolean }
        return present.allSatisfy { options.date($0) != nil } ? .date : .string
    }

    /// - Parameter row: The number of the first cell's row, for errors.
    /// - Throws: `CSVReadingError.failedToParse`.
    func column(_ name: String, _ cells: [String], _ type: CSVType, index: Int, row: Int) throws -> AnyColumn {
        func parsed<T>(_ parse: (String) -> T?) throws -> AnyColumn {
            let values: [T?] = try cells.enumerated().map { number, cell in
                if options.isNil(cell) { return nil }
                guard let value = parse(cell) else {
                    throw CSVReadingError.failedToParse(row: row + number, column: index, type: type, cellContents: Data(cell.utf8))
                }
                return value
            }
            return AnyColumn(Column(name: name, contents: values))
        }
        switch type {
        case .integer: return try parsed { Int($0) }
        case .boolean: return try parsed { options.boolean($0) }
        case .float: return try parsed { Float($0) }
        case .double: return try parsed { Double($0) }
        case .date: return try parsed { options.date($0) }
        case .string: return try parsed { $0 }
        case .data: return try parsed { Data($0.utf8) }
        }
    }
}
