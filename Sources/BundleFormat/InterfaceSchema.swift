/// The parts of Interface Builder's documents that Quince supports. AppBuilder reports others at build time instead of silently ignoring them.
public enum InterfaceSchema {
    /// Element names of storyboards and xibs that UIKit loads or that carry no behaviour.
    public static let elements: Set<String> = structure.union(values).union(objects).union(lists).union(designTime)

    /// The elements that structure documents.
    static let structure: Set<String> = [
        "document", "scenes", "scene", "objects", "resources", "subviews", "constraints", "constraint", "connections", "outlet",
        "outletCollection", "action",
        "segue", "placeholder", "exit", "viewControllerPlaceholder", "gestureRecognizers", "toolbarItems", "items", "leftBarButtonItems",
        "rightBarButtonItems", "tabBarItems", "segments", "segment", "scopeButtonTitles", "viewControllers", "userDefinedRuntimeAttributes",
        "userDefinedRuntimeAttribute",
        "variation", "mask",
        "exclude", "include", "layoutGuides", "viewLayoutGuide", "viewControllerLayoutGuide", "attributedString", "fragment", "attributes",
        "accessibility",
        "accessibilityTraits", "modalFormSheetSize", "popoverArrowDirection",
    ]

    /// Values of properties.
    static let values: Set<String> = [
        "rect", "frame", "point", "size", "inset", "edgeInsets", "directionalEdgeInsets", "color", "systemColor", "namedColor", "nil",
        "string",
        "mutableString", "integer",
        "real", "boolean", "bool", "value", "range", "date", "locale", "calendar", "timeZone", "array", "mutableArray", "null",
        "mutableData", "data", "image",
        "imageReference", "fontDescription", "font", "fontReference", "preferredSymbolConfiguration", "autoresizingMask", "textInputTraits",
        "state",
        "buttonConfiguration", "backgroundConfiguration", "paragraphStyle", "blurEffect", "vibrancyEffect", "visualEffect", "offsetWrapper",
        "textAttributes",
        "textShadowColor", "stretchingTextTabs", "customFonts", "navigationBarAppearance", "toolbarAppearance", "tabBarAppearance",
        "dataDetectorType",
        "extendedEdge", "rectEdge", "scrollIndicatorInsets", "contentInset", "separatorInset", "sectionInset", "symbolConfiguration",
        "imageConfiguration",
        "swiftPropertyWrapper", "hierarchicalColors", "array", "keyCommands", "keyCommand", "menu", "menuElements", "action", "command",
        "accessibilityHint",
        "accessibilityLabel", "standardMapConfiguration", "hybridMapConfiguration", "imageryMapConfiguration", "wkWebViewConfiguration",
        "audiovisualMediaTypes", "wkPreferences",
    ]

    /// Objects that are made: those UIKit's `InterfaceDecoders` has a decoder for, and the parts of their descriptions.
    public static let objects: Set<String> = [
        "view", "containerView", "stackView", "imageView", "visualEffectView", "label", "button", "control", "slider", "switch",
        "segmentedControl", "stepper", "pageControl", "pickerView",
        "searchBar", "datePicker",
        "progressView", "activityIndicatorView", "textField", "textView", "colorWell", "toolbar", "navigationBar", "navigationItem",
        "barButtonItem",
        "viewController", "navigationController", "splitViewController", "tabBarController", "pageViewController", "tabBar", "tabBarItem",
        "gestureRecognizer",
        "tapGestureRecognizer", "swipeGestureRecognizer",
        "panGestureRecognizer", "screenEdgePanGestureRecognizer", "pinchGestureRecognizer", "rotationGestureRecognizer",
        "longPressGestureRecognizer", "pongPressGestureRecognizer", "customObject", "hostingController", "mapView", "wkWebView", "skView",
        "avPlayerViewController",
    ]

    /// Tables, collections and what they are made of.
    public static let lists: Set<String> = [
        "scrollView", "tableViewController", "tableView", "tableViewCell", "tableViewCellContentView", "tableViewSection", "sections",
        "cells", "prototypes", "collectionViewController", "collectionView", "collectionViewCell", "collectionViewCellContentView",
        "collectionReusableView", "collectionViewFlowLayout", "collectionViewLayout", "refreshControl",
    ]

    /// The elements that only Interface Builder uses.
    static let designTime: Set<String> = [
        "dependencies", "plugIn", "capability", "deployment", "development", "device", "adaptation", "accessibilityOverrides",
        "simulatedMetricsContainer",
        "simulatedStatusBarMetrics",
        "simulatedNavigationBarMetrics", "simulatedTabBarMetrics", "simulatedToolbarMetrics", "simulatedOrientationMetrics",
        "simulatedScreenMetrics",
        "simulatedBottomBarMetrics", "simulatedTopBarMetrics", "freeformSimulatedSizeMetrics", "inferredMetricsTieBreakers", "classes",
        "class", "relationships",
        "relationship", "designables", "designable", "previewMetrics", "canvasLocation", "userComments", "scopeObjects", "imagesets",
        "animations",
    ]
}
