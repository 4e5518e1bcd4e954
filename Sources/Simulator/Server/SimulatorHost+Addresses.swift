import Foundation

extension SimulatorHost {
    /// The address of the page that shows the booted devices named by `arguments` side by side, a booted one where there are none, or the previews
    /// where `value` is `previews`.
    func pageAddress(_ request: HostRequest) throws -> String {
        guard let addresses else { throw SimulatorError("the host is not ready", nextStep: "Try again.") }
        if request.value == HostRequest.previews { return addresses.previews }
        let references: [String?] = request.arguments.isEmpty ? [request.device] : request.arguments
        var devices: [UUID] = []
        for reference in references {
            let device = try booted(reference).device.record.udid
            if !devices.contains(device) { devices.append(device) }
        }
        guard let first = devices.first else { throw SimulatorError("No devices are booted.", exitCode: .invalidDevice) }
        return addresses.device(first, beside: Array(devices.dropFirst()))
    }

    /// A file that sends a browser on to that page, for half a minute.
    func redirectPage(_ request: HostRequest) throws -> String {
        try RedirectPage.make(for: pageAddress(request), in: store.folder.deletingLastPathComponent()).path
    }
}
