extension UIView {
    /// The guide of one of the system's areas, made when first asked for.
    func systemGuide(_ source: GuideSource, _ identifier: String) -> UILayoutGuide {
        if let guide = viewLayout.systemGuides[source] { return guide }
        let guide =
            source == .keyboard
            ? UIKeyboardLayoutGuide(source: source, identifier: identifier) : UILayoutGuide(source: source, identifier: identifier)
        viewLayout.systemGuides[source] = guide
        if viewLayout.systemGuides.count == 1 {
            environment.insetObservers.append { [unowned self] in layoutEngine?.insetsChanged(self) }
        }
        guide.owningView = self
        return guide
    }

    func addGuide(_ guide: UILayoutGuide) { viewLayout.guides.append(guide) }

    func dropGuide(_ guide: UILayoutGuide) {
        releaseConstraints { $0.firstItem === guide || $0.secondItem === guide }
        layoutEngine?.remove(guide)
        viewLayout.guides.removeAll { $0 === guide }
    }

    /// Distances from the view's edges to a system guide.
    func insets(of source: GuideSource) -> UIEdgeInsets {
        switch source {
        case .safeArea: safeAreaInsets
        case .keyboard: keyboardInsets
        case .layoutMargins, .readableContent, .scrollContent, .scrollFrame: layoutMargins
        }
    }

    /// The widest column of text that is comfortable to read, by the text size.
    var readableWidth: CGFloat {
        switch traitCollection.preferredContentSizeCategory {
        case .extraSmall: 560
        case .small: 600
        case .medium: 632
        case .extraLarge: 744
        case .extraExtraLarge: 816
        case .extraExtraExtraLarge: 896
        case .large, .unspecified: 672
        default: 896
        }
    }

    func layoutFrame(of guide: UILayoutGuide) -> CGRect {
        switch guide.source {
        case .safeArea, .layoutMargins, .keyboard: return bounds.inset(by: insets(of: guide.source!))
        case .scrollFrame: return bounds
        case .scrollContent: return CGRect(origin: .zero, size: (self as? UIScrollView)?.contentSize ?? .zero)
        case .readableContent, nil:
            let engine = layoutEngineMakingIfNeeded
            engine.solve()
            return engine.frame(of: guide) ?? .zero
        }
    }
}
