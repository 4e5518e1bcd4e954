// swift-tools-version: 6.1
import PackageDescription

// A package of its own: Quince's modules bear the names of Apple's, and this one's dependencies would take them for those.
let package = Package(
    name: "Services",
    dependencies: [.package(url: "https://github.com/swhitty/FlyingFox", exact: "0.27.1")],
    targets: [
        .executableTarget(
            name: "programme-service",
            dependencies: [.product(name: "FlyingFox", package: "FlyingFox")], path: "ProgrammeService", resources: [.copy("Fixture")])
    ]
)
