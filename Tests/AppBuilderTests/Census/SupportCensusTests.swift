import Foundation
import Testing

@testable import AppBuilder

/// What a project needs and Quince lacks, looked up in the sources of a whole project.
struct SupportCensusTests {
    @Test func modulesAndNamesThatNobodyHasAreFound() throws {
        let folder = try TemporaryFolder([
            "App/Model.swift": """
            import UIKit
            import Combine
            struct Item: Codable { var title = "", count = 1 }
            final class Store: ObservableObject {
                @Published var items: [Item] = []
                var names: [String] { items.map(\\.title).sorted().filter { !$0.isEmpty } }
                func add() -> Swift.Bool { Set(names).union(["a"]).isEmpty }
            }
            """,
            "App/Scene.swift": """
            import ARKit
            import UIKit
            final class Scene: UIView {
                let session: ARSession? = nil
                var view: ARView?
                func start() { session?.run(ARWorldTrackingConfiguration()); view?.session = session }
            }
            """,
            "App/main.swift": """
            import UIKit
            let view = UIView()
            view.flashScreen()
            UIBlinkView.blink()
            view.flashScreen()
            """,
        ])
        let request = BuildRequest(
            app: folder.path("App"), output: folder.path("Products"), frameworks: try TestFrameworks.shared.get(),
            cache: folder.path("Cache"))
        let report = try AppBuilder().support(request)
        #expect(report.files == 3)
        #expect(report.modules.map(\.name) == ["ARKit"])
        #expect(report.modules.first?.files == ["Scene.swift"])
        #expect(report.modules.first?.names.map(\.name) == ["ARSession", "ARView", "ARWorldTrackingConfiguration"])
        #expect(report.names.map(\.name) == ["flashScreen", "UIBlinkView", "blink"])
        #expect(report.names.map(\.uses) == [2, 1, 1])
        #expect(report.names.first?.files == ["main.swift"])
        #expect(!report.isComplete)
        // The names of the modules are read once.
        let caches = try FileManager.default.contentsOfDirectory(atPath: folder.path("Cache").path)
        #expect(caches.filter { $0.hasPrefix("names-") }.count == 1)
        #expect(try AppBuilder().support(request) == report)
    }
}
