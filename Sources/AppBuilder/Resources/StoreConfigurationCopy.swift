import FileFormats
import Foundation
import StoreModel

/// Puts the StoreKit configuration that an app is tested with into its bundle, where StoreKit looks for it.
///
/// Xcode hands the file to the process that it starts; here the bundle carries it, under a name of Quince's own.
struct StoreConfigurationCopy {
    let target: AppTarget
    /// The bundle being made.
    let bundle: URL

    /// - Returns: A warning for a file that cannot be read or lies outside of the project: the app has no products then, as one without a
    ///   configuration.
    /// - Throws: `CocoaError` where the bundle cannot be written.
    func copy(within boundary: ProjectBoundary) throws -> [BuildDiagnostic] {
        guard let file = target.storeKitConfiguration, !target.isLibrary, !target.isExtension else { return [] }
        let data: Data
        do {
            try boundary.check(file)
            data = try RegularFile.read(file)
            _ = try StoreConfiguration(data)
        } catch {
            let next = "Choose another configuration in the scheme (Run ▸ Options), or restore it from version control."
            return [.warning("the app has no products: its StoreKit configuration \(Self.reason(error))", at: file, nextStep: next)]
        }
        try data.write(to: bundle.appendingPathComponent(StoreConfiguration.fileName))
        return []
    }

    private static func reason(_ error: any Error) -> String {
        switch error {
        case let problem as RegularFile.Problem: problem.message
        case let failure as BuildFailure: failure.diagnostics.first?.message ?? "lies outside of the project"
        default: "cannot be read: \(error.localizedDescription)"
        }
    }
}
