import QuinceFoundation
import UIKit

/// Source: Apple's documentation of `CPGridButton`.
@preconcurrency @MainActor open class CPGridButton: NSObject {
    public let titleVariants: [String]
    public let image: UIImage
    open var isEnabled = true
    let handler: ((CPGridButton) -> Void)?

    public init(titleVariants: [String], image: UIImage, handler: ((CPGridButton) -> Void)? = nil) {
        (self.titleVariants, self.image, self.handler) = (titleVariants, image, handler)
    }
}

/// A grid of at most eight buttons. Source: Apple's documentation of `CPGridTemplate`.
@preconcurrency @MainActor open class CPGridTemplate: CPTemplate, CPBarButtonProviding {
    public let title: String?
    open private(set) var gridButtons: [CPGridButton]
    open var leadingNavigationBarButtons: [CPBarButton] = []
    open var trailingNavigationBarButtons: [CPBarButton] = []
    open var backButton: CPBarButton?

    public init(title: String?, gridButtons: [CPGridButton]) { (self.title, self.gridButtons) = (title, Array(gridButtons.prefix(8))) }
    open func updateGridButtons(_ gridButtons: [CPGridButton]) { self.gridButtons = Array(gridButtons.prefix(8)) }
}

/// Notified of the tab that is selected. Source: Apple's documentation of `CPTabBarTemplateDelegate`.
@preconcurrency @MainActor public protocol CPTabBarTemplateDelegate: NSObjectProtocol {
    func tabBarTemplate(_ tabBarTemplate: CPTabBarTemplate, didSelect selectedTemplate: CPTemplate)
}

/// Tabs. Source: Apple's documentation of `CPTabBarTemplate`.
@preconcurrency @MainActor open class CPTabBarTemplate: CPTemplate {
    open weak var delegate: (any CPTabBarTemplateDelegate)?
    open private(set) var templates: [CPTemplate]
    open private(set) var selectedTemplate: CPTemplate?

    public class var maximumTabCount: Int { 4 }

    public init(templates: [CPTemplate]) { (self.templates, selectedTemplate) = (templates, templates.first) }
    open func updateTemplates(_ newTemplates: [CPTemplate]) {
        templates = newTemplates
        if !newTemplates.contains(where: { $0 === selectedTemplate }) { selectedTemplate = newTemplates.first }
    }
    open func select(_ newTemplate: CPTemplate) { if templates.contains(where: { $0 === newTemplate }) { selectedTemplate = newTemplate } }
    open func selectTemplate(at index: Int) { if templates.indices.contains(index) { selectedTemplate = templates[index] } }
}

/// Source: Apple's documentation of `CPInformationTemplateLayout`.
public enum CPInformationTemplateLayout: Int, Sendable { case leading = 0, twoColumn }

/// Source: Apple's documentation of `CPInformationItem`.
@preconcurrency @MainActor open class CPInformationItem: NSObject {
    public let title: String?
    public let detail: String?
    public init(title: String?, detail: String?) { (self.title, self.detail) = (title, detail) }
}

/// A page of texts with buttons. Source: Apple's documentation of `CPInformationTemplate`.
@preconcurrency @MainActor open class CPInformationTemplate: CPTemplate, CPBarButtonProviding {
    open var title: String
    public let layout: CPInformationTemplateLayout
    open var items: [CPInformationItem]
    open var actions: [CPTextButton]
    open var leadingNavigationBarButtons: [CPBarButton] = []
    open var trailingNavigationBarButtons: [CPBarButton] = []
    open var backButton: CPBarButton?

    public init(title: String, layout: CPInformationTemplateLayout, items: [CPInformationItem], actions: [CPTextButton]) {
        (self.title, self.layout, self.items, self.actions) = (title, layout, items, actions)
    }
}

/// The page of what plays. Source: Apple's documentation of `CPNowPlayingTemplate`.
@preconcurrency @MainActor open class CPNowPlayingTemplate: CPTemplate {
    public static let shared = CPNowPlayingTemplate()
    open private(set) var nowPlayingButtons: [CPNowPlayingButton] = []
    open var isAlbumArtistButtonEnabled = false
    open var isUpNextButtonEnabled = false
    open var upNextTitle = ""
    private var observers: [any CPNowPlayingTemplateObserver] = []

    private override init() { super.init() }
    open func updateNowPlayingButtons(_ nowPlayingButtons: [CPNowPlayingButton]) { self.nowPlayingButtons = nowPlayingButtons }
    open func add(_ observer: any CPNowPlayingTemplateObserver) { observers.append(observer) }
    open func remove(_ observer: any CPNowPlayingTemplateObserver) { observers.removeAll { $0 === observer } }
}

/// Notified of buttons of what plays. Every method is optional. Source: Apple's documentation of `CPNowPlayingTemplateObserver`.
@preconcurrency @MainActor public protocol CPNowPlayingTemplateObserver: NSObjectProtocol {
    func nowPlayingTemplateUpNextButtonTapped(_ nowPlayingTemplate: CPNowPlayingTemplate)
    func nowPlayingTemplateAlbumArtistButtonTapped(_ nowPlayingTemplate: CPNowPlayingTemplate)
}

extension CPNowPlayingTemplateObserver {
    public func nowPlayingTemplateUpNextButtonTapped(_ nowPlayingTemplate: CPNowPlayingTemplate) {}
    public func nowPlayingTemplateAlbumArtistButtonTapped(_ nowPlayingTemplate: CPNowPlayingTemplate) {}
}

/// Source: Apple's documentation of `CPNowPlayingButton`.
@preconcurrency @MainActor open class CPNowPlayingButton: NSObject {
    open var isEnabled = true
    open var isSelected = false
    let handler: ((CPNowPlayingButton) -> Void)?
    public init(handler: ((CPNowPlayingButton) -> Void)? = nil) { self.handler = handler }
}

/// Source: Apple's documentation of `CPNowPlayingImageButton`.
@preconcurrency @MainActor open class CPNowPlayingImageButton: CPNowPlayingButton {
    public let image: UIImage?
    public init(image: UIImage, handler: ((CPNowPlayingButton) -> Void)? = nil) {
        self.image = image
        super.init(handler: handler)
    }
}

/// Source: Apple's documentation of `CPNowPlayingShuffleButton`.
@preconcurrency @MainActor open class CPNowPlayingShuffleButton: CPNowPlayingButton {}
/// Source: Apple's documentation of `CPNowPlayingRepeatButton`.
@preconcurrency @MainActor open class CPNowPlayingRepeatButton: CPNowPlayingButton {}
/// Source: Apple's documentation of `CPNowPlayingAddToLibraryButton`.
@preconcurrency @MainActor open class CPNowPlayingAddToLibraryButton: CPNowPlayingButton {}
/// Source: Apple's documentation of `CPNowPlayingMoreButton`.
@preconcurrency @MainActor open class CPNowPlayingMoreButton: CPNowPlayingButton {}
/// Source: Apple's documentation of `CPNowPlayingPlaybackRateButton`.
@preconcurrency @MainActor open class CPNowPlayingPlaybackRateButton: CPNowPlayingButton {}
