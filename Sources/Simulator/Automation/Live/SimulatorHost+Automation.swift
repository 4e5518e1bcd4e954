import DeviceCore
import DeviceProtocol
import Foundation

/// What tools ask of a device's screen and of what all its apps share.
extension SimulatorHost {
    func perform(_ action: ScreenAction?, _ reference: String?) throws {
        guard let action else { throw SimulatorError("the action is missing") }
        try booted(reference).perform(action)
    }

    /// The apps on a device, booted or not.
    func apps(_ reference: String?) throws -> [InstalledAppRecord] {
        let device = try device(reference)
        if let session = session(device.record.udid) { return session.appRecords }
        return device.apps.map { InstalledAppRecord($0, name: $0.bundle.displayName) }
    }

    /// The text on the general pasteboard of a booted device; a value replaces it.
    func pasteboard(_ request: HostRequest) throws -> String? {
        let pasteboard = try booted(request.device).device.services.pasteboard
        if let text = request.value {
            let item = ["public.utf8-plain-text": PasteboardRepresentation(.text, Data(text.utf8))]
            guard case .refused(let reason) = pasteboard.set(PasteboardContents(items: [item]), at: Date(), by: "") else { return nil }
            throw SimulatorError(reason, nextStep: "Copy less.")
        }
        let items = pasteboard.state(known: nil, at: Date()).contents?.items ?? []
        let texts = items.compactMap { item in item.sorted { $0.key < $1.key }.first { $0.value.kind == .text }?.value.data }
        return texts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
    }

    /// Delivers a notification as if a server had sent it.
    ///
    /// - Throws: `SimulatorError` for a payload that is none, and where the user has not allowed the app notifications.
    func push(_ request: HostRequest) throws {
        let session = try booted(request.device)
        guard let app = request.app else { throw SimulatorError("the app's bundle identifier is missing") }
        _ = try session.device.app(app)
        let notification = try PushPayload.notification(Data((request.value ?? "").utf8))
        guard session.device.permissions.status(of: .notifications, for: app) == .granted else {
            throw SimulatorError(
                "the user has not allowed \(app) notifications",
                nextStep: "Allow them with: quince sim privacy booted grant notifications \(app)")
        }
        try session.handle(.deliver(notification, app: app))
    }
}
