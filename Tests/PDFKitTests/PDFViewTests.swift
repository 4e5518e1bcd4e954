import Testing

@testable import PDFKit

@Suite("PDF views") @MainActor struct PDFViewTests {
    private func view(_ count: Int) throws -> PDFView {
        let view = PDFView(frame: CGRect(x: 0, y: 0, width: 308, height: 600))
        view.document = try Documents.document((1...count).map { "Page \($0)" })
        view.autoScales = true
        view.layoutIfNeeded()
        return view
    }

    @Test func pagesFollowEachOther() throws {
        let view = try view(5)
        #expect(abs(view.scaleFactor - 1) < 0.001)
        #expect(view.currentPage?.label == "1")
        #expect(view.visiblePages.count == 2)
        #expect(view.canGoToNextPage)
        #expect(!view.canGoToPreviousPage)
        view.goToNextPage(nil)
        #expect(view.currentPage?.label == "2")
        view.goToLastPage(nil)
        #expect(view.currentPage?.label == "5")
        #expect(!view.canGoToNextPage)
        view.goBack(nil)
        #expect(view.currentPage?.label == "2")
    }

    @Test func beginsAtTheTop() throws {
        let view = PDFView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
        view.document = try Documents.document(["1", "2"])
        view.autoScales = true
        view.layoutIfNeeded()
        #expect(view.scaleFactor > 1.2)
        #expect(view.scroll.contentOffset.y == 0)
        let top = view.convert(CGPoint(x: 0, y: 400), from: try #require(view.currentPage))
        #expect(abs(top.y - 4.75 * view.scaleFactor) < 0.01)
    }

    @Test func onePageAtATime() throws {
        let view = try view(3)
        view.displayMode = .singlePage
        view.layoutIfNeeded()
        #expect(view.pageViews.count == 1)
        view.goToNextPage(nil)
        #expect(view.currentPage?.label == "2")
        #expect(view.pageViews.first?.page.label == "2")
        view.displayMode = .twoUpContinuous
        #expect(view.pageViews.count == 3)
        #expect(view.pageViews[0].frame.midY == view.pageViews[1].frame.midY)
    }

    @Test func placesAreConverted() throws {
        let view = try view(1)
        let page = try #require(view.currentPage)
        let point = view.convert(CGPoint(x: 0, y: 400), from: page)
        let back = view.convert(point, to: page)
        #expect(abs(back.x) < 0.01 && abs(back.y - 400) < 0.01)
        #expect(view.page(for: CGPoint(x: 154, y: 300), nearest: false) === page)
        let rect = view.convert(view.convert(CGRect(x: 10, y: 20, width: 30, height: 40), from: page), to: page)
        #expect(abs(rect.minY - 20) < 0.01 && abs(rect.height - 40) < 0.01)
    }

    @Test func pagesMayChangeOnAnotherThread() async throws {
        let view = try view(1)
        let shown = try #require(view.pageViews.first)
        let picture = try #require(shown.subviews.first as? UIImageView)
        let before = try #require(picture.image)
        nonisolated(unsafe) let page = try #require(view.currentPage)
        await withCheckedContinuation { continuation in
            Thread {
                page.addAnnotation(PDFAnnotation(bounds: CGRect(x: 0, y: 0, width: 9, height: 9), forType: .square, withProperties: nil))
                continuation.resume()
            }.start()
        }
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
        #expect(picture.image !== before)
    }

    @Test func tellsOfPagesAndSelections() throws {
        let view = try view(3)
        var names: [Notification.Name] = []
        let observers: [any NSObjectProtocol] = [Notification.Name.PDFViewPageChanged, .PDFViewSelectionChanged].map { name in
            NotificationCenter.default.addObserver(forName: name, object: view, queue: nil) { _ in
                MainActor.assumeIsolated { names.append(name) }
            }
        }
        defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
        view.goToLastPage(nil)
        view.currentSelection = view.document?.findString("Page").last
        #expect(names == [.PDFViewPageChanged, .PDFViewSelectionChanged])
        #expect(view.pageViews[2].subviews.last?.subviews.count == 1)
    }
}
