/// A UIKit of a few lines: enough to compile and run what lowering makes, without waiting for the real one.
enum MiniKit {
    static let source = """
        @_exported import QuinceFoundation
        @_spi(Quince) import QuinceFoundation
        @preconcurrency @MainActor open class UIResponder: NSObject { @preconcurrency @MainActor public override init() { super.init() } }
        @preconcurrency @MainActor open class UIView: UIResponder {
            public init(frame: CGRect) { super.init() }
            public override convenience init() { self.init(frame: .zero) }
            public required init?(coder: NSCoder) { super.init() }
            @discardableResult open func endEditing(_ force: Bool) -> Bool { true }
        }
        open class UILabel: UIView {}
        public struct ColorResource: Hashable { public init(name: String, bundle: Bundle) {} }
        public struct ImageResource: Hashable { public init(name: String, bundle: Bundle) {} }
        @preconcurrency @MainActor open class UIDocument: NSObject { public init(fileURL url: URL) { super.init() } }
        open class UIButton: UIView {}
        @preconcurrency @MainActor open class UIViewController: UIResponder {
            public init(nibName: String?, bundle: Bundle?) { super.init() }
            public override convenience init() { self.init(nibName: nil, bundle: nil) }
            public required init?(coder: NSCoder) { super.init() }
            open func viewDidLoad() {}
            open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
            open var prefersStatusBarHidden: Bool { false }
        }
        open class UITableViewCell: UIView {
            public enum CellStyle: Int { case `default`, subtitle }
            public init(style: CellStyle, reuseIdentifier: String?) { super.init(frame: .zero) }
            public required init?(coder: NSCoder) { super.init(coder: coder) }
        }
        @_spi(Quince) extension UIView: MadeByFrame {}
        @_spi(Quince) extension UITableViewCell: MadeByStyle {}
        @_spi(Quince) extension UIViewController: MadeByNibName {}
        open class UINavigationController: UIViewController {
            open dynamic override var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }
            open dynamic override func dismiss(animated: Bool, completion: (() -> Void)? = nil) { super.dismiss(animated: animated) }
        }
        @preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {}
        @preconcurrency @MainActor public protocol UIWindowSceneDelegate: AnyObject {}
        @preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject { func scrollViewDidScroll(_ view: UIView) }
        extension UIScrollViewDelegate { public func scrollViewDidScroll(_ view: UIView) {} }
        @preconcurrency @MainActor public protocol UIListDelegate: NSObjectProtocol {
            func count() -> Int
            func list(_ view: UIView, heightAt row: Int) -> CGFloat
            func list(_ view: UIView, titleAt row: Int) -> String?
        }
        extension UIListDelegate {
            public func list(_ view: UIView, heightAt row: Int) -> CGFloat { 44 }
            public func list(_ view: UIView, titleAt row: Int) -> String? { nil }
        }
        /// Makes the delegate by its factory and sends it `start`.
        @MainActor public func UIApplicationMain(
            _ count: Int32, _ values: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principal: String?, _ delegate: String?
        ) -> Int32 {
            let object = ObjectRuntime.make(ObjectRuntime.type(named: delegate!)!, by: .plain)!
            _ = ObjectRuntime.method("start", of: object)!(object, [])
            return 0
        }
        public func send(_ selector: Selector, to object: AnyObject, _ arguments: Any?...) -> Any? {
            guard let method = ObjectRuntime.method(selector.name, of: object) else { fatalError("unrecognized selector \\(selector)") }
            return method(object, arguments)
        }
        public func set(_ key: String, of object: AnyObject, to value: Any?) { ObjectRuntime.setter(key, of: object)!(object, value) }
        public func get(_ key: String, of object: AnyObject) -> Any? { ObjectRuntime.getter(key, of: object)!(object) }
        public func make(_ type: AnyClass, _ initializer: String, _ arguments: Any?...) -> AnyObject? {
            ObjectRuntime.make(type, by: .init(rawValue: initializer)!, arguments)
        }
        """
}
