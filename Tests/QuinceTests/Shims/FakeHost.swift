import AutomationModel
import Foundation
import Simulator

@testable import quince

/// A host of two devices that keeps what it is asked, and the streams of a stand-in.
final class FakeHost: @unchecked Sendable {
    var requests: [HostRequest] = []
    var output = Data()
    var errors: [String] = []
    var input = Data()
    var bootedDevices: Set<String> = [FakeHost.phone]
    var screen: ScreenSnapshot?
    var apps: [InstalledAppRecord] = []
    var environment: [String: String] = [:]
    var failure: SimulatorError?

    static let phone = "11111111-2222-3333-4444-555555555555"
    static let pad = "66666666-7777-8888-9999-AAAAAAAAAAAA"

    var text: String { String(decoding: output, as: UTF8.self) }
    var json: Any? { try? JSONSerialization.jsonObject(with: output, options: .fragmentsAllowed) }

    var context: ShimContext {
        var context = ShimContext()
        context.send = { try self.reply(to: $0) }
        context.write = { self.output += $0 }
        context.error = { self.errors.append($0) }
        context.input = { self.input }
        context.environment = environment
        return context
    }

    private func reply(to request: HostRequest) throws -> HostReply {
        requests.append(request)
        var reply = HostReply()
        switch request.verb {
        case .list:
            reply.devices = [device("iPhone 15", Self.phone), device("iPad (10th generation)", Self.pad)]
            return reply
        case .boot:
            var device = device("iPhone 15", request.device ?? "")
            device.wasBooted = bootedDevices.contains(request.device ?? "")
            reply.devices = [device]
        case .create: reply.devices = [device(request.value ?? "", Self.pad)]
        case .screen: reply.screen = screen
        case .apps: reply.apps = apps
        case .screenshot: reply.data = Data("picture".utf8)
        case .launch: reply.processIdentifier = 42
        case .pasteboard: reply.text = "copied"
        default: break
        }
        if let failure { throw failure }
        return reply
    }

    private func device(_ name: String, _ udid: String) -> HostReply.Device {
        let text = """
            {"udid": "\(udid)", "name": "\(name)", "model": "\(name)", "isBooted": \(bootedDevices.contains(udid)), "folder": "/devices/\(udid)"}
            """
        return try! JSONDecoder().decode(HostReply.Device.self, from: Data(text.utf8))
    }

    /// A screen with a navigation bar, a text field and a button.
    static var screen: ScreenSnapshot {
        func element(_ id: UInt64, _ type: ElementType, _ label: String, _ frame: CGRect) -> AutomationElement {
            var element = AutomationElement(id: id, type: type, viewClass: "UIView", frame: frame)
            (element.label, element.isAccessible) = (label, true)
            return element
        }
        var field = element(4, .textField, "Name", CGRect(x: 20, y: 120, width: 353, height: 34))
        (field.identifier, field.value, field.placeholder) = ("name", "Ada", "Name")
        var holder = AutomationElement(id: 3, type: .other, viewClass: "UIView", frame: CGRect(x: 0, y: 100, width: 393, height: 300))
        var button = element(5, .button, "Save", CGRect(x: 20, y: 200.5, width: 353, height: 44))
        button.isEnabled = false
        holder.children = [field, button]
        var window = AutomationElement(id: 2, type: .window, viewClass: "UIWindow", frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        window.children = [element(6, .navigationBar, "Notes", CGRect(x: 0, y: 59, width: 393, height: 44)), holder]
        var root = element(1, .application, "Notes", CGRect(x: 0, y: 0, width: 393, height: 852))
        root.children = [window]
        return ScreenSnapshot(root: root, app: "test.notes", processIdentifier: 42)
    }
}
