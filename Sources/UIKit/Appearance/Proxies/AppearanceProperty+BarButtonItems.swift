extension AppearanceProperty {
    static let ofBarButtonItems: [AppearanceProperty] = [
        AppearanceProperty(.tintColor, \UIBarButtonItem.tintColor),
        AppearanceProperty(.backgroundImage, \UIBarButtonItem.looks.button.backgrounds) { item, image, key in
            if let style = key.style {
                item.setBackgroundImage(image, for: key.state, style: style, barMetrics: key.metrics)
            } else {
                item.setBackgroundImage(image, for: key.state, barMetrics: key.metrics)
            }
        },
        AppearanceProperty(.backgroundPosition, \UIBarButtonItem.looks.button.backgroundPositions) {
            $0.setBackgroundVerticalPositionAdjustment($1, for: $2)
        },
        AppearanceProperty(.titlePositionAdjustment, \UIBarButtonItem.looks.button.titlePositions) {
            $0.setTitlePositionAdjustment($1, for: $2)
        },
        AppearanceProperty(.backBackgroundImage, \UIBarButtonItem.looks.back.backgrounds) {
            $0.setBackButtonBackgroundImage($1, for: $2.state, barMetrics: $2.metrics)
        },
        AppearanceProperty(.backTitlePosition, \UIBarButtonItem.looks.back.titlePositions) {
            $0.setBackButtonTitlePositionAdjustment($1, for: $2)
        },
        AppearanceProperty(.backBackgroundPosition, \UIBarButtonItem.looks.back.backgroundPositions) {
            $0.setBackButtonBackgroundVerticalPositionAdjustment($1, for: $2)
        },
    ]
}
