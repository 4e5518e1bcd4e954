import Foundation
import PDFInformation
import Testing

@Suite struct PDFInformationTests {
    @Test func readsWhatPdfinfoPrints() throws {
        let output = """
            Title:           A: title
            Producer:        cairo
            Pages:           2
            Encrypted:       yes (print:no copy:yes change:yes addNotes:yes algorithm:AES-256)
            Page    1 size:  200 x 100 pts
            Page    1 rot:   90
            Page    1 MediaBox:      0.00    10.00   200.00   110.00
            Page    1 CropBox:       5.00    10.00   195.00   110.00
            Page    2 MediaBox:    300.00   400.00     0.00     0.00
            PDF version:     1.7
            """
        let information = try #require(PDFInformation(output))
        #expect(information.pages.count == 2)
        #expect(information.pages[0].rotation == 90)
        #expect(information.pages[0].media == .init(left: 0, bottom: 10, right: 200, top: 110))
        #expect(information.pages[0].crop.left == 5)
        #expect(information.pages[1].media == .init(left: 0, bottom: 0, right: 300, top: 400))
        #expect(information.attributes["Title"] == "A: title")
        #expect(information.isEncrypted)
        #expect(!information.allowsPrinting)
        #expect(information.allowsCopying)
        #expect(information.minorVersion == 7)
    }

    @Test(arguments: ["", "Pages: -1", "Pages: 99999999", "Page 99999999999999 MediaBox: 1 2 3 4", "Pages: 0\nPage 1 rot: 1e400"])
    func isNothingForOtherOutput(_ output: String) { #expect(PDFInformation(output) == nil) }

    @Test func readsWordsWithTheirPlaces() {
        let text = PDFPageText(
            """
              <page width="446.46" height="631.4">
                    <line xMin="37.5" yMin="57.5" xMax="232.3" yMax="79.3">
                      <word xMin="37.5" yMin="57.5" xMax="80.5" yMax="79.3">Tom</word>
                      <word xMin="85.6" yMin="57.5" xMax="139.6" yMax="79.3">&amp;&#x1F600;</word>
                    </line>
                    <line xMin="37.5" yMin="88.2" xMax="140.8" yMax="109.2">
                      <word xMin="nan" yMin="1e999" xMax="101.4" yMax="109.2">Jerry</word>
              <page width="1" height="1">
            """)
        #expect(text.string == "Tom &😀\nJerry")
        #expect(text.words.map(\.range) == [0..<3, 4..<7, 8..<13])
        #expect(text.words.map(\.line) == [0, 0, 1])
        #expect(text.words[2].left == 0)
        #expect(text.width == 446.46)
    }

    @Test func othersAreNoFiles() {
        #expect(PDFFile(Data()) == nil)
        #expect(PDFFile(Data("hello".utf8)) == nil)
        #expect(PDFFile(Data("%PDF-1.4 and no more".utf8))?.information() == nil)
    }
}
