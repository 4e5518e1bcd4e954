import QuinceFoundation
import UIKit

/// A row that a list can have. Source: Apple's documentation of `CPListTemplateItem`.
@preconcurrency @MainActor public protocol CPListTemplateItem: NSObjectProtocol {
    var text: String? { get }
    var userInfo: Any? { get set }
    var isEnabled: Bool { get set }
}

/// A row that can be selected. Source: Apple's documentation of `CPSelectableListItem`.
@preconcurrency @MainActor public protocol CPSelectableListItem: CPListTemplateItem {
    var handler: ((any CPSelectableListItem, @escaping () -> Void) -> Void)? { get set }
}

/// Source: Apple's documentation of `CPListItemAccessoryType`.
public enum CPListItemAccessoryType: Int, Sendable { case none = 0, disclosureIndicator, cloud }
/// Source: Apple's documentation of `CPListItemPlayingIndicatorLocation`.
public enum CPListItemPlayingIndicatorLocation: Int, Sendable { case leading = 0, trailing }

/// Source: Apple's documentation of `CPListItem`.
@preconcurrency @MainActor open class CPListItem: NSObject, CPSelectableListItem {
    open private(set) var text: String?
    open private(set) var detailText: String?
    open private(set) var image: UIImage?
    open private(set) var accessoryImage: UIImage?
    open var accessoryType: CPListItemAccessoryType
    open var userInfo: Any?
    open var isEnabled = true
    open var isExplicitContent = false
    open var isPlaying = false
    /// 0...1
    open var playbackProgress: CGFloat = 0
    open var playingIndicatorLocation = CPListItemPlayingIndicatorLocation.trailing
    open var handler: ((any CPSelectableListItem, @escaping () -> Void) -> Void)?

    public class var maximumImageSize: CGSize { CGSize(width: 44, height: 44) }

    public init(text: String?, detailText: String?) { (self.text, self.detailText, accessoryType) = (text, detailText, .none) }
    public init(text: String?, detailText: String?, image: UIImage?) {
        (self.text, self.detailText, self.image, accessoryType) = (text, detailText, image, .none)
    }
    public init(
        text: String?, detailText: String?, image: UIImage?, accessoryImage: UIImage?, accessoryType: CPListItemAccessoryType
    ) {
        (self.text, self.detailText, self.image) = (text, detailText, image)
        (self.accessoryImage, self.accessoryType) = (accessoryImage, accessoryType)
    }

    open func setText(_ text: String) { self.text = text }
    open func setDetailText(_ detailText: String?) { self.detailText = detailText }
    open func setImage(_ image: UIImage?) { self.image = image }
    open func setAccessoryImage(_ accessoryImage: UIImage?) { self.accessoryImage = accessoryImage }
}

/// A row of pictures. Source: Apple's documentation of `CPListImageRowItem`.
@preconcurrency @MainActor open class CPListImageRowItem: NSObject, CPSelectableListItem {
    open var text: String?
    open var userInfo: Any?
    open var isEnabled = true
    open var imageTitles: [String]
    open private(set) var gridImages: [UIImage]
    open var handler: ((any CPSelectableListItem, @escaping () -> Void) -> Void)?
    open var listImageRowHandler: ((CPListImageRowItem, Int, @escaping () -> Void) -> Void)?

    public class var maximumImageSize: CGSize { CGSize(width: 90, height: 90) }

    public init(text: String?, images: [UIImage]) { (self.text, gridImages, imageTitles) = (text, images, []) }
    public init(text: String?, images: [UIImage], imageTitles: [String]) {
        (self.text, gridImages, self.imageTitles) = (text, images, imageTitles)
    }
    open func update(_ gridImages: [UIImage]) { self.gridImages = gridImages }
}

/// Source: Apple's documentation of `CPListSection`.
@preconcurrency @MainActor open class CPListSection: NSObject {
    public let items: [any CPListTemplateItem]
    public let header: String?
    public let sectionIndexTitle: String?

    public init(items: [any CPListTemplateItem]) { (self.items, header, sectionIndexTitle) = (items, nil, nil) }
    public init(items: [any CPListTemplateItem], header: String?, sectionIndexTitle: String?) {
        (self.items, self.header, self.sectionIndexTitle) = (items, header, sectionIndexTitle)
    }
    open func index(of item: any CPListTemplateItem) -> Int { items.firstIndex { $0 === item } ?? NSNotFound }
    open func item(at index: Int) -> any CPListTemplateItem { items[index] }
}

/// A list. Source: Apple's documentation of `CPListTemplate`.
@preconcurrency @MainActor open class CPListTemplate: CPTemplate, CPBarButtonProviding {
    public let title: String?
    open private(set) var sections: [CPListSection]
    open var emptyViewTitleVariants: [String] = []
    open var emptyViewSubtitleVariants: [String] = []
    open var leadingNavigationBarButtons: [CPBarButton] = []
    open var trailingNavigationBarButtons: [CPBarButton] = []
    open var backButton: CPBarButton?

    public class var maximumItemCount: Int { 500 }
    public class var maximumSectionCount: Int { 100 }

    public init(title: String?, sections: [CPListSection]) { (self.title, self.sections) = (title, sections) }

    open var sectionCount: Int { sections.count }
    open var itemCount: Int { sections.reduce(0) { $0 + $1.items.count } }
    open func updateSections(_ sections: [CPListSection]) { self.sections = sections }
    open func indexPath(for item: any CPListTemplateItem) -> IndexPath? {
        for (number, section) in sections.enumerated() {
            if let row = section.items.firstIndex(where: { $0 === item }) { return IndexPath(row: row, section: number) }
        }
        return nil
    }
}
