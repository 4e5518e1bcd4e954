// swift-tools-version:5.9
import PackageDescription

let package = Package(
    name: "Prices", defaultLocalization: "en", platforms: [.iOS(.v16)],
    products: [.library(name: "Prices", targets: ["Prices"])],
    targets: [
        .target(name: "Prices", dependencies: ["CRounding"], resources: [.process("Resources")]),
        .target(name: "CRounding"),
    ])
