import QuinceFoundation

/// Splits a text into rows of cells, as RFC 4180 has it.
struct CSVParser {
    private let options: CSVReadingOptions
    private var rows: [[String]] = []
    private var cells: [String] = []
    private var cell = ""
    /// Inside quotation marks, and behind those that end a cell.
    private var isQuoted = false, wasQuoted = false

    static func rows(_ data: Data, _ options: CSVReadingOptions) throws -> [[String]] {
        guard var text = String(data: data, encoding: .utf8) else {
            throw CSVReadingError.badEncoding(row: 0, column: 0, cellContents: Data())
        }
        if text.first == "\u{FEFF}" { text.removeFirst() }
        var parser = CSVParser(options: options)
        try parser.read(text)
        return parser.rows
    }

    private init(options: CSVReadingOptions) { self.options = options }

    private var misplaced: CSVReadingError { .misplacedQuote(row: rows.count, column: cells.count) }

    private mutating func read(_ text: String) throws {
        var characters = text.makeIterator(), pending: Character?
        while let character = pending ?? characters.next() {
            pending = nil
            if options.usesEscaping, character == options.escapeCharacter {
                cell += characters.next().map { String($0) } ?? ""
            } else if isQuoted {
                guard character == "\"" else { cell.append(character); continue }
                let next = characters.next()
                if next == "\"" { cell.append("\"") } else { (isQuoted, wasQuoted, pending) = (false, true, next) }
            } else if options.usesQuoting, character == "\"" {
                guard cell.isEmpty, !wasQuoted else { throw misplaced }
                isQuoted = true
            } else if character == options.delimiter {
                endCell()
            } else if character.isNewline {
                endRow()
            } else {
                guard !wasQuoted else { throw misplaced }
                cell.append(character)
            }
        }
        guard !isQuoted else { throw misplaced }
        if !cell.isEmpty || !cells.isEmpty || wasQuoted { endRow() }
    }

    private mutating func endCell() {
        cells.append(cell)
        (cell, wasQuoted) = ("", false)
    }

    private mutating func endRow() {
        let isEmpty = cells.isEmpty && cell.isEmpty && !wasQuoted
        endCell()
        if !(isEmpty && options.ignoresEmptyLines) { rows.append(cells) }
        cells = []
    }
}
