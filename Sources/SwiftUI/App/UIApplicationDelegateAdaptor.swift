@_spi(Quince) import QuinceFoundation

/// Gives a SwiftUI app a delegate of UIKit's, which SwiftUI makes and tells what happens.
///
/// A delegate that is an `ObservableObject`, or observable, is in the environment of the app's views, too.
///
/// Source: Apple's documentation of `UIApplicationDelegateAdaptor`.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
    DynamicProperty
{
    private let publish: (DelegateType, inout EnvironmentValues) -> Void
    private let observe: (DelegateType, inout AnyObject?, PropertyContext) -> UInt32

    /// The delegate.
    public var wrappedValue: DelegateType { AppLauncher.delegate() }

    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        publish = { _, _ in }
        observe = { _, _, _ in 1 }
        register()
    }

    /// A delegate that tells of its changes.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) where DelegateType: ObservableObject {
        publish = { $1.objects[ObjectIdentifier(DelegateType.self)] = $0 }
        observe = { ObjectChanges.wire($0, &$1, $2) }
        register()
    }

    /// A delegate whose properties are observed.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) where DelegateType: Observable {
        publish = { $1.objects[ObjectIdentifier(DelegateType.self)] = $0 }
        observe = { _, _, _ in 1 }
        register()
    }

    private func register() {
        let publish = publish
        AppLauncher.adapt({
            guard let delegate = ObjectRuntime.make(DelegateType.self, by: .plain) as? DelegateType else {
                fatalError("The application delegate class \(DelegateType.self) has no init().")
            }
            return delegate
        }) { delegate, values in
            if let delegate = delegate as? DelegateType { publish(delegate, &values) }
        }
    }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
    /// Makes bindings to the delegate's properties.
    public var projectedValue: ObservedObject<DelegateType>.Wrapper { ObservedObject(wrappedValue: wrappedValue).projectedValue }
}

extension UIApplicationDelegateAdaptor: WiredProperty {
    mutating func wire(_ slot: inout AnyObject?, _ context: PropertyContext) -> UInt32 { observe(wrappedValue, &slot, context) }
}
