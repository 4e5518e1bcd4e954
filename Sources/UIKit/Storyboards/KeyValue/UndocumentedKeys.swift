@_spi(Quince) import QuinceFoundation

/// Properties that UIKit has and does not document, which apps have long found and set by key-value coding: a search bar's field, an alert's
/// controller, a tab bar controller's bar.
@MainActor enum UndocumentedKeys {
    static let register: Void = {
        registerFields()
        registerPickers()
        registerAlerts()
        registerBars()
        ObjectRuntime.register(UIPageControl.self) { entry in
            for key in ["pageImage", "_pageImage"] {
                set(entry, key) { ($0 as? UIPageControl)?.preferredIndicatorImage = $1 as? UIImage }
            }
            for key in ["currentPageImage", "_currentPageImage"] {
                set(entry, key) { ($0 as? UIPageControl)?.preferredCurrentPageIndicatorImage = $1 as? UIImage }
            }
        }
        // The subject of mail, which no simulated device sends.
        ObjectRuntime.register(UIActivityViewController.self) { entry in set(entry, "subject") { _, _ in } }
    }()

    private static func registerFields() {
        ObjectRuntime.register(UISearchBar.self) { entry in
            get(entry, "searchField") { ($0 as? UISearchBar)?.searchTextField }
            get(entry, "cancelButton") { ($0 as? UISearchBar)?.cancelButton }
            set(entry, "cancelButtonText") { ($0 as? UISearchBar)?.cancelTitle = $1 as? String }
        }
        ObjectRuntime.register(UITextField.self) { entry in
            get(entry, "placeholderLabel") { ($0 as? UITextField)?.placeholderLabel }
            get(entry, "clearButton") { ($0 as? UITextField)?.anyClearButton }
        }
        // `placeholderLabel.textColor` is set along a path.
        ObjectRuntime.register(UILabel.self) { entry in
            set(entry, "textColor") { ($0 as? UILabel)?.textColor = $1 as? UIColor }
            set(entry, "font") { ($0 as? UILabel)?.font = $1 as? UIFont }
        }
    }

    private static func registerPickers() {
        ObjectRuntime.register(UIPickerView.self) { entry in
            set(entry, "textColor") { ($0 as? UIPickerView)?.textColor = $1 as? UIColor }
        }
        ObjectRuntime.register(UIDatePicker.self) { entry in
            set(entry, "textColor") { ($0 as? UIDatePicker)?.textColor = $1 as? UIColor }
            // The wheels say “Today” for it, in no colour of its own.
            set(entry, "highlightsToday") { _, _ in }
        }
    }

    private static func registerAlerts() {
        ObjectRuntime.register(UIAlertController.self) { entry in
            get(entry, "attributedTitle") { ($0 as? UIAlertController)?.attributedTitle }
            get(entry, "attributedMessage") { ($0 as? UIAlertController)?.attributedMessage }
            get(entry, "contentViewController") { ($0 as? UIAlertController)?.contentViewController }
            set(entry, "attributedTitle") { ($0 as? UIAlertController)?.attributedTitle = $1 as? NSAttributedString }
            set(entry, "attributedMessage") { ($0 as? UIAlertController)?.attributedMessage = $1 as? NSAttributedString }
            set(entry, "contentViewController") { ($0 as? UIAlertController)?.contentViewController = $1 as? UIViewController }
        }
        ObjectRuntime.register(UIAlertAction.self) { entry in
            for key in ["titleTextColor", "_titleTextColor"] {
                get(entry, key) { ($0 as? UIAlertAction)?.titleTextColor }
                set(entry, key) { ($0 as? UIAlertAction)?.titleTextColor = $1 as? UIColor }
            }
            for key in ["image", "_image"] {
                get(entry, key) { ($0 as? UIAlertAction)?.image }
                set(entry, key) { ($0 as? UIAlertAction)?.image = $1 as? UIImage }
            }
            for key in ["imageTintColor", "_imageTintColor"] { set(entry, key) { ($0 as? UIAlertAction)?.imageTintColor = $1 as? UIColor } }
            SystemKeys.number(entry, "titleTextAlignment") { action, number in
                guard let alignment = NSTextAlignment(rawValue: Int(number)) else { return }
                (action as? UIAlertAction)?.titleTextAlignment = alignment
            }
            for key in ["checked", "_checked"] {
                get(entry, key) { ($0 as? UIAlertAction)?.isChecked }
                SystemKeys.flag(entry, key) { ($0 as? UIAlertAction)?.isChecked = $1 }
            }
        }
    }

    private static func registerBars() {
        ObjectRuntime.register(UIBarButtonItem.self) { entry in
            get(entry, "view") { ($0 as? UIBarButtonItem).flatMap { $0.customView ?? $0.barView as? UIView } }
        }
        ObjectRuntime.register(UITabBarItem.self) { entry in get(entry, "view") { ($0 as? UITabBarItem)?.barView as? UIView } }
        ObjectRuntime.register(UITabBarController.self) { entry in
            set(entry, "tabBar") { controller, bar in
                if let bar = bar as? UITabBar { (controller as? UITabBarController)?.replaceTabBar(bar) }
            }
        }
        ObjectRuntime.register(UINavigationController.self) { entry in
            set(entry, "navigationBar") { controller, bar in
                if let bar = bar as? UINavigationBar { (controller as? UINavigationController)?.replaceNavigationBar(bar) }
            }
        }
        ObjectRuntime.register(UINavigationBar.self) { entry in
            SystemKeys.flag(entry, "hidesShadow") { ($0 as? UINavigationBar)?.background.hidesShadow = $1 }
        }
        ObjectRuntime.register(UITabBar.self) { entry in
            SystemKeys.flag(entry, "hidesShadow") { ($0 as? UITabBar)?.background.hidesShadow = $1 }
        }
        ObjectRuntime.register(UIToolbar.self) { entry in
            SystemKeys.flag(entry, "hidesShadow") { ($0 as? UIToolbar)?.background.hidesShadow = $1 }
        }
    }

    private static func get(_ entry: ObjectClass, _ key: String, _ body: @escaping ObjectClass.IsolatedGetter) { entry.getter(key, body) }

    private static func set(_ entry: ObjectClass, _ key: String, _ body: @escaping @MainActor (AnyObject, Any?) -> Void) {
        SystemKeys.set(entry, key, body)
    }
}
