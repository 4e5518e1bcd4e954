@_spi(Quince) import UIKit

extension Color {
    /// The colour of an asset catalog that a resource names.
    ///
    /// Source: Apple's documentation of `Color.init(_:)`.
    // (Where `UIColor` has a member of the same name, it is that colour.)
    @_disfavoredOverload public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
}

extension Image {
    /// The picture of an asset catalog that a resource names.
    ///
    /// Source: Apple's documentation of `Image.init(_:)`.
    public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
    /// The same, with words for it.
    public init(_ resource: ImageResource, label: Text) { self.init(resource.name, bundle: resource.bundle, label: label) }
    /// The same, which assistive technologies pass over.
    public init(decorative resource: ImageResource) { self.init(decorative: resource.name, bundle: resource.bundle) }
}

extension Label where Title == Text, Icon == Image {
    nonisolated public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(resource)
        }
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
        self.init {
            Text(title)
        } icon: {
            Image(resource)
        }
    }
}
