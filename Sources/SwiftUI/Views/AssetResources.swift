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

extension Button where Label == SwiftUI.Label<Text, Image> {
    /// A button with a picture of an asset catalog beside its title.
    ///
    /// Source: Apple's documentation of `Button.init(_:image:action:)`.
    nonisolated public init(_ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { SwiftUI.Label(titleKey, image: image) }
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, image: ImageResource, action: @escaping @MainActor () -> Void
    ) { self.init(action: action) { SwiftUI.Label(title, image: image) } }
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) { self.init(role: role, action: action) { SwiftUI.Label(titleKey, image: image) } }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) { self.init(role: role, action: action) { SwiftUI.Label(title, image: image) } }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
    /// A switch with a picture of an asset catalog beside its title.
    ///
    /// Source: Apple's documentation of `Toggle.init(_:image:isOn:)`.
    nonisolated public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUI.Label(titleKey, image: image) }
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUI.Label(title, image: image) }
    }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
    /// A picker with a picture of an asset catalog beside its title.
    ///
    /// Source: Apple's documentation of `Picker.init(_:image:selection:content:)`.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) { self.init(selection: selection, content: content) { SwiftUI.Label(titleKey, image: image) } }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) { self.init(selection: selection, content: content) { SwiftUI.Label(title, image: image) } }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
    /// A menu with a picture of an asset catalog beside its title.
    ///
    /// Source: Apple's documentation of `Menu.init(_:image:content:)`.
    nonisolated public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { SwiftUI.Label(titleKey, image: image) }
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, image: ImageResource, @ViewBuilder content: () -> Content
    ) { self.init(content: content) { SwiftUI.Label(title, image: image) } }
}
