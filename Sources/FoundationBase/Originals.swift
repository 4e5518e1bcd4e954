import Foundation

/// Foundation's own versions of what `QuinceFoundation` replaces under the same name.
///
/// Inside that module the replacement hides the original, so the way to the original is through here.
package enum Originals {
    package static func format(_ format: String, locale: Locale?, _ arguments: [any CVarArg]) -> String {
        String(format: format, locale: locale, arguments: arguments)
    }

    package static func removeObserver(_ observer: Any, from center: NotificationCenter) {
        center.removeObserver(observer)
    }

    package static func removeObserver(_ observer: Any, name: NSNotification.Name?, object: Any?, from center: NotificationCenter) {
        center.removeObserver(observer, name: name, object: object)
    }

    package static func bundle(for type: AnyClass) -> Bundle { Bundle(for: type) }
}
