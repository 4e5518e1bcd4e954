import Foundation
import Simulator

/// `open -a Simulator`: names the page of the booted device, and opens it where there is a desktop.
struct OpenShim {
    private let context: ShimContext

    init(_ context: ShimContext) { self.context = context }

    func run(_ arguments: [String]) -> Int32 {
        let names = ["simulator", "simulator.app", "com.apple.iphonesimulator"]
        guard arguments.count > 1, ["-a", "-b"].contains(arguments[0]), names.contains(arguments[1].lowercased()) else {
            guard let program = context.program("xdg-open") ?? context.program("open") else {
                context.error("open: only 'open -a Simulator' is in Quince, and there is no xdg-open")
                return 1
            }
            return context.replaceProcess(program, arguments)
        }
        do {
            guard try context.devices().contains(where: \.isBooted) else {
                context.print("No device is booted, so there is nothing to show; boot one with: xcrun simctl boot")
                return 0
            }
            let page = try PageLink(Sim.client(), devices: [])
            guard Desktop.isThere else {
                context.print("There is no desktop; the page is at \(page.address.prefix { $0 != "#" }), opened with: quince open")
                return 0
            }
            try page.open()
            return 0
        } catch {
            context.error("\(error)")
            return 1
        }
    }
}
