/// An element in a data table.
///
/// Source: Apple's documentation of `UIAccessibilityContainerDataTableCell`.
@preconcurrency @MainActor public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
    /// The first row and how many the cell spans; the location is `NSNotFound` for a cell in no row.
    func accessibilityRowRange() -> NSRange
    /// The first column and how many the cell spans; the location is `NSNotFound` for a cell in no column.
    func accessibilityColumnRange() -> NSRange
}
