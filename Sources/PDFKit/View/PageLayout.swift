/// The places of a view's pages, in the pages' points.
@MainActor struct PageLayout {
    private(set) var frames: [(PDFPage, CGRect)] = []
    private(set) var size = CGSize.zero

    init(_ view: PDFView) {
        let margins = view.displaysPageBreaks ? view.pageBreakMargins : .zero
        let rows = Self.rows(of: view)
        let isHorizontal = view.displayMode.isContinuous && view.displayDirection == .horizontal
        let sizes = rows.map { row in
            row.map { $0.shownSize(view.displayBox) }.reduce(CGSize.zero) { sum, page in
                CGSize(
                    width: sum.width + page.width + margins.left + margins.right,
                    height: max(sum.height, page.height + margins.top + margins.bottom))
            }
        }
        let largest = CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
        var along: CGFloat = 0
        for (row, rowSize) in zip(rows, sizes) {
            var x = isHorizontal ? along : (largest.width - rowSize.width) / 2
            let middle = isHorizontal ? largest.height / 2 : along + rowSize.height / 2
            for page in row {
                let shown = page.shownSize(view.displayBox)
                frames.append((page, CGRect(x: x + margins.left, y: middle - shown.height / 2, width: shown.width, height: shown.height)))
                x += margins.left + shown.width + margins.right
            }
            along += isHorizontal ? rowSize.width : rowSize.height
        }
        size = isHorizontal ? CGSize(width: along, height: largest.height) : CGSize(width: largest.width, height: along)
    }

    /// The pages that stand side by side; only those of the shown page where one row is shown at a time.
    private static func rows(of view: PDFView) -> [[PDFPage]] {
        guard let pages = view.document?.allPages, !pages.isEmpty else { return [] }
        var rows: [[PDFPage]] = []
        if view.displayMode.isTwoUp {
            var next = 0
            if view.displaysAsBook {
                rows.append([pages[0]])
                next = 1
            }
            while next < pages.count {
                rows.append(Array(pages[next..<min(next + 2, pages.count)]))
                next += 2
            }
        } else {
            rows = pages.map { [$0] }
        }
        if view.displaysRTL { rows = rows.map { $0.reversed() } }
        if view.displayMode.isContinuous { return view.displaysRTL && view.displayDirection == .horizontal ? rows.reversed() : rows }
        let shown = pages[min(max(view.shownIndex, 0), pages.count - 1)]
        return rows.filter { $0.contains { $0 === shown } }
    }
}
