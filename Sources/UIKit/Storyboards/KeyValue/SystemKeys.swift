@_spi(Quince) import QuinceFoundation

/// The properties of UIKit's own classes that documents set by name.
@MainActor enum SystemKeys {
    static let register: Void = {
        ObjectRuntime.register(UIView.self) { entry in
            entry.getter("layer") { object in MainActor.assumeIsolated { (object as? UIView)?.layer } }
            number(entry, "alpha") { ($0 as? UIView)?.alpha = $1 }
            number(entry, "tag") { ($0 as? UIView)?.tag = Int($1) }
            flag(entry, "clipsToBounds") { ($0 as? UIView)?.clipsToBounds = $1 }
            flag(entry, "hidden") { ($0 as? UIView)?.isHidden = $1 }
            flag(entry, "userInteractionEnabled") { ($0 as? UIView)?.isUserInteractionEnabled = $1 }
            set(entry, "backgroundColor") { ($0 as? UIView)?.backgroundColor = $1 as? UIColor }
            set(entry, "tintColor") { ($0 as? UIView)?.tintColor = $1 as? UIColor }
            set(entry, "accessibilityIdentifier") { ($0 as? UIView)?.accessibilityIdentifier = $1 as? String }
            set(entry, "accessibilityLabel") { ($0 as? UIView)?.accessibilityLabel = $1 as? String }
            set(entry, "accessibilityHint") { ($0 as? UIView)?.accessibilityHint = $1 as? String }
            flag(entry, "isAccessibilityElement") { ($0 as? UIView)?.isAccessibilityElement = $1 }
        }
        ObjectRuntime.register(UIBarItem.self) { entry in
            set(entry, "accessibilityIdentifier") { ($0 as? UIBarItem)?.accessibilityIdentifier = $1 as? String }
            set(entry, "accessibilityLabel") { ($0 as? UIBarItem)?.accessibilityLabel = $1 as? String }
            set(entry, "accessibilityHint") { ($0 as? UIBarItem)?.accessibilityHint = $1 as? String }
        }
        ObjectRuntime.register(UIViewController.self) { entry in
            set(entry, "view") { ($0 as? UIViewController)?.view = $1 as? UIView }
            set(entry, "title") { ($0 as? UIViewController)?.title = $1 as? String }
        }
        ObjectRuntime.register(UITextField.self) { entry in
            set(entry, "delegate") { ($0 as? UITextField)?.delegate = $1 as? any UITextFieldDelegate }
        }
        ObjectRuntime.register(UISearchBar.self) { entry in
            set(entry, "delegate") { ($0 as? UISearchBar)?.delegate = $1 as? any UISearchBarDelegate }
        }
        ObjectRuntime.register(UIPickerView.self) { entry in
            set(entry, "dataSource") { ($0 as? UIPickerView)?.dataSource = $1 as? any UIPickerViewDataSource }
            set(entry, "delegate") { ($0 as? UIPickerView)?.delegate = $1 as? any UIPickerViewDelegate }
        }
        ObjectRuntime.register(UITextView.self) { entry in
            set(entry, "delegate") { ($0 as? UITextView)?.delegate = $1 as? any UITextViewDelegate }
        }
        ObjectRuntime.register(UINavigationController.self) { entry in
            set(entry, "delegate") { ($0 as? UINavigationController)?.delegate = $1 as? any UINavigationControllerDelegate }
        }
        ObjectRuntime.register(UINavigationBar.self) { entry in
            set(entry, "delegate") { ($0 as? UINavigationBar)?.delegate = $1 as? any UINavigationBarDelegate }
        }
        ObjectRuntime.register(UIToolbar.self) { entry in
            set(entry, "delegate") { ($0 as? UIToolbar)?.delegate = $1 as? any UIToolbarDelegate }
        }
        ObjectRuntime.register(UIPageViewController.self) { entry in
            set(entry, "dataSource") { ($0 as? UIPageViewController)?.dataSource = $1 as? any UIPageViewControllerDataSource }
            set(entry, "delegate") { ($0 as? UIPageViewController)?.delegate = $1 as? any UIPageViewControllerDelegate }
        }
        ObjectRuntime.register(UITabBar.self) { entry in
            set(entry, "delegate") { ($0 as? UITabBar)?.delegate = $1 as? any UITabBarDelegate }
        }
        ObjectRuntime.register(UITabBarController.self) { entry in
            set(entry, "delegate") { ($0 as? UITabBarController)?.delegate = $1 as? any UITabBarControllerDelegate }
        }
        ObjectRuntime.register(UIGestureRecognizer.self) { entry in
            set(entry, "delegate") { ($0 as? UIGestureRecognizer)?.delegate = $1 as? UIGestureRecognizerDelegate }
        }
    }()

    static func set(_ entry: ObjectClass, _ key: String, _ body: @escaping @MainActor (AnyObject, Any?) -> Void) {
        entry.setter(key) { object, value in
            nonisolated(unsafe) let (object, value) = (object, value)
            MainActor.assumeIsolated { body(object, value) }
        }
    }

    static func number(_ entry: ObjectClass, _ key: String, _ body: @escaping @MainActor (AnyObject, CGFloat) -> Void) {
        set(entry, key) { object, value in if let number = self.number(value) { body(object, number) } }
    }

    /// A value as the number that key-value coding makes of it; of texts the number that they begin with, and 0 without one.
    private static func number(_ value: Any?) -> CGFloat? {
        if let number = value as? NSNumber { return CGFloat(number.doubleValue) }
        let text = value as? String ?? (value as? any RawRepresentable)?.rawValue as? String
        return text.map { CGFloat(NSString(string: $0).doubleValue) }
    }

    static func flag(_ entry: ObjectClass, _ key: String, _ body: @escaping @MainActor (AnyObject, Bool) -> Void) {
        set(entry, key) { object, value in if let number = value as? NSNumber { body(object, number.boolValue) } }
    }
}
