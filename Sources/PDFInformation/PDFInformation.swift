import Foundation

/// The facts of a PDF file, in the words of `pdfinfo`.
package struct PDFInformation: Sendable, Equatable {
    package var pages: [PDFPageInformation] = []
    /// The title, author and their kin, by the names of the document's information dictionary.
    package var attributes: [String: String] = [:]
    package var isEncrypted = false
    package var allowsPrinting = true
    package var allowsCopying = true
    package var majorVersion = 1
    package var minorVersion = 4

    /// Files of more pages are refused.
    package static let maximumPages = 20_000

    private static let attributeNames: Set<String> = [
        "Title", "Author", "Subject", "Keywords", "Creator", "Producer", "CreationDate", "ModDate",
    ]

    /// Reads the output of `pdfinfo -box -rawdates`; nil where it names no pages.
    package init?(_ output: String) {
        var count = 0
        var boxes: [Int: PDFPageInformation] = [:]
        for line in output.split(separator: "\n") {
            guard let colon = line.firstIndex(of: ":") else { continue }
            let name = line[..<colon], value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
            if name == "Pages" {
                count = Int(value) ?? 0
            } else if name == "Encrypted" {
                readEncryption(value)
            } else if name == "PDF version" {
                readVersion(value)
            } else if name.hasPrefix("Page ") {
                Self.readPage(name.split(separator: " "), value, &boxes)
            } else if Self.attributeNames.contains(String(name)), !value.isEmpty {
                attributes[String(name)] = value
            }
        }
        guard (1...Self.maximumPages).contains(count) else { return nil }
        let letter = PDFPageInformation(media: .init(left: 0, bottom: 0, right: 612, top: 792))
        pages = (1...count).map { boxes[$0] ?? letter }
    }

    private mutating func readEncryption(_ value: String) {
        isEncrypted = value.hasPrefix("yes")
        guard isEncrypted else { return }
        allowsPrinting = !value.contains("print:no")
        allowsCopying = !value.contains("copy:no")
    }

    private mutating func readVersion(_ value: String) {
        let numbers = value.split(separator: ".").compactMap { Int($0) }
        if numbers.count == 2 { (majorVersion, minorVersion) = (numbers[0], numbers[1]) }
    }

    /// Reads `Page    1 MediaBox:      0.00     0.00   446.46   631.42` and its kin.
    private static func readPage(_ name: [Substring], _ value: String, _ pages: inout [Int: PDFPageInformation]) {
        guard name.count == 3, let number = Int(name[1]), (1...maximumPages).contains(number) else { return }
        let numbers = value.split(separator: " ").compactMap { Double($0) }.filter { $0.isFinite && abs($0) < 1e7 }
        let none = PDFPageInformation.Box(left: 0, bottom: 0, right: 0, top: 0)
        var page = pages[number] ?? PDFPageInformation(media: none)
        if name[2] == "rot", let degrees = numbers.first {
            page.rotation = ((Int(degrees) % 360) + 360) % 360
        } else if numbers.count == 4 {
            let box = PDFPageInformation.Box(
                left: min(numbers[0], numbers[2]), bottom: min(numbers[1], numbers[3]), right: max(numbers[0], numbers[2]),
                top: max(numbers[1], numbers[3]))
            switch name[2] {
            case "MediaBox": page.media = box
            case "CropBox": page.crop = box
            case "BleedBox": page.bleed = box
            case "TrimBox": page.trim = box
            case "ArtBox": page.art = box
            default: return
            }
        }
        pages[number] = page
    }
}
