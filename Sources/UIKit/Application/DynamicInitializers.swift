@_spi(Quince) import QuinceFoundation

// Which initializers apps may call on a metatype of unknown class.
@_spi(Quince) extension UIView: MadeByFrame {}
@_spi(Quince) extension UITableViewCell: MadeByStyle {}
@_spi(Quince) extension UITableViewHeaderFooterView: MadeByReuseIdentifier {}
@_spi(Quince) extension UIViewController: MadeByNibName {}

/// Makes instances of UIKit's own classes for `type.init(…)`: through `init(coder:)`, the one initializer that Swift can call on a class known only
/// at run time. A coder without content leaves everything at its default.
@MainActor enum DynamicInitializers {
    static func install() {
        ObjectRuntime.frameworkFactory = { type, initializer, arguments in
            nonisolated(unsafe) let arguments = arguments
            nonisolated(unsafe) var made: AnyObject?
            MainActor.assumeIsolated { made = make(type, initializer, arguments) }
            return made
        }
    }

    static func make(_ type: AnyClass, _ initializer: ObjectClass.Initializer, _ arguments: [Any?]) -> AnyObject? {
        guard String(reflecting: type).hasPrefix("UIKit.") else { return type == NSObject.self ? NSObject() : nil }
        switch initializer {
        case .styleReuseIdentifier where type == UITableViewCell.self:
            return UITableViewCell(style: arguments[0] as! UITableViewCell.CellStyle, reuseIdentifier: arguments[1] as! String?)
        case .reuseIdentifier:
            return UITableViewHeaderFooterView(reuseIdentifier: arguments[0] as! String?)
        case .nibNameBundle where type == UIViewController.self:
            return UIViewController(nibName: arguments[0] as! String?, bundle: arguments[1] as! Bundle?)
        case .identifierSourceDestination:
            guard type == UIStoryboardSegue.self, let source = arguments[1] as? UIViewController,
                let destination = arguments[2] as? UIViewController
            else { return nil }
            return UIStoryboardSegue(identifier: arguments[0] as? String, source: source, destination: destination)
        default: break
        }
        if let view = (type as? UIView.Type)?.init(coder: NSCoder()) {
            if initializer == .frame { view.frame = arguments[0] as! CGRect }
            return view
        }
        if let item = (type as? UIBarItem.Type)?.init(coder: NSCoder()) { return item }
        if let controller = (type as? UIViewController.Type)?.init(coder: NSCoder()) { return controller }
        return GestureMaker.make(type)
    }
}
