import QuinceFoundation
import UIKit

/// Source: Apple's documentation of `NCUpdateResult`.
public enum NCUpdateResult: UInt, Sendable { case newData = 0, noData, failed }
/// Source: Apple's documentation of `NCWidgetDisplayMode`.
public enum NCWidgetDisplayMode: Int, Sendable { case compact = 0, expanded }

/// A widget of the years before WidgetKit. As iOS from version 18 on, the device shows none.
///
/// Source: Apple's documentation of `NCWidgetProviding`.
@preconcurrency @MainActor public protocol NCWidgetProviding: NSObjectProtocol {
    func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void)
    func widgetMarginInsets(forProposedMarginInsets defaultMarginInsets: UIEdgeInsets) -> UIEdgeInsets
    func widgetActiveDisplayModeDidChange(_ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize)
}

extension NCWidgetProviding {
    public func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) { completionHandler(.noData) }
    public func widgetMarginInsets(forProposedMarginInsets defaultMarginInsets: UIEdgeInsets) -> UIEdgeInsets { defaultMarginInsets }
    public func widgetActiveDisplayModeDidChange(_ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize) {}
}

@available(*, unavailable, message: "not yet in Quince: widgets of the years before WidgetKit, which the device does not show")
open class NCWidgetController: NSObject {}
