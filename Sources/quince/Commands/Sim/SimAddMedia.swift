import ArgumentParser
import Foundation
import Simulator

struct SimAddMedia: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "addmedia", abstract: "Adds pictures to a device's photo library.",
        discussion: """
            PNG, JPEG, GIF and WebP pictures; apps see them in the image picker the next time it is opened.

              quince sim addmedia booted holiday.jpg logo.png
              quince sim addmedia "iPhone 15" *.jpg
            """)
    @Argument(help: "The device.") var device: String
    @Argument(help: "The pictures.") var files: [String]

    func run() throws {
        var request = HostRequest(.addMedia, device: device)
        request.arguments = files.map { URL(fileURLWithPath: $0).path }
        try Sim.client().send(request)
    }
}
