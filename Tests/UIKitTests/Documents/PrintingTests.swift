import Testing

@testable import UIKit

@MainActor struct PrintingTests {
    private func text(_ lines: Int) -> String { (1...lines).map { "Line \($0)" }.joined(separator: "\n") }

    @Test func textTakesAsManyPagesAsItNeeds() {
        let renderer = UIPrintPageRenderer()
        renderer.setValue(NSValue(cgRect: CGRect(x: 0, y: 0, width: 300, height: 400)), forKey: "paperRect")
        renderer.setValue(NSValue(cgRect: CGRect(x: 20, y: 20, width: 260, height: 360)), forKey: "printableRect")
        let formatter = UISimpleTextPrintFormatter(text: text(100))
        renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
        #expect(renderer.paperRect.width == 300)
        let pages = renderer.numberOfPages
        #expect(pages > 2)
        (renderer.headerHeight, renderer.footerHeight) = (40, 40)
        #expect(renderer.numberOfPages > pages)
        #expect(formatter.rect(forPageAt: 0) == CGRect(x: 20, y: 60, width: 260, height: 280))
        #expect(renderer.printFormatters(forPageAt: 0)?.count == 1)
        #expect(renderer.printFormatters(forPageAt: 99)?.isEmpty == true)
        formatter.removeFromPrintPageRenderer()
        #expect(renderer.numberOfPages == 0)
    }

    @Test func pagesAreDrawn() throws {
        final class Marked: UIPrintPageRenderer {
            override func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {
                UIColor.red.setFill()
                UIRectFill(footerRect)
            }
        }
        let renderer = Marked()
        renderer.footerHeight = 100
        renderer.addPrintFormatter(UIMarkupTextPrintFormatter(markupText: "<h1>Title</h1>"), startingAtPageAt: 0)
        let pages = PrintedPages(renderer: renderer)
        #expect(pages.count == 1)
        let picture = try #require(pages.picture(of: 0, height: 792)?.cgImage)
        let data = try #require(picture.dataProvider?.data as Data?)
        let scale = picture.height / 792, row = picture.bytesPerRow
        func isRed(_ x: Int, _ y: Int) -> Bool {
            let place = y * scale * row + x * scale * 4
            return Set(data[place..<place + 3]) == [0, 255] && data[place + 1] == 0
        }
        #expect(isRed(300, 740))
        #expect(!isRed(300, 400))
    }

    @Test func theBestPaperIsTheSmallestWithRoom() {
        let paper = UIPrintPaper.bestPaper(forPageSize: CGSize(width: 600, height: 700), withPapersFrom: [.a4, .letter])
        #expect(paper === UIPrintPaper.letter)
        #expect(UIPrintPaper.bestPaper(forPageSize: CGSize(width: 5000, height: 5000), withPapersFrom: [.letter, .a4]) === UIPrintPaper.a4)
    }
}
