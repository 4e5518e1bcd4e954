extension AppearanceProperty {
    /// The pictures of steppers, by state.
    static let ofSteppers: [AppearanceProperty] = [
        AppearanceProperty(.backgroundImage, \UIStepper.backgrounds) { $0.setBackgroundImage($1, for: $2) },
        AppearanceProperty(.dividerImage, \UIStepper.dividers) {
            $0.setDividerImage($1, forLeftSegmentState: $2[0], rightSegmentState: $2[1])
        },
        AppearanceProperty(.incrementImage, \UIStepper.incrementImages) { $0.setIncrementImage($1, for: $2) },
        AppearanceProperty(.decrementImage, \UIStepper.decrementImages) { $0.setDecrementImage($1, for: $2) },
    ]
}
